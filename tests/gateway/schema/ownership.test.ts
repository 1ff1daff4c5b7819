/** Personal data of one user is unavailable to all others, whatever id they request. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '#gateway/schema/kit/node.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';

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

/** Headers of a new account, as its native app sends them. */
async function newMember(): Promise<Record<string, string>> {
  const input = {
    email: 'other@example.jp',
    password: 'another-password-1',
    nickname: 'はな',
    weddingRole: 'BRIDE',
  };
  const { data } = await gateway.execute<{ signUp: { token: string; account: { rawId: string } } }>(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { token account { rawId } userErrors { message } } }',
    { input },
    { headers: { 'user-agent': 'MusubiApp/3.1.0 (iOS)' } },
  );
  return { 'x-wedding-token': data.signUp.token, 'x-wn-user-id': data.signUp.account.rawId };
}

test("S42 node(id) of another user's data is null, for users and guests", async () => {
  const { data } = await gateway.execute<{
    clip: { hallClipEdge: { node: { id: string } } };
  }>(
    'mutation { clip(input: { target: { hallRawId: "41" } }) { hallClipEdge { node { id } } } }',
    {},
    { headers: demoHeaders },
  );
  const { data: own } = await gateway.execute<{
    viewer: { account: { id: string; giftTickets: { id: string }[]; reservations: { id: string }[] } };
  }>('{ viewer { account { id giftTickets { id } reservations { id } } } }', {}, { headers: demoHeaders });
  const { account } = own.viewer;
  const ids = [
    globalId('Account', demo.userId),
    data.clip.hallClipEdge.node.id,
    ...account.giftTickets.slice(0, 2).map(({ id }) => id),
    ...account.reservations.slice(0, 2).map(({ id }) => id),
  ];
  const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const result = async (headers: Record<string, string>) =>
    (await gateway.execute<{ nodes: ({ id: string } | null)[] }>(NODES, { ids }, { headers })).data.nodes;
  // They exist: their owner gets them.
  expect((await result(demoHeaders)).map((node) => node?.id)).toEqual(ids);
  const nothing = ids.map(() => null);
  expect(await result(await newMember())).toEqual(nothing);
  expect(await result({})).toEqual(nothing);
  expect(await result({ ...demoHeaders, 'x-wn-user-id': '1002' })).toEqual(nothing);
});

test('S46 global ids of a wrong type, or of 10 KB, are null or rejected without a call', async () => {
  await origin.clearJournal();
  for (const id of [globalId('Hall', '../1'), globalId('Fair', '1/../2'), 'x'.repeat(10_000), '%00', '']) {
    const { data } = await gateway.execute('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    const { data: hall, errors } = await gateway.execute<{ hall: null }>(
      'query ($id: ID!) { hall(by: { id: $id }) { id } }',
      { id },
    );
    expect(hall.hall).toBeNull();
    expect(errors.every(({ code }) => code === 'BAD_USER_INPUT')).toBe(true);
  }
  // The visitor may be registered meanwhile; no other call is made.
  expect(await origin.calls(/^\/(?!api\/uuid\/)/)).toEqual([]);
});

test('S59 fifty comments in one document are rejected before any call', async () => {
  await origin.clearJournal();
  const comments = Array.from(
    { length: 50 },
    (_, at) =>
      `c${at}: addHallClipComment(input: { hash: "x", hallClipId: "x", comment: "${at}" }) { userErrors { code } }`,
  );
  await expect(gateway.execute(`mutation { ${comments.join(' ')} }`)).rejects.toMatchObject({
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });
  expect(await origin.calls()).toEqual([]);
});
