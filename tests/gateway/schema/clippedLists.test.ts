/** Lists of clips: articles of the magazine and of other sites, and the calls of a page of clipped halls. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders, pageQuery } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  // As in production, gateway and origin use the same site address, under which magazine articles are clipped.
  origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

const demo = { headers: demoHeaders };

interface Change {
  clippable: { __typename: string; id: string; viewerHasClipped: boolean } | null;
  userErrors: { code: string }[];
}
const change = async (field: 'clip' | 'unclip', target: Record<string, string>, from = gateway) =>
  (
    await from.execute<Record<string, Change | null>>(
      `mutation ($target: ClippableBy!) { ${field}(input: { target: $target }) { clippable { __typename id viewerHasClipped } userErrors { code } } }`,
      { target },
      demo,
    )
  ).data[field];

describe('articles', () => {
  interface ClippedRow {
    viewer: {
      account: {
        clippedArticles: {
          totalCount: number;
          edges: { name: string; url: string | null; isGone: boolean; node: { id: string } }[];
        };
      };
    };
  }
  const listClipped = async () =>
    (
      await gateway.execute<ClippedRow>(
        '{ viewer { account { clippedArticles { totalCount edges { name url isGone node { id viewerHasClipped } } } } } }',
        {},
        demo,
      )
    ).data.viewer.account.clippedArticles;

  test('of the magazine and of other sites are clipped by id, listed newest first, and unclipped', async () => {
    interface Listed {
      id: string;
      kind: string;
      title: string;
    }
    const { data } = await gateway.execute<{
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
    const list = await listClipped();
    expect(list.edges.map(({ node }) => node.id)).toEqual(picks.map(({ id }) => id).toReversed());
    expect(list.edges.map(({ name }) => name)).toEqual(picks.map(({ title }) => title).toReversed());
    // When it is no longer picked it can still be unclipped: the list has its address.
    await origin.fault({ path: '/api/pickup/article/today/', body: { articles: [] } });
    const tomorrow = createTestGateway(origin.url);
    for (const { id } of picks)
      expect(await change('unclip', { id }, tomorrow)).toMatchObject({
        clippable: { id, viewerHasClipped: false },
        userErrors: [],
      });
    expect(await listClipped()).toEqual({ totalCount: 0, edges: [] });
    await tomorrow.close();
    const nobody = btoa('Article:0/12345').replaceAll('=', '');
    expect((await change('clip', { id: nobody }))?.userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  });

  test('that are gone are named and marked', async () => {
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
    expect(await listClipped()).toMatchObject({
      totalCount: 1,
      edges: [{ name: '前撮りの小物', isGone: true, url: 'https://elsewhere.example/articles/7' }],
    });
  });
});

describe('the list of clipped halls', () => {
  /** Counts of the tabs: halls, articles and brides, brands, rings. */
  const COUNTS = ['R26', 'R26', 'R38', 'R40', 'R42'];

  test.each([
    [1, ['R46']],
    // The newest clip is on another page, so its time is a call.
    [2, ['R46', 'R46']],
  ])('page %i makes at most two calls besides session verification and counts', async (page, calls) => {
    for (const rawId of ['3', '12', '40']) await change('clip', { hallRawId: rawId });
    const variables = { page, isFirst: page === 1, halls: true, articles: false, brides: false };
    const result = await gateway.execute<{
      viewer: { account: { hallClips: { nodes: { hall: { viewerHasClipped: boolean } }[] } } };
    }>(pageQuery('ClipsPageQuery'), { ...variables, brands: false, rings: false }, demo);
    expect(result.errors).toEqual([]);
    expect(result.calls).toEqual([...COUNTS, ...calls].toSorted());
    const { nodes } = result.data.viewer.account.hallClips;
    // All of them are clipped, so no call is needed for their state.
    expect(nodes.every(({ hall }) => hall.viewerHasClipped)).toBe(true);
    expect(nodes.length > 0).toBe(page === 1);
  });
});
