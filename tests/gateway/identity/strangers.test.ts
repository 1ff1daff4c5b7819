/**
 * More attacks on identity, over real HTTP: planted cookie names, races with log-out, streams of ended sessions, and
 * other users' objects.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStream, setClip } from '../graphql/eventStream.ts';
import { send } from '../http/rawSocket.ts';
import { findReservableFair, reservationForm, reserve } from '../topology/reservations.ts';
import { ApiClient } from '#tests/contract/api.ts';
import { type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { nginxProgram, startProxy } from '#tests/harness/proxy.ts';
import { signUpInApp } from '#tests/harness/session.ts';

const SITE = 'https://www.example.test';
const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(input: { email: $email, password: $password }) { account { rawId } } }`;
const LOG_OUT = 'mutation { logOut { viewer { isLoggedIn } userErrors { code } } }';

let site: Site;
/** Of the same REST APIs, over https. */
let secure: Gateway;
let api: ApiClient;
beforeAll(async () => {
  site = await startSite();
  secure = await startGateway({
    upstream: site.origin.url,
    env: { SITE_URL: SITE, TRUST_PROXY: '1' },
  });
  api = new ApiClient(site.origin.url);
}, 120_000);
afterAll(async () => {
  await secure?.stop();
  await site?.stop();
});
beforeEach(() => site.origin.clearFaults());

interface Member {
  readonly email: string;
  readonly userId: string;
  readonly token: string;
}
const PASSWORD = 'himitsu-2026';
/** Starting a gateway and hashing passwords take long on a busy machine. */
const LONG = { timeout: 120_000 };
const patient = { timeout: 20_000 };
async function newMember(): Promise<Member> {
  const email = `${randomUUID()}@example.jp`;
  const form = { email, password: PASSWORD, basic_nickname: 'はな', wedding_role: 'bride' };
  const { body } = await api.send('/api/wn/users', { method: 'POST', form });
  const { user_id, token } = body as { user_id: number; token: string };
  return { email, userId: String(user_id), token };
}

/** The session cookie of a new log-in in a browser. */
async function logIn(gateway: Gateway, origin: string, email: string, password = PASSWORD): Promise<string> {
  const { headers, errors } = await gateway.graphql(LOG_IN, { email, password }, { origin });
  expect(errors).toEqual([]);
  const cookie = headers.getSetCookie().find((text) => /^(?:__Host-)?wn_session=[\w.-]{20}/.test(text));
  return cookie?.split(';')[0] ?? '';
}
const whoIs = async (gateway: Gateway, headers: Record<string, string>): Promise<string | null> => {
  const { data } = await gateway.graphql<{ viewer: { account: { rawId: string } | null } }>(
    '{ viewer { account { rawId } } }',
    {},
    headers,
  );
  return data?.viewer.account?.rawId ?? null;
};

describe('a session that a subdomain plants', () => {
  test('S110 does not count for one of `__Host-` whose name begins with a no-break space', LONG, async () => {
    const attacker = await newMember();
    const planted = await logIn(secure, SITE, attacker.email);
    expect(planted).toMatch(/^__Host-/);
    const own = await logIn(secure, SITE, demo.email, demo.password);
    const body = JSON.stringify({ query: '{ viewer { account { rawId } } }' });
    const ask = (cookie: string) =>
      send(
        secure.url,
        `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nCookie: ${cookie}\r\n\r\n${body}`,
      );
    expect(await ask(own)).toContain(`"rawId":"${demo.userId}"`);
    expect(await ask(`a=b; \xa0${planted}`)).toContain('"account":null');
    expect(await ask(`a=b; \xa0${planted}; ${own}`)).toContain(`"rawId":"${demo.userId}"`);
  });
});

describe('log-out', () => {
  test('S111 ends a session that is being verified meanwhile', LONG, async () => {
    const cookie = await logIn(site, site.url, demo.email, demo.password);
    await using other = await startGateway({ upstream: site.origin.url, env: { SITE_URL: site.url } });
    await site.origin.fault(
      { method: 'GET', path: '/api/wn/sessions/current', hold: true, times: 1 },
      { method: 'DELETE', path: '/api/wn/sessions/current', status: 500 },
    );
    await site.origin.clearJournal();
    const verified = whoIs(other, { cookie });
    await expect.poll(async () => (await site.origin.calls(/sessions\/current/)).length, patient).toBe(1);
    const { data } = await other.graphql(LOG_OUT, {}, { origin: site.url, cookie });
    expect(data).toEqual({ logOut: { viewer: { isLoggedIn: false }, userErrors: [] } });
    await site.origin.clearFaults();
    await verified;
    expect(await whoIs(other, { cookie })).toBeNull();
    // A new session is not affected.
    const again = await logIn(other, site.url, demo.email, demo.password);
    expect(await whoIs(other, { cookie: again })).toBe(demo.userId);
  });

  test('S112 ends the streams of the session with their next event, which holds nothing', LONG, async () => {
    const member = await newMember();
    const cookie = await logIn(site, site.url, member.email);
    const device = { 'x-wedding-token': member.token, 'x-wn-user-id': member.userId };
    const stream = await openStream(site.url, { cookie });
    const staying = await openStream(site.url, device);
    await expect.poll(() => [stream.events().length, staying.events().length], patient).toEqual([1, 1]);
    await site.graphql(LOG_OUT, {}, { origin: site.url, cookie });
    await setClip(site.url, device, 7);
    await expect.poll(() => staying.events().at(-1), patient).toContain('"totalCount":1');
    await expect.poll(() => stream.text(), patient).toMatch(/event: complete\ndata:\s*$/);
    expect(stream.events().slice(1)).toEqual(['{"data":{"hallClipsChanged":null}}']);
    staying.close();
  });
});

