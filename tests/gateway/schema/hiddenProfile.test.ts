/** The profile of a new member: hidden from everybody but its owner. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { createTestGateway, demoHeaders } from './testGateway.ts';

const gateway = createTestGateway(inject('originUrl'));
afterAll(() => gateway.close());

const FIELDS = `id rawId nickname selfIntroduction weddingDate hallName hall { id } clipCount viewCount isOfficial
  themeTags { name } guestCount totalCost albums { title bride { nickname } } report { title } viewerHasClipped`;
const OWN = `viewer { account { profile { ${FIELDS} } } }`;
const BRIDE = `bride(by: { rawId: $rawId }) { ${FIELDS} }`;
const NODE = `node(id: $id) { id ... on Bride { ${FIELDS} } }`;

interface Profile {
  readonly id: string;
  readonly rawId: string;
  readonly nickname: string;
}
interface Own {
  readonly viewer: { readonly account: { readonly profile: Profile } };
}

let headers: Record<string, string>;
let own: Profile;
beforeAll(async () => {
  const input = {
    email: `hidden${Date.now()}@example.jp`,
    password: 'a long password',
    nickname: 'はな',
    weddingRole: 'BRIDE',
    weddingDate: '2027-05-22',
  };
  const device = { 'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)', 'x-wn-uuid': 'hidden0123456789' };
  const { data } = await gateway.execute<{ signUp: { token: string; account: { rawId: string } } }>(
    'mutation ($input: SignUpInput!) { signUp(input: $input) { token account { rawId } userErrors { message } } }',
    { input },
    { headers: device },
  );
  headers = { 'x-wedding-token': data.signUp.token, 'x-wn-user-id': data.signUp.account.rawId };
  const found = await gateway.execute<Own>(`{ ${OWN} }`, {}, { headers });
  expect(found.errors).toEqual([]);
  own = found.data.viewer.account.profile;
});

describe("a new member's profile", () => {
  test('is read by one call', async () => {
    const { calls } = await gateway.execute(
      '{ viewer { account { isProfileShown profile { rawId nickname clipCount albums { title } } } } }',
      {},
      { headers },
    );
    expect(own).toMatchObject({
      nickname: 'はな',
      weddingDate: '2027-05-22',
      themeTags: [],
      guestCount: null,
    });
    expect(calls.filter((call) => call !== 'R21')).toEqual([]);
  });

  test.each([
    ['bride', 'query ($rawId: String!, $id: ID!) { node(id: $id) { id } ', BRIDE],
    ['node', 'query ($id: ID!) {', NODE],
  ] as const)('is found by its owner: %s', async (field, start, selection) => {
    const { data, errors } = await gateway.execute(
      `${start} ${selection} }`,
      { rawId: own.rawId, id: own.id },
      { headers },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ [field]: own });
  });

  test('is found by its owner in a list of ids and where only the id is selected', async () => {
    const { data, errors } = await gateway.execute(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Bride { nickname viewerHasClipped } } }',
      { ids: [own.id] },
      { headers },
    );
    expect([data, errors]).toEqual([
      { nodes: [{ id: own.id, nickname: 'はな', viewerHasClipped: false }] },
      [],
    ]);
    const alone = await gateway.execute(
      'query ($id: ID!) { node(id: $id) { id } }',
      { id: own.id },
      { headers },
    );
    expect([alone.data, alone.errors]).toEqual([{ node: { id: own.id } }, []]);
  });

  test('is the same in an operation that asks for it by id first', async () => {
    const { data, errors } = await gateway.execute(
      `query ($rawId: String!, $id: ID!) { ${BRIDE} ${NODE} ${OWN} }`,
      { rawId: own.rawId, id: own.id },
      { headers },
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({ bride: own, node: own, viewer: { account: { profile: own } } });
  });

  test('is null for everybody else, without a call more', async () => {
    const document = `query ($rawId: String!, $id: ID!) { bride(by: { rawId: $rawId }) { nickname viewerHasClipped } node(id: $id) { id } }`;
    for (const others of [demoHeaders, {}]) {
      const { data, errors, calls } = await gateway.execute(
        document,
        { rawId: own.rawId, id: own.id },
        { headers: others },
      );
      expect([data, errors]).toEqual([{ bride: null, node: null }, []]);
      expect(calls).not.toContain('R21');
    }
  });
});
