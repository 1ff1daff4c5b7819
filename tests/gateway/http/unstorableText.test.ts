/** Text that PostgreSQL or UTF-8 does not take, in values of a document and of its variables. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const COUNT = 'query ($name: String!) { halls(filter: { name: $name }, first: 1) { totalCount } }';
const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { userErrors { message ... on InvalidInputError { path } } }
}`;
const NEW_USER = { email: 'new@example.jp', password: 'password-2026', nickname: '花', weddingRole: 'BRIDE' };
/** With enough failures the circuit of a path opens: 20 calls within 10 s. */
const OFTEN = 25;

it.each([
  ['U+0000', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
])('S27 %s in a search is refused without a REST call', async (_what, name) => {
  await site.origin.clearJournal();
  for (let count = 0; count < OFTEN; count += 1) {
    const { errors } = await site.graphql(COUNT, { name: `${name}${count}` });
    expect(errors.map(({ message, extensions }) => [extensions?.['code'], message])).toEqual([
      ['BAD_USER_INPUT', 'Invalid `name`: U+0000 or an unpaired surrogate.'],
    ]);
  }
  expect(await site.origin.calls(/^\/api\/halls/)).toEqual([]);
  const next = await site.graphql(COUNT, { name: '結' });
  expect(next.errors).toEqual([]);
});

it('S27 U+0000 in a nickname is an error of its field, in Japanese', async () => {
  const input = { ...NEW_USER, nickname: 'a\0b' };
  const { data, errors } = await site.graphql(SIGN_UP, { input });
  expect([data, errors]).toEqual([
    { signUp: { userErrors: [{ path: ['nickname'], message: '使えない文字や形式が含まれています' }] } },
    [],
  ]);
});

it('S27 a day of the year 0 is refused', async () => {
  const { errors } = await site.graphql(
    '{ hall(by: { rawId: "1" }) { fairs(heldOn: "0000-01-01") { totalCount } } }',
  );
  expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});
