/** What belongs to one user is nobody else's, whatever id is asked for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '#gateway/schema/kit/ids.ts';
import { demo, type Origin, startOrigin } from '#tests/harness/origin.ts';
import { asDemo, createAsking } from './query.ts';

let origin: Origin;
let asking: ReturnType<typeof createAsking>;
beforeAll(async () => {
  origin = await startOrigin();
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin.stop();
});

/** Headers of an account made for the test, as its native app sends them. */
async function newMember(): Promise<Record<string, string>> {
  const input = {
    email: 'other@example.jp',
    password: 'another-password-1',
    nickname: 'はな',
    weddingRole: 'BRIDE',
  };
  const { data } = await asking.ask<{ signUp: { token: string; account: { rawId: string } } }>(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { token account { rawId } userErrors { message } } }',
    { input },
    { headers: { 'user-agent': 'MusubiApp/3.1.0 (iOS)' } },
  );
  return { 'x-wedding-token': data.signUp.token, 'x-wn-user-id': data.signUp.account.rawId };
}

test('S42 node(id) of what belongs to somebody else is null, for members and guests', async () => {
  const { data } = await asking.ask<{
    clip: { hallClipEdge: { node: { id: string } } };
  }>(
    'mutation { clip(input: { target: { hallRawId: "41" } }) { hallClipEdge { node { id } } } }',
    {},
    { headers: asDemo },
  );
  const { data: own } = await asking.ask<{
    viewer: { account: { id: string; giftTickets: { id: string }[]; reservations: { id: string }[] } };
  }>('{ viewer { account { id giftTickets { id } reservations { id } } } }', {}, { headers: asDemo });
  const { account } = own.viewer;
  const ids = [
    globalId('Account', demo.userId),
    data.clip.hallClipEdge.node.id,
    ...account.giftTickets.slice(0, 2).map(({ id }) => id),
    ...account.reservations.slice(0, 2).map(({ id }) => id),
  ];
  const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
  const asked = async (headers: Record<string, string>) =>
    (await asking.ask<{ nodes: ({ id: string } | null)[] }>(NODES, { ids }, { headers })).data.nodes;
  // They are there: their owner gets them.
  expect((await asked(asDemo)).map((node) => node?.id)).toEqual(ids);
  const nothing = ids.map(() => null);
  expect(await asked(await newMember())).toEqual(nothing);
  expect(await asked({})).toEqual(nothing);
  expect(await asked({ ...asDemo, 'x-wn-user-id': '1002' })).toEqual(nothing);
});

test('S46 global ids of a wrong type, or of 10 KB, are null or refused, and call nobody', async () => {
  await origin.clearJournal();
  for (const id of [globalId('Hall', '../1'), globalId('Fair', '1/../2'), 'x'.repeat(10_000), '%00', '']) {
    const { data } = await asking.ask('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    const { data: hall, errors } = await asking.ask<{ hall: null }>(
      'query ($id: ID!) { hall(by: { id: $id }) { id } }',
      { id },
    );
    expect(hall.hall).toBeNull();
    expect(errors.every(({ code }) => code === 'BAD_USER_INPUT')).toBe(true);
  }
  // A visitor may become known meanwhile; nothing else is asked.
  expect(await origin.calls(/^\/(?!api\/uuid\/)/)).toEqual([]);
});

test('S59 fifty comments in one document are refused before any call', async () => {
  await origin.clearJournal();
  const comments = Array.from(
    { length: 50 },
    (_, at) =>
      `c${at}: addHallClipComment(input: { hash: "x", hallClipId: "x", comment: "${at}" }) { userErrors { code } }`,
  );
  await expect(asking.ask(`mutation { ${comments.join(' ')} }`)).rejects.toMatchObject({
    extensions: { code: 'QUERY_TOO_COMPLEX' },
  });
  expect(await origin.calls()).toEqual([]);
});
