/** Which reads send the visitor id. */
import { expect, test } from 'vitest';
import type { RestDataSource } from '#gateway/upstream/dataSource.ts';
import { getHallClipShare, listSharedHallClips } from '#gateway/upstream/endpoints/clipShares.ts';
import { getDiagnosisAnswer, getDiagnosisThanks } from '#gateway/upstream/endpoints/diagnosis.ts';
import { getEnquete, getSpecialForm } from '#gateway/upstream/endpoints/forms.ts';
import { getReferralGuest } from '#gateway/upstream/endpoints/members.ts';
import { searchWriters } from '#gateway/upstream/endpoints/writers.ts';
import { failureOf, signedIn, startTestbed, TEST_USER, TEST_VISITOR_ID } from './testbed.ts';

const LINE = { line_user_id: `U${'0'.repeat(32)}`, line_access_token: 'token' };
const WRITERS = { query: '', filters: '', page: 0, hitsPerPage: 20 };

test.each<[string, boolean, (rest: RestDataSource) => Promise<unknown>]>([
  ['R11', true, (rest) => rest.get(getDiagnosisAnswer, { id: 'd' })],
  ['R27', true, (rest) => rest.get(getEnquete, { version: '1', login_id: 'login-id' })],
  ['R29', true, (rest) => rest.get(getSpecialForm, LINE)],
  ['R31', true, (rest) => rest.get(getReferralGuest, { code: 'CODE12' })],
  ['R48', true, (rest) => rest.get(getHallClipShare, { hash: 'h' })],
  ['R49', true, (rest) => rest.get(listSharedHallClips, { hash: 'h' })],
  // Takes no identity, by its `auth`.
  ['R12', false, (rest) => rest.get(getDiagnosisThanks, { id: 'd', respondent: 'child' })],
  // On another host.
  ['R08', false, (rest) => rest.get(searchWriters, WRITERS)],
])('%s, by a signed-in user, sends it: %s', async (_call, isSent, read) => {
  await using testbed = await startTestbed((reply) => reply.send('', 404));
  await failureOf(read(testbed.rest({ ...signedIn, token: () => Promise.resolve(TEST_USER.token) })));
  const { headers = {} } = testbed.requests[0] ?? {};
  expect(headers['user-agent']).toBeDefined();
  expect(headers['x-wn-uuid']).toBe(isSent ? TEST_VISITOR_ID : undefined);
  for (const name of ['cookie', 'x-wedding-token', 'x-wn-user-id']) expect(headers[name]).toBeUndefined();
});
