/** Sessions of members: cookies of browsers, headers of native apps. */
import { ApiClient } from '#tests/contract/api.ts';
import { demo } from './origin.ts';

/** The cookies that a response sets, as the `Cookie` header of later requests. */
export const cookiesOf = ({ headers }: { readonly headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** Logs the demo account in by the form of a site. @returns the cookies of its browser */
export async function logInBySite(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ email: demo.email, password: demo.password }),
  });
  if (response.status !== 303) throw new Error(`log-in answered ${response.status}`);
  return cookiesOf(response);
}

/** Creates an account at the REST API. @returns the headers of its native app */
export async function signUpInApp(restUrl: string): Promise<Record<string, string>> {
  const { userId, token } = await new ApiClient(restUrl).signUp();
  return { 'x-wedding-token': token, 'x-wn-user-id': userId };
}
