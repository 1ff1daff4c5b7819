/** REST calls of each magazine page, with the documents the site sends. */
import { expect, inject, test } from 'vitest';

import { createTestGateway, pageQuery } from './testGateway.ts';

test.each([
  // Each hall mentioned in an article costs a call; this article mentions none.
  ['ArticlePageQuery', { rawId: '103', page: 1 }, ['R01', 'R02', 'R04', 'R06']],
  // Cards of picks carry no label of paid content, so each magazine article is loaded for it.
  ['MagazinePageQuery', { page: 4, isFirst: true }, [...Array(6).fill('R02'), 'R03', 'R04', 'R09', 'R83']],
  ['MagazinePageQuery', { page: 4, isFirst: false }, ['R03', 'R04']],
  // The category, its page, the name of the parent category, and names of prefectures.
  [
    'CategoryPageQuery',
    { rawId: '31', page: 2, filter: {}, isNarrowed: false },
    ['R05', 'R05', 'R05', 'R83'],
  ],
  [
    'CategoryPageQuery',
    { rawId: '31', page: 1, filter: { tagSlug: 'diy' }, isNarrowed: true },
    ['R05', 'R05', 'R83'],
  ],
  ['TagPageQuery', { slug: 'parents', page: 2 }, ['X09', 'X09']],
  ['ArticleRankingPageQuery', { period: 'DAY', category: '', ofCategory: false }, ['R04']],
  ['ArticleRankingPageQuery', { period: 'DAY', category: '33', ofCategory: true }, ['R04', 'R05']],
  ['WritersPageQuery', { query: '編集部', page: 1 }, ['R08']],
  ['WriterPageQuery', { rawId: '10', page: 1 }, ['R08']],
  ['GuidesPageQuery', { page: 2 }, ['R07']],
])('%s %o', async (name, variables, calls) => {
  // A new gateway, so that no page uses what another one loaded.
  const alone = createTestGateway(inject('originUrl'));
  try {
    const { errors, calls: made } = await alone.execute(pageQuery(name), variables, { compiled: true });
    expect(errors).toEqual([]);
    expect(made).toEqual(calls);
  } finally {
    await alone.close();
  }
});
