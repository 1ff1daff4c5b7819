/** Forms of members whose session ended while the page was open, without script: they lead to log-in and back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { cookiesOf } from '#tests/harness/session.ts';

const PASSWORD = 'himitsu-2026';
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

let site: Site;
let member: string;
beforeAll(async () => {
  site = await startSite();
  const { email } = await new ApiClient(site.origin.url).signUp();
  const { headers } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  member = cookiesOf({ headers });
}, 120_000);
afterAll(() => site?.stop());

/** Sends a form without a session. @returns the form's page after log-in */
async function sendAndLogIn(path: string, fields: readonly (readonly [string, string])[]): Promise<string> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  const init = { method: 'POST', headers: { origin: site.url }, body, redirect: 'manual' } as const;
  const response = await fetch(`${site.url}${path}`, init);
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/login?to=${encodeURIComponent(path)}`,
  ]);
  const [draft] = response.headers.getSetCookie().filter((value) => value.startsWith('wn_unfinished'));
  expect(draft).toContain(`Path=${path};`);
  const cookie = `${member}; ${draft?.split(';')[0]}`;
  return (await fetch(`${site.url}${path}`, { headers: { cookie } })).text();
}

it('an application for a ticket is shown as it was typed', async () => {
  type Tickets = { viewer: { account: { giftTickets: { id: string; rawId: string }[] } } };
  const query = '{ viewer { account { giftTickets(kind: GENERAL) { id rawId } } } }';
  const { data } = await site.graphql<Tickets>(query, {}, { cookie: member });
  const [ticket] = data?.viewer.account.giftTickets ?? [];
  const fields = [['giftTicketId', ticket?.id ?? ''], ['applicant_name', '山田 花子']] as const; // prettier-ignore
  const html = await sendAndLogIn(`/mypage/tickets/${ticket?.rawId}`, fields);
  expect(html).toMatch(
    /<input[^>]*name="applicant_name"[^>]*value="山田 花子"|value="山田 花子"[^>]*name="applicant_name"/,
  );
});

it('halls that were removed from a list to be shared stay so until it is made', async () => {
  type Halls = { halls: { nodes: { id: string }[] } };
  const { data } = await site.graphql<Halls>('{ halls(first: 3) { nodes { id } } }');
  for (const { id } of data?.halls.nodes ?? []) {
    const clip = 'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }';
    await site.graphql(clip, { id }, { cookie: member, origin: site.url });
  }
  const path = '/mypage/clips/share';
  const boxes = (html: string) =>
    (html.match(/<input type="checkbox"[^>]*>/g) ?? []).map((box) => ({
      id: /value="([^"]*)"/.exec(box)?.[1] ?? '',
      isChosen: box.includes('checked'),
    }));
  const before = boxes(await (await fetch(site.url + path, { headers: { cookie: member } })).text());
  expect(before.map(({ isChosen }) => isChosen)).toEqual([true, true, true]);
  const [one, two, three] = before.map(({ id }) => id);
  const html = await sendAndLogIn(path, [
    ['clip', one ?? ''],
    ['clip', three ?? ''],
    [`place ${one}`, '3'],
    [`place ${two}`, '2'],
    [`place ${three}`, '1'],
  ]);
  expect(boxes(html)).toEqual([
    { id: three, isChosen: true },
    { id: one, isChosen: true },
    { id: two, isChosen: false },
  ]);
  const sent = await fetch(site.url + path, {
    method: 'POST',
    headers: { cookie: member, origin: site.url },
    body: new URLSearchParams({ clip: one ?? '' }),
    redirect: 'manual',
  });
  expect([sent.status, sent.headers.getSetCookie()]).toEqual([
    303,
    expect.arrayContaining([expect.stringMatching(/^wn_unfinished=; .*Max-Age=0/)]),
  ]);
});
