/** A new member in a browser of a test, which runs no script. */
import { expect } from 'vitest';
import { Api } from '#tests/contract/api.ts';
import type { Site } from '#tests/harness/gateway.ts';

const PASSWORD = 'himitsu-2026';
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Signs somebody up and logs them in. @returns the headers by which their browser proves them */
export async function browserMember(site: Site): Promise<Record<string, string>> {
  const { email } = await new Api(site.origin.url).signUp();
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { cookie: cookie.join('; ') };
}
