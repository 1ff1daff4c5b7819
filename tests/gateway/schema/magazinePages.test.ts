/** What each page of the magazine costs: the documents the site really sends, over the real REST APIs. */
import { expect, inject, test } from 'vitest';

import { createAsking } from './query.ts';
import { pageQuery } from './pageQuery.ts';

test.each([
  // A hall an article names costs a call more (R54); this one names none.
  ['ArticlePageQuery', { rawId: '2192', page: 1 }, ['R01', 'R02', 'R04', 'R06']],
  // Cards of picks tell no label of paid content: each of ours is asked for it.
  ['MagazinePageQuery', { page: 4, isFirst: true }, [...Array(6).fill('R02'), 'R03', 'R04', 'R09', 'R83']],
  ['MagazinePageQuery', { page: 4, isFirst: false }, ['R03', 'R04']],
  // The category, its page, and the name of the category above.
  ['CategoryPageQuery', { rawId: '31', page: 2 }, ['R05', 'R05', 'R05']],
  ['TagPageQuery', { slug: 'parents', page: 2 }, ['X09', 'X09']],
  ['ArticleRankingPageQuery', { period: 'DAY', category: '', ofCategory: false }, ['R03', 'R04']],
  ['ArticleRankingPageQuery', { period: 'DAY', category: '33', ofCategory: true }, ['R03', 'R04', 'R05']],
  ['WritersPageQuery', { query: '編集部', page: 1 }, ['R08']],
  ['WriterPageQuery', { rawId: '10' }, ['R04', 'R08']],
  ['GuidesPageQuery', { page: 2 }, ['R07']],
])('%s %o', async (name, variables, calls) => {
  // A gateway of its own, so that no page finds what another one fetched.
  const alone = createAsking(inject('originUrl'));
  try {
    const { errors, calls: made } = await alone.ask(pageQuery(name), variables, { planned: true });
    expect(errors).toEqual([]);
    expect(made).toEqual(calls);
  } finally {
    await alone.close();
  }
});