describe('what belongs to somebody else', () => {
  test(
    'S113 the key of a reservation made as a guest is the same after log-in and after log-out',
    LONG,
    async () => {
      const form = reservationForm(await findReservableFair(site));
      const member = await newMember();
      const headers = { 'x-wedding-token': member.token, 'x-wn-user-id': member.userId };
      const isReservation = ({ method }: { method: string }) => method === 'POST';
      const sent = async () =>
        (await site.origin.calls('/api/wn/reservations/')).filter(isReservation).length;
      await site.origin.clearJournal();
      const made = await reserve(site.url, form);
      expect(made.userErrors).toEqual([]);
      expect(await reserve(site.url, form, headers)).toEqual(made);
      expect(await sent()).toBe(1);

      const lost = reservationForm(await findReservableFair(site));
      await site.origin.fault({ method: 'POST', path: '/api/wn/reservations/', reset: true, times: 1 });
      expect((await reserve(site.url, lost, headers)).userErrors).toMatchObject([
        { code: 'OUTCOME_UNKNOWN' },
      ]);
      expect((await reserve(site.url, lost)).userErrors).toMatchObject([{ code: 'OUTCOME_UNKNOWN' }]);
      expect(await sent()).toBe(2);

      // Another form with the key is not sent.
      const stranger = { ...form, email: 'stranger@example.jp' };
      expect(await reserve(site.url, stranger, await signUpInApp(site.origin.url))).toEqual({
        reservation: null,
        userErrors: [{ code: 'DUPLICATE' }],
      });
    },
  );

  test('S114 a ticket, its file and its calendar are of the one sender of the request', LONG, async () => {
    const { body } = await api.send('/api/v3/wn/gifttickets/?tenant_id=1&user_id=1001', {
      as: { userId: demo.userId, token: demo.token },
    });
    const id = /"id":(\d+)[^}]*?"deadline_at":"/.exec(JSON.stringify(body))?.[1] ?? '';
    const cookie = await logIn(site, site.url, demo.email, demo.password);
    const stranger = await newMember();
    const token = { 'x-wedding-token': stranger.token };
    const senders: Record<string, string>[] = [
      { cookie },
      { cookie, 'x-wn-user-id': stranger.userId },
      { cookie, ...token },
      token,
      {},
    ];
    const statuses = (path: string) =>
      Promise.all(
        senders.map(
          async (headers) => (await fetch(site.url + path, { headers, redirect: 'manual' })).status,
        ),
      );
    expect(await statuses(`/mypage/tickets/${id}.ics`)).toEqual([200, 404, 404, 404, 404]);
    expect((await statuses(`/mypage/tickets/${id}`)).slice(0, 1)).toEqual([200]);
  });
});

describe('two members behind one proxy', () => {
  const DEFERRED = '{ viewer { isLoggedIn ... @defer(label: "own") { account { rawId } } } }';

  test('S115 get their own answers, whole and deferred, and leave none in its cache', LONG, async () => {
    await using proxy = await startProxy(nginxProgram ?? 'nginx', [Number(new URL(site.url).port)]);
    const members = await Promise.all([newMember(), newMember()]);
    const senders = await Promise.all(
      members.map(async ({ email, userId }) => ({ userId, cookie: await logIn(site, site.url, email) })),
    );
    const ask = (cookie: string | null, accept: string) =>
      fetch(`${proxy.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...(cookie !== null && { cookie }) },
        body: JSON.stringify({ query: DEFERRED }),
      });
    for (let round = 0; round < 3; round += 1)
      for (const accept of ['multipart/mixed', 'text/event-stream', 'application/json']) {
        for (const { userId, cookie } of senders) {
          const response = await ask(cookie, accept);
          expect(response.headers.get('cache-control')).toBe('private, no-store');
          expect(response.headers.get('vary')).toContain('Cookie');
          expect(response.headers.get('x-cache')).not.toBe('HIT');
          const text = await response.text();
          expect(text).toContain(`"rawId":"${userId}"`);
          for (const other of senders) if (other.userId !== userId) expect(text).not.toContain(other.userId);
        }
        expect(await (await ask(null, accept)).text()).toContain('"account":null');
      }
  });
});
