/** Brands, rings, brides and shared lists: REST calls, rejections and visibility. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import documents from '#client/documents.json' with { type: 'json' };
import { globalId } from '#gateway/schema/kit/node.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { firstList } from './fieldComparison.ts';
import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin({ env: { SITE_URL: 'http://site.test' } });
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(async () => {
  await origin.clearFaults();
  await origin.clearJournal();
});

const demo = { headers: demoHeaders };

interface Change {
  clippable: { __typename: string; id: string; viewerHasClipped: boolean; clipCount: number | null } | null;
  account: { favoriteBrandCount: number; favoriteRingCount: number } | null;
  userErrors: { code: string }[];
}
const change = async (field: 'clip' | 'unclip', target: Record<string, string>, from = gateway) => {
  const { data, calls } = await from.execute<Record<string, Change | null>>(
    `mutation ($target: ClippableBy!) { ${field}(input: { target: $target }) { clippable { __typename id viewerHasClipped clipCount } account { favoriteBrandCount favoriteRingCount } userErrors { code } } }`,
    { target },
    demo,
  );
  return { payload: data[field], calls };
};

describe('brands and rings', () => {
  test.each([
    ['Brand', 'brandRawId', '12', 'favoriteBrandCount', '/api/v1/brands/favorite'],
    ['Ring', 'ringRawId', '503', 'favoriteRingCount', '/api/v1/rings/favorite'],
  ] as const)(
    '%s: the toggle is called only if the state has to change',
    async (typename, name, id, count, path) => {
      const target = { [name]: id };
      const clipped = await change('clip', target);
      expect(clipped.payload).toMatchObject({
        clippable: { __typename: typename, viewerHasClipped: true },
        account: { [count]: 1 },
        userErrors: [],
      });
      expect((await change('clip', target)).payload).toEqual(clipped.payload);
      expect((await change('unclip', target)).payload).toMatchObject({
        clippable: { viewerHasClipped: false },
        account: { [count]: 0 },
      });
      expect((await change('unclip', target)).payload?.userErrors).toEqual([]);
      const toggles = (await origin.calls(path)).filter(({ method }) => method === 'PUT');
      expect(toggles).toHaveLength(2);
    },
  );

  test('F32 a failure in the body of a 200 is an error, and an expired session requires a new log-in', async () => {
    await origin.fault({
      method: 'PUT',
      path: '/api/v1/brands/favorite',
      body: { status_code: 409, meta: null, data: null },
      times: 1,
    });
    expect((await change('clip', { brandRawId: '13' })).payload?.userErrors).toEqual([{ code: 'REJECTED' }]);
    await origin.fault({
      method: 'PUT',
      path: '/api/v1/brands/favorite',
      body: { status_code: 401, meta: null, data: null },
      times: 1,
    });
    expect((await change('clip', { brandRawId: '13' })).payload?.userErrors).toEqual([
      { code: 'LOGIN_REQUIRED' },
    ]);
    expect((await change('clip', { brandRawId: '999999' })).payload?.userErrors).toEqual([
      { code: 'NOT_FOUND' },
    ]);
  });

  test('states of a whole page make one call, and none for guests', async () => {
    const text = '{ rings(first: 20) { nodes { name brandName viewerHasClipped } } }';
    expect((await gateway.execute(text, {}, demo)).calls).toEqual(['X06', 'X06']);
    const guest = await gateway.execute<{ rings: { nodes: { viewerHasClipped: boolean }[] } }>(text);
    expect(guest.data.rings.nodes.every(({ viewerHasClipped }) => !viewerHasClipped)).toBe(true);
    expect(guest.calls).toEqual([]);
  });
});

test('an article is clipped by the number in its address, and removed', async () => {
  const target = { articleRawId: '101' };
  expect((await change('clip', target)).payload).toMatchObject({
    clippable: { __typename: 'Article', viewerHasClipped: true },
    userErrors: [],
  });
  expect((await change('unclip', target)).payload?.clippable).toMatchObject({ viewerHasClipped: false });
});

describe('brides', () => {
  test('are clipped, listed as such, and named even if gone', async () => {
    const clipped = await change('clip', { brideRawId: '2001' });
    expect(clipped.payload).toMatchObject({ clippable: { __typename: 'Bride', viewerHasClipped: true } });
    const { data } = await gateway.execute<{
      viewer: {
        account: {
          clippedBrides: {
            totalCount: number;
            edges: { name: string; isGone: boolean; node: { rawId: string; viewerHasClipped: boolean } }[];
          };
        };
      };
    }>(
      '{ viewer { account { clippedBrides { totalCount edges { name isGone node { rawId viewerHasClipped } } } } } }',
      {},
      demo,
    );
    expect(data.viewer.account.clippedBrides).toMatchObject({
      totalCount: 1,
      edges: [{ isGone: false, node: { rawId: '2001', viewerHasClipped: true } }],
    });
    await origin.fault({ path: '/api/love/add/', body: { status: 'failure', error: 'x' } });
    expect((await change('clip', { brideRawId: '2002' })).payload?.userErrors).toEqual([
      { code: 'REJECTED' },
    ]);
  });
});

describe('shared lists', () => {
  beforeAll(async () => {
    for (const rawId of ['3', '12', '40']) await change('clip', { hallRawId: rawId });
  });

  interface Share {
    id: string;
    hash: string;
    url: string;
    qrCode: string;
    isOwnedByViewer: boolean;
    hallClips: {
      nodes: {
        id: string;
        hall: { rawId: string };
        comments: { comment: string; nickname: string | null }[];
      }[];
    };
  }
  const FIELDS =
    'id hash url qrCode isOwnedByViewer hallClips { nodes { id hall { rawId } comments { comment nickname } } }';
  const READ = `query ($hash: String!) { hallClipShare(hash: $hash) { ${FIELDS} } }`;
  const create = async (hallClipIds?: string[], headers: Record<string, string> = demoHeaders) =>
    (
      await gateway.execute<{
        createHallClipShare: {
          hallClipShare: Share | null;
          userErrors: { code: string; path: string[] | null; message: string }[];
        };
      }>(
        `mutation ($input: CreateHallClipShareInput!) { createHallClipShare(input: $input) { hallClipShare { ${FIELDS} } userErrors { code path message } } }`,
        { input: { hallClipIds } },
        { headers },
      )
    ).data.createHallClipShare;

  test('contain the halls in the chosen order without duplicates; guests can read them, the owner is recognized', async () => {
    const all = (await create()).hallClipShare;
    const ids = all?.hallClips.nodes.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    const selection = [ids[2] ?? '', ids[0] ?? ''];
    const { hallClipShare: share } = await create([...selection, selection[0] ?? '']);
    expect(share?.hallClips.nodes.map(({ id }) => id)).toEqual(selection);
    expect(share).toMatchObject({
      url: `http://site.test/clips/shared/${share?.hash}`,
      isOwnedByViewer: true,
    });
    expect(share?.qrCode).toMatch(/^<svg [^>]+><path fill="#fff"/);
    const guest = await gateway.execute<{ hallClipShare: Share }>(READ, { hash: share?.hash });
    expect(guest.data.hallClipShare).toMatchObject({ isOwnedByViewer: false, hash: share?.hash });
    expect(guest.calls).toEqual(['R48', 'R49']);
    // The hash appears in no trace.
    expect(JSON.stringify(guest.trace)).not.toContain(share?.hash);
  });

  test('cannot be read without the hash, nor created by a guest', async () => {
    for (const hash of ['unknown-hash-0000000', '', '../../halls/1', 'x'.repeat(200)])
      expect((await gateway.execute(READ, { hash })).data).toEqual({ hallClipShare: null });
    expect((await create(undefined, {})).userErrors).toMatchObject([{ code: 'LOGIN_REQUIRED', path: null }]);
    expect((await create([])).userErrors).toMatchObject([{ code: 'REQUIRED', path: ['hallClipIds'] }]);
  });

  test('are not made of clips of others', async () => {
    const { hallClipShare: all } = await create();
    const own = all?.hallClips.nodes[0]?.id ?? '';
    await origin.clearJournal();
    for (const ids of [[globalId('HallClip', '999999')], [own, globalId('HallClip', '999999')]])
      expect(await create(ids)).toMatchObject({
        hallClipShare: null,
        userErrors: [{ code: 'REJECTED', path: ['hallClipIds'] }],
      });
    expect(await origin.calls('/api/wn/hall_clip_shares')).toEqual([]);
    expect((await create([own])).userErrors).toEqual([]);
  });

  test('whose selection gets no reply ask to try again, which works; nothing is sent again by itself', async () => {
    const [, ...ids] = (await create()).hallClipShare?.hallClips.nodes.map(({ id }) => id) ?? [];
    await origin.clearJournal();
    await origin.fault({ method: 'PATCH', path: '/api/wn/hall_clip_shares/', status: 500, times: 1 });
    const [error] = (await create(ids)).userErrors;
    expect(error?.code).toBe('OUTCOME_UNKNOWN');
    expect(error?.message).toMatch(/^共有リストを.*もう一度お試しください/);
    expect(await origin.calls(/hall_clip_shares/)).toHaveLength(2);
    const { hallClipShare } = await create(ids);
    expect(hallClipShare?.hallClips.nodes.map(({ id }) => id)).toEqual(ids);
  });

  test('are made of any clip where the shareable ones cannot all be read', async () => {
    const ids = (await create()).hallClipShare?.hallClips.nodes.map(({ id }) => id) ?? [];
    const path = '/api/wn/shareable_hall_clips';
    const reply = await fetch(`${origin.url}${path}?user_id=${demoHeaders['x-wn-user-id']}`, demo);
    const [first, ...others] = firstList(await reply.json());
    await origin.fault({ path, body: { hall_clips: [{ ...Object(first), id: 0 }, ...others] }, times: 1 });
    expect(await create(ids)).toMatchObject({ hallClipShare: { hallClips: {} }, userErrors: [] });
  });

  test('accept comments of guests and of users, whose nickname is shown', async () => {
    const { hallClipShare: share } = await create();
    const hallClipId = share?.hallClips.nodes[0]?.id;
    const comment = async (text: string, headers: Record<string, string> = {}) =>
      (
        await gateway.execute<{
          addHallClipComment: {
            hallClip: { comments: unknown[] } | null;
            userErrors: { code: string; path: string[] | null }[];
          };
        }>(
          'mutation ($input: AddHallClipCommentInput!) { addHallClipComment(input: $input) { hallClip { comments { comment nickname } } userErrors { code path } } }',
          { input: { hash: share?.hash, hallClipId, comment: text } },
          { headers },
        )
      ).data.addHallClipComment;
    expect(await comment('駅から近くて安心です')).toEqual({
      hallClip: { comments: [{ comment: '駅から近くて安心です', nickname: null }] },
      userErrors: [],
    });
    expect((await comment('中庭がすてき', demoHeaders)).hallClip?.comments).toContainEqual({
      comment: '中庭がすてき',
      nickname: 'ゆいまま',
    });
    expect((await comment('  ')).userErrors).toEqual([{ code: 'REQUIRED', path: ['comment'] }]);
    expect((await comment('あ'.repeat(1001))).userErrors).toEqual([{ code: 'TOO_LONG', path: ['comment'] }]);
  });
});

describe("the site's mutation", () => {
  const text =
    Object.values(documents).find((document) => document.startsWith('mutation ClipMutation(')) ?? '';
  const NONE = { isHall: false, isArticle: false, isBride: false, isBrand: false, isRing: false };

  // The write, the object where the write does not report it, and one call for the member's count.
  test.each([
    ['Hall', '41', ['R42', 'R43'], ['R44', 'R46', 'R54']],
    ['Article', '931', ['R24', 'R26'], ['R25', 'R26']],
    ['Bride', '2003', ['R24', 'R26'], ['R25', 'R26']],
    ['Brand', '14', ['R38', 'R39', 'X05', 'X05'], ['R38', 'R39', 'X05']],
    ['Ring', '504', ['R40', 'R41', 'X06', 'X06'], ['R40', 'R41', 'X06']],
  ])('costs one call besides the change of a %s', async (type, rawId, clipCalls, unclipCalls) => {
    const found = await gateway.execute<{ article: { id: string } }>(
      `{ article(by: { rawId: "931" }) { id } }`,
    );
    const id = type === 'Article' ? found.data.article.id : globalId(type, rawId);
    const run = (clips: boolean) =>
      gateway.execute<Record<string, { account: object; userErrors: unknown[] }>>(
        text,
        { ...NONE, id, clips, [`is${type}`]: true },
        demo,
      );
    const { data, calls } = await run(true);
    expect([data['clip']?.userErrors, calls]).toEqual([[], clipCalls]);
    expect(Object.keys(data['clip']?.account ?? {})).toContain(
      {
        Hall: 'hallClipCount',
        Article: 'clippedArticles',
        Bride: 'clippedBrides',
        Brand: 'favoriteBrandCount',
      }[type] ?? 'favoriteRingCount',
    );
    expect((await run(false)).calls).toEqual(unclipCalls);
  });
});
