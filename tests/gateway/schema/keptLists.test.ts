/** The lists of what an account keeps: articles of ours and of other sites, and what a page of kept halls costs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { asDemo, createAsking } from './query.ts';
import { pageQuery } from './pageQuery.ts';

let origin: Origin;
let asking: ReturnType<typeof createAsking>;

beforeAll(async () => {
  // As in the product, both know the same address of the site: an article of ours is kept by it.
  origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

const demo = { headers: asDemo };

interface Change {
  clippable: { __typename: string; id: string; viewerHasClipped: boolean } | null;
  userErrors: { code: string }[];
}
const change = async (field: 'clip' | 'unclip', target: Record<string, string>, from = asking) =>
  (
    await from.ask<Record<string, Change | null>>(
      `mutation ($target: ClippableBy!) { ${field}(input: { target: $target }) { clippable { __typename id viewerHasClipped } userErrors { code } } }`,
      { target },
      demo,
    )
  ).data[field];

describe('articles', () => {
  interface Kept {
    viewer: {
      account: {
        clippedArticles: {
          totalCount: number;
          edges: { name: string; url: string | null; isGone: boolean; node: { id: string } }[];
        };
      };
    };
  }
  const kept = async () =>
    (
      await asking.ask<Kept>(
        '{ viewer { account { clippedArticles { totalCount edges { name url isGone node { id viewerHasClipped } } } } } }',
        {},
        demo,
      )
    ).data.viewer.account.clippedArticles;

  test('ours and those of other sites are kept by their id, listed newest first, and let go', async () => {
    interface Listed {
      id: string;
      kind: string;
      title: string;
    }
    const { data } = await asking.ask<{
      pickupArticles: Listed[];
      recentArticles: { nodes: Listed[] };
    }>('{ pickupArticles { id kind title } recentArticles { nodes { id kind title } } }');
    const { pickupArticles: today, recentArticles: recent } = data;
    const picks = [
      ...today.filter(({ kind }) => kind === 'MAGAZINE').slice(0, 1),
      ...today.filter(({ kind }) => kind === 'DISTRIBUTION').slice(0, 1),
      ...recent.nodes.filter(({ id }) => today.every((pick) => pick.id !== id)).slice(-1),
    ];
    expect(picks.map(({ kind }) => kind)).toEqual(['MAGAZINE', 'DISTRIBUTION', 'MAGAZINE']);
    for (const { id } of picks)
      expect(await change('clip', { id })).toMatchObject({
        clippable: { __typename: 'Article', id, viewerHasClipped: true },
        userErrors: [],
      });
    const list = await kept();
    expect(list.edges.map(({ node }) => node.id)).toEqual(picks.map(({ id }) => id).toReversed());
    expect(list.edges.map(({ name }) => name)).toEqual(picks.map(({ title }) => title).toReversed());
    // Tomorrow it is no pick any more, and can still be let go: its address is in the list.
    await origin.fault({ path: '/api/pickup/article/today/', body: { articles: [] } });
    const tomorrow = createAsking(origin.url);
    for (const { id } of picks)
      expect(await change('unclip', { id }, tomorrow)).toMatchObject({
        clippable: { id, viewerHasClipped: false },
        userErrors: [],
      });
    expect(await kept()).toEqual({ totalCount: 0, edges: [] });
    await tomorrow.close();
    const nobody = btoa('Article:0/12345').replaceAll('=', '');
    expect((await change('clip', { id: nobody }))?.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  });

  test('one that is gone is named and marked', async () => {
    const item = {
      id: 7,
      type: 'article',
      thumbnail: null,
      image: null,
      name: '前撮りの小物',
      owner: '編集部',
      original_url: 'https://elsewhere.example/articles/7',
      love_count: 3,
      category_name: null,
      is_url_dead: true,
    };
    const body = { count: 1, next: null, previous: null, results: [item] };
    await origin.fault({ path: '/api/love/list/', body });
    expect(await kept()).toMatchObject({
      totalCount: 1,
      edges: [{ name: '前撮りの小物', isGone: true, url: 'https://elsewhere.example/articles/7' }],
    });
  });
});

describe('the list of kept halls', () => {
  /** Counts of the tabs: halls, articles and brides, brands, rings. */
  const COUNTS = ['R26', 'R26', 'R38', 'R40', 'R42'];

  test.each([
    [1, ['R46']],
    // The newest clip of all is on another page, so its stamp is a call.
    [2, ['R46', 'R46']],
  ])('page %i of the site costs at most two calls beside proof and counts', async (page, calls) => {
    for (const rawId of ['3', '12', '40']) await change('clip', { hallRawId: rawId });
    const variables = { page, isFirst: page === 1, halls: true, articles: false, brides: false };
    const answer = await asking.ask<{
      viewer: { account: { hallClips: { nodes: { hall: { viewerHasClipped: boolean } }[] } } };
    }>(pageQuery('ClipsPageQuery'), { ...variables, brands: false, rings: false }, demo);
    expect(answer.errors).toEqual([]);
    expect(answer.calls).toEqual([...COUNTS, ...calls].toSorted());
    const { nodes } = answer.data.viewer.account.hallClips;
    // All of them are kept, which nobody has to ask.
    expect(nodes.every(({ hall }) => hall.viewerHasClipped)).toBe(true);
    expect(nodes.length > 0).toBe(page === 1);
  });
});
