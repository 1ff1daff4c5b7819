import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
beforeEach(() => origin.clearFaults());

interface UserError {
  __typename: string;
  message: string;
  code: string;
  path: string[] | null;
  registerUrl?: string;
}
interface ClipPayload {
  clippable: { id: string; clipCount: number; viewerHasClipped: boolean } | null;
  account: { hallClipCount: number; lastHallClippedAt: string | null } | null;
  userErrors: UserError[];
}
type Clip = ClipPayload & {
  hallClipEdge: { cursor: string; node: { id: string; note: string | null; hall: { name: string } } } | null;
};
type Unclip = ClipPayload & { deletedHallClipId: string | null };

const COMMON = /* GraphQL */ `
  clippable { id clipCount viewerHasClipped }
  account { hallClipCount lastHallClippedAt }
  userErrors { __typename message code path ... on LoginRequiredError { registerUrl } }
`;
const CLIP = `mutation ($rawId: String!) { clip(input: { target: { hallRawId: $rawId } }) { ${COMMON} hallClipEdge { cursor node { id note hall { name } } } } }`;
const UNCLIP = `mutation ($rawId: String!) { unclip(input: { target: { hallRawId: $rawId } }) { ${COMMON} deletedHallClipId } }`;
const HALL =
  'query ($rawId: String!) { hall(by: { rawId: $rawId }) { id clipCount viewerHasClipped viewerClip { id note } } }';

const clip = async (rawId: string, headers = demoHeaders) =>
  (await gateway.execute<{ clip: Clip | null }>(CLIP, { rawId }, { headers })).data.clip;
const unclip = async (rawId: string) =>
  (await gateway.execute<{ unclip: Unclip | null }>(UNCLIP, { rawId }, { headers: demoHeaders })).data.unclip;
const hall = async (rawId: string) =>
  (
    await gateway.execute<{
      hall: { id: string; clipCount: number; viewerHasClipped: boolean; viewerClip: { id: string } | null };
    }>(HALL, { rawId }, { headers: demoHeaders })
  ).data.hall;

