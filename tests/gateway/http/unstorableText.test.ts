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

const CREATE = 'mutation { createParentDiagnosis(input: { respondent: CHILD }) { diagnosisRawId key } }';
const ANSWER = `mutation ($input: AnswerParentDiagnosisInput!) {
  answerParentDiagnosis(input: $input) { userErrors { message ... on InvalidInputError { path } } }
}`;
const SURVEY = `mutation ($input: SubmitEnqueteInput!) {
  submitEnquete(input: $input) { userErrors { message ... on InvalidInputError { path } } }
}`;
const CHOSEN = [1, 2, 3, 4, 6, 9, 10, 11, 12].map((number) => ({ number, values: ['1'] }));

it.each([
  ['U+0000', 'a\0b'],
  ['half a surrogate pair', 'a\ud800b'],
])('S27 %s in an answer that is sent as JSON is an error of its question', async (_what, text) => {
  const { data } = await site.graphql<{ createParentDiagnosis: object }>(CREATE);
  await site.origin.clearJournal();
  const diagnosis = {
    ...data?.createParentDiagnosis,
    respondent: 'CHILD',
    answers: [...CHOSEN, { number: 5, text }],
  };
  const message = '使えない文字や形式が含まれています';
  expect((await site.graphql(ANSWER, { input: diagnosis })).data).toEqual({
    answerParentDiagnosis: { userErrors: [{ path: ['answers', '5'], message }] },
  });
  const survey = {
    version: '2026-autumn',
    loginId: 'lg_demo_second',
    answers: [
      { key: 'role', values: ['bride'] },
      { key: 'customer_status', values: ['attended'] },
      { key: 'wedding_month', values: ['2027-05'] },
      { key: 'opinion', values: [text] },
    ],
  };
  expect((await site.graphql(SURVEY, { input: survey })).data).toEqual({
    submitEnquete: { userErrors: [{ path: ['answers', 'opinion'], message }] },
  });
  const writes = (await site.origin.calls()).filter(({ method }) => method === 'POST');
  expect(writes).toEqual([]);
});

it('S27 a day of the year 0 is refused', async () => {
  const { errors } = await site.graphql(
    '{ hall(by: { rawId: "1" }) { fairs(heldOn: "0000-01-01") { totalCount } } }',
  );
  expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(['GRAPHQL_VALIDATION_FAILED']);
});