describe('clipping a hall', () => {
  test('returns the new state and counts, succeeds twice, and undoes it', async () => {
    const before = await hall('11');
    expect(before).toMatchObject({ viewerHasClipped: false, viewerClip: null });
    const clipped = await clip('11');
    expect(clipped).toMatchObject({
      clippable: { id: before.id, viewerHasClipped: true, clipCount: before.clipCount + 1 },
      userErrors: [],
    });
    expect(clipped?.hallClipEdge?.node.hall.name).toBeTruthy();
    const again = await clip('11');
    expect(again).toEqual(clipped);
    expect(await hall('11')).toMatchObject({
      viewerHasClipped: true,
      clipCount: before.clipCount + 1,
      viewerClip: { id: clipped?.hallClipEdge?.node.id },
    });
    const unclipped = await unclip('11');
    expect(unclipped).toMatchObject({
      clippable: { viewerHasClipped: false, clipCount: before.clipCount },
      deletedHallClipId: clipped?.hallClipEdge?.node.id,
      userErrors: [],
    });
    expect(await unclip('11')).toEqual({ ...unclipped, deletedHallClipId: null });
    expect(await hall('11')).toEqual(before);
  });

  test('twice in one document: each payload has the counts at its time', async () => {
    const two = `mutation { a: clip(input: { target: { hallRawId: "21" } }) { account { hallClipCount } } b: clip(input: { target: { hallRawId: "22" } }) { account { hallClipCount } } }`;
    const { data } = await gateway.execute<Record<'a' | 'b', { account: { hallClipCount: number } }>>(
      two,
      {},
      { headers: demoHeaders },
    );
    expect(data.b.account.hallClipCount).toBe(data.a.account.hallClipCount + 1);
  });

  test('returns a LoginRequiredError for guests without a REST call', async () => {
    for (const headers of [undefined, { 'x-wedding-token': 'wt_nobody_0123456789abcdef0123456789' }]) {
      const { data, errors, calls } = await gateway.execute<{ clip: Clip }>(
        CLIP,
        { rawId: '1' },
        { headers },
      );
      expect(data.clip).toEqual({
        clippable: null,
        account: null,
        hallClipEdge: null,
        userErrors: [
          {
            __typename: 'LoginRequiredError',
            message: '保存するには登録が必要です',
            code: 'LOGIN_REQUIRED',
            path: null,
            registerUrl: 'http://site.test/register',
          },
        ],
      });
      expect([errors, calls]).toEqual([[], []]);
    }
  });

  test('never acts for the user a request names, only for the verified owner of its token', async () => {
    await origin.clearJournal();
    const { data } = await gateway.execute<{ clip: Clip }>(
      CLIP,
      { rawId: '12' },
      { headers: { ...demoHeaders, 'x-wn-user-id': '1002' } },
    );
    expect(data.clip.userErrors[0]?.code).toBe('LOGIN_REQUIRED');
    expect(await origin.calls('/api/wn/hall_clips')).toEqual([]);
  });

  test('reports a hall that does not exist', async () => {
    expect((await clip('999999999'))?.userErrors).toMatchObject([
      { __typename: 'ActionRefusedError', code: 'NOT_FOUND' },
    ]);
  });

  test('neither retries a lost reply nor reports it as success', async () => {
    await origin.clearJournal();
    await origin.fault({ method: 'POST', path: '/api/wn/hall_clips', reset: true });
    expect((await clip('13'))?.userErrors).toMatchObject([{ code: 'OUTCOME_UNKNOWN' }]);
    expect((await origin.calls('/api/wn/hall_clips')).filter(({ method }) => method === 'POST')).toHaveLength(
      1,
    );
  });

  test('fails if the session cannot be verified, instead of treating the viewer as a guest', async () => {
    const headers = { 'x-wedding-token': 'wt_unproven_0123456789abcdef0123456789', 'x-wn-user-id': '1001' };
    await origin.fault({ path: '/api/wn/sessions/current', status: 500 });
    const { data, errors } = await gateway.execute<{ clip: Clip | null }>(CLIP, { rawId: '1' }, { headers });
    expect([data.clip, errors[0]?.code]).toEqual([null, 'UPSTREAM_ERROR']);
    const viewer = await gateway.execute<{ viewer: { account: null; registerUrl: string } }>(
      '{ viewer { registerUrl account { id } } }',
      {},
      { headers },
    );
    expect(viewer.data.viewer).toEqual({ registerUrl: 'http://site.test/register', account: null });
    expect(viewer.errors).toMatchObject([{ path: 'viewer.account', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('clip states', () => {
  test('F31 an answer that is no array: halls resolve, their state is unknown', async () => {
    await origin.fault({ path: '/api/wn/hall_clips/bulk', body: { hall_ids: [1] } });
    const { data, errors } = await gateway.execute<{
      halls: { nodes: { name: string; viewerHasClipped: boolean | null }[] };
    }>('{ halls(first: 3) { nodes { name viewerHasClipped } } }', {}, { headers: demoHeaders });
    expect(data.halls.nodes.map(({ viewerHasClipped }) => viewerHasClipped)).toEqual([null, null, null]);
    expect(data.halls.nodes.every(({ name }) => name !== '')).toBe(true);
    expect(errors.map(({ message, path }) => [message, path])).toEqual(
      [0, 1, 2].map((index) => ['response data should be an array', `halls.nodes.${index}.viewerHasClipped`]),
    );
  });
});

describe('clipped halls', () => {
  interface Clips {
    viewer: {
      account: {
        id: string;
        hallClipCount: number;
        hallClips: {
          totalCount: number;
          edges: {
            cursor: string;
            node: { id: string; rawId: string; note: string | null; hall: { rawId: string } };
          }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
    };
  }
  const CLIPS =
    'query ($first: Int, $after: String) { viewer { account { id hallClipCount hallClips(first: $first, after: $after) { totalCount edges { cursor node { id rawId note hall { rawId name } } } pageInfo { hasNextPage endCursor } } } } }';
  const clips = async (variables: Record<string, unknown> = {}) =>
    (await gateway.execute<Clips>(CLIPS, variables, { headers: demoHeaders })).data.viewer.account;

  test('are listed newest first with notes, paged by cursors', async () => {
    for (const rawId of ['31', '32', '33']) await clip(rawId);
    const account = await clips();
    expect(account.hallClips.edges.slice(0, 3).map(({ node }) => node.hall.rawId)).toEqual([
      '33',
      '32',
      '31',
    ]);
    expect(account.hallClips.totalCount).toBe(account.hallClipCount);
    const one = (await clips({ first: 1 })).hallClips;
    expect(one.pageInfo.hasNextPage).toBe(true);
    expect((await clips({ first: 1, after: one.pageInfo.endCursor })).hallClips.edges[0]).toEqual(
      account.hallClips.edges[1],
    );

    const NOTE =
      'mutation ($id: ID!, $note: String) { updateHallClipNote(input: { hallClipId: $id, note: $note }) { hallClip { id note } userErrors { code path } } }';
    const id = account.hallClips.edges[0]?.node.id;
    const note = async (text: string | null) =>
      (
        await gateway.execute<{ updateHallClipNote: unknown }>(
          NOTE,
          { id, note: text },
          { headers: demoHeaders },
        )
      ).data.updateHallClipNote;
    expect(await note('12月に見学。')).toEqual({ hallClip: { id, note: '12月に見学。' }, userErrors: [] });
    expect(await note(null)).toEqual({ hallClip: { id, note: null }, userErrors: [] });
    expect(await note(' 広い。\n')).toMatchObject({ hallClip: { note: ' 広い。\n' } });
    expect(await note(' \u3000\n')).toEqual({ hallClip: { id, note: null }, userErrors: [] });
    expect(await note('あ'.repeat(1001))).toEqual({
      hallClip: null,
      userErrors: [{ code: 'TOO_LONG', path: ['note'] }],
    });
    const rejected = { hallClip: null, userErrors: [{ code: 'REJECTED', path: ['note'] }] };
    for (const unstorable of ['a\0', 'a\ud800']) expect(await note(unstorable)).toEqual(rejected);
    const path = '/api/wn/hall_clips/';
    await origin.fault({ method: 'PATCH', path, status: 400, body: { note: ['使えません'] }, times: 1 });
    expect(await note('見学')).toEqual(rejected);
  });

  test('are visible to their owner only: null by id for a guest', async () => {
    const account = await clips();
    const ids = [account.id, account.hallClips.edges[0]?.node.id];
    const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    expect((await gateway.execute(NODES, { ids })).data).toEqual({ nodes: [null, null] });
    const seen = await gateway.execute<{ nodes: { id: string }[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Account { nickname } ... on HallClip { note } } }',
      { ids },
      { headers: demoHeaders },
    );
    expect(seen.data.nodes.map(({ id }) => id)).toEqual(ids);
  });
});
