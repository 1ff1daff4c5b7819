/** GraphQL uploads and rate limits over HTTP. */
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#gateway/config/limits.ts';
import { UPLOAD_MESSAGES } from '#gateway/schema/kit/upload.ts';
import { type Gateway, type Site, startGateway, startSite } from '#tests/harness/gateway.ts';
import { signUpInApp } from '#tests/harness/session.ts';
import { open } from './rawSocket.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

type HeaderRecord = Record<string, string>;

describe('uploads', () => {
  const UPDATE = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
    giftTicket { status fields { key fileUrl } } userErrors { code message path } } }`;
  const FILLED = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const APPLIED = { data: { updateGiftTicket: { giftTicket: { status: 'APPLIED' }, userErrors: [] } } };

  /** A PNG file of a size in bytes. */
  const png = (bytes: number): File => {
    const content = new Uint8Array(bytes);
    content.set(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
    return new File([content], 'proof.png', { type: 'image/png' });
  };

  const ticketOf = async (headers: HeaderRecord): Promise<string> => {
    const { data } = await site.graphql<{ viewer: { account: { giftTickets: { id: string }[] } } }>(
      '{ viewer { account { giftTickets(kind: GENERAL) { id } } } }',
      {},
      headers,
    );
    const [ticket] = data?.viewer.account.giftTickets ?? [];
    if (!ticket) throw new Error('a new member has a ticket');
    return ticket.id;
  };

  /** A new member's application with files, by the key of their field. */
  const application = async (files: readonly (readonly [key: string, file: File])[]) => {
    const member = await signUpInApp(site.origin.url);
    const answers = Object.entries(FILLED).map(([key, value]) => ({ key, values: [value] }));
    const input = {
      giftTicketId: await ticketOf(member),
      answers,
      files: files.map(([key]) => ({ key, file: null })),
    };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPDATE, variables: { input } }));
    const paths = files.map((_, at) => [at, [`variables.input.files.${at}.file`]]);
    form.set('map', JSON.stringify(Object.fromEntries(paths)));
    for (const [at, [, file]] of files.entries()) form.set(`${at}`, file);
    return new Request(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...member, 'graphql-require-preflight': '1' },
      body: form,
    });
  };
  const apply = async (...files: (readonly [key: string, file: File])[]): Promise<Response> =>
    fetch(await application(files));
  const userErrorsOf = async (response: Response): Promise<unknown> =>
    (await response.json()).data.updateGiftTicket.userErrors;

  it('a multipart request without a header that requires a preflight is refused', async () => {
    const headers = {
      ...(await signUpInApp(site.origin.url)),
      'content-type': 'multipart/form-data; boundary=x',
    };
    const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body: '--x--' });
    expect(response.status).toBe(403);
  });

  it.each([12, 9_900_000, LIMITS.fileBytes])('a file of %i bytes applies for a ticket', async (bytes) => {
    const response = await apply(['certificate_image', png(bytes)]);
    expect(await response.json()).toMatchObject(APPLIED);
  });

  it('a file that comes in hundreds of small pieces applies for a ticket', async () => {
    const request = await application([['certificate_image', png(300_000)]]);
    const body = Buffer.from(await request.arrayBuffer());
    const headers = new Headers([...request.headers, ['host', new URL(site.url).host]]);
    headers.set('content-length', `${body.length}`);
    headers.set('connection', 'close');
    const lines = [...headers].map((header) => header.join(': '));
    const socket = open(site.url).setNoDelay();
    const received = text(socket);
    socket.write(['POST /graphql HTTP/1.1', ...lines, '', ''].join('\r\n'));
    for (let at = 0; at < body.length; at += 1_400) {
      await new Promise((resolve) => socket.write(body.subarray(at, at + 1_400), resolve));
      // The gateway reads each piece before the next one comes.
      await sleep(1);
    }
    expect(await received).toContain('"status":"APPLIED"');
  });

  it('S122 a file that is too large is an error of its field', async () => {
    for (const bytes of [LIMITS.fileBytes + 1, 11_900_000]) {
      expect(await userErrorsOf(await apply(['certificate_image', png(bytes)]))).toEqual([
        { code: 'TOO_LONG', message: UPLOAD_MESSAGES.tooLarge, path: ['files', 'certificate_image'] },
      ]);
    }
  });

  it('S122 more files than the limit are an error of the files', async () => {
    for (const count of [6, 100]) {
      const files = Array.from({ length: count }, (_, at) => [`file${at}`, png(12)] as const);
      expect(await userErrorsOf(await apply(...files))).toContainEqual({
        code: 'TOO_LONG',
        message: UPLOAD_MESSAGES.tooMany,
        path: ['files'],
      });
    }
  });

  it('S122 more bytes than a request may have are refused with the limit', async () => {
    const response = await apply(['certificate_image', png(LIMITS.multipartBytes)]);
    expect(response.status).toBe(413);
    expect((await response.json()).errors).toMatchObject([
      {
        message: 'The body is larger than 12000000 bytes.',
        extensions: { code: 'PAYLOAD_TOO_LARGE' },
      },
    ]);
  });
});

describe('a variable of type Upload', () => {
  it('is refused where it is JSON with the members of a file', async () => {
    const file = { name: 'proof.png', size: 12, type: 'image/png', arrayBuffer: 1 };
    const { data, errors } = await site.graphql(
      'mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) { userErrors { code } } }',
      { input: { giftTicketId: 'x', answers: [], files: [{ key: 'certificate_image', file }] } },
      await signUpInApp(site.origin.url),
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('referral codes', () => {
  it('S60 are rate-limited by alias: the twenty-first call within a minute is rejected', async () => {
    const headers = { 'x-wn-uuid': randomUUID() };
    const codes = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `c${at}: referralGuest(code: "GUESS${at}") { code }`).join(' ')} }`;
    expect((await site.graphql(codes(20), {}, headers)).errors).toEqual([]);
    const limited = await site.graphql(codes(1), {}, headers);
    expect(limited.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryable: true } }]);
    expect(limited.errors[0]?.extensions?.['retryAfterMs']).toBeGreaterThan(0);
    await site.origin.clearJournal();
    await site.graphql(codes(1), {}, headers);
    expect(await site.origin.calls('/api/v3/wn/referral/guest/')).toEqual([]);
  });
});

describe('surveys', () => {
  it('are limited by device, which is sent to the REST API, and not by network alone', async () => {
    const text = `{ ${Array.from({ length: 20 }, (_, at) => `e${at}: enquete(version: "1", loginId: "guess-${at}") { title }`).join(' ')} }`;
    const device = { 'x-wn-uuid': randomUUID() };
    await site.origin.clearJournal();
    for (let round = 0; round < 3; round += 1)
      expect((await site.graphql(text, {}, device)).errors).toEqual([]);
    const [call] = await site.origin.calls('/api/wn/enquete/');
    expect(call?.headers).toMatchObject(device);
    const limited = await site.graphql(text, {}, device);
    expect(limited.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await site.graphql(text, {}, { 'x-wn-uuid': randomUUID() })).errors).toEqual([]);
  });
});

describe('codes of reservations', () => {
  const look = (count: number): string =>
    `{ ${Array.from({ length: count }, (_, at) => `r${at}: reservation(by: { cancelCode: { rawId: "1", cancelCode: "guess-${at}-0" } }) { rawId }`).join(' ')} }`;
  const CANCEL = `mutation { cancelReservation(input: { reservation: { cancelCode: { rawId: "1", cancelCode: "guess-000" } } }) { userErrors { code } } }`;

  it('S94 reading and cancelling by code count together: the thirty-first guess is rejected', async () => {
    const headers = { 'x-wn-uuid': randomUUID() };
    expect((await site.graphql(look(15), {}, headers)).errors).toEqual([]);
    expect((await site.graphql(look(14), {}, headers)).errors).toEqual([]);
    expect((await site.graphql(CANCEL, {}, headers)).errors).toEqual([]);
    await site.origin.clearJournal();
    const limited = await site.graphql(look(2), {}, headers);
    expect(limited.data).toEqual({ r0: null, r1: null });
    expect(limited.errors.map(({ extensions }) => extensions?.['code'])).toEqual([
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    const cancelled = await site.graphql(CANCEL, {}, headers);
    expect([cancelled.status, cancelled.errors[0]?.extensions?.['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(await site.origin.calls(/reservations/)).toEqual([]);
  });

  it("a member's own reservations are read without a limit", async () => {
    const member = { ...(await signUpInApp(site.origin.url)), 'x-wn-uuid': randomUUID() };
    const own = `{ ${Array.from({ length: 20 }, (_, at) => `r${at}: reservation(by: { id: "UmVzZXJ2YXRpb246MQ" }) { rawId }`).join(' ')} }`;
    for (let round = 0; round < 3; round += 1) {
      const codes = (await site.graphql(own, {}, member)).errors.map(
        ({ extensions }) => extensions?.['code'],
      );
      expect(codes).not.toContain('RATE_LIMITED');
    }
  });
});

describe('a new device', () => {
  const SIGN_UP = 'signUp(input: { email: "", password: "", nickname: "" }) { userErrors { code } }';
  const SIXTEEN = `mutation { ${Array.from({ length: 16 }, (_, at) => `s${at}: ${SIGN_UP}`).join(' ')} }`;

  it('S133 is registered with an operation that runs, and neither registered nor given a cookie with a refused one', async () => {
    await site.origin.clearJournal();
    const allowed = await site.graphql(SIXTEEN);
    expect(allowed.errors).toEqual([]);
    expect(allowed.headers.getSetCookie()).toEqual([expect.stringMatching(/^wn_uuid(_new)?=/)]);
    await expect.poll(() => site.origin.calls('/api/uuid/')).toHaveLength(1);
    await site.origin.clearJournal();
    const refused = await site.graphql(SIXTEEN);
    expect([refused.status, refused.errors[0]?.extensions?.['code']]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.getSetCookie()).toEqual([]);
    // Registration would be sent before this request.
    await site.graphql('mutation { logOut { viewer { __typename } } }', {}, { 'x-wn-uuid': randomUUID() });
    expect(await site.origin.calls(/./)).toEqual([]);
  });
});

describe('networks', () => {
  let proxied: Gateway;
  beforeAll(async () => {
    proxied = await startGateway({ upstream: site.origin.url, env: { TRUST_PROXY: '1' } });
  }, 60_000);
  afterAll(() => proxied?.stop());

  // Texts that can be no code, so that the REST API's own limit is not met.
  const TWENTY = `{ ${Array.from({ length: 20 }, (_, at) => `c${at}: referralGuest(code: "?") { code }`).join(' ')} }`;
  /** Twenty guesses from an address, as a visitor of its own. @returns whether they were let through */
  const guess = async (address: string): Promise<boolean> => {
    const headers = { 'x-forwarded-for': address, 'x-wn-uuid': randomUUID() };
    return (await proxied.graphql(TWENTY, {}, headers)).errors.length === 0;
  };
  const guesses = async (addresses: readonly string[]): Promise<number> => {
    let passed = 0;
    for (const address of addresses) if (await guess(address)) passed += 1;
    return passed;
  };
  const several = (count: number, addressOf: (at: string) => string): string[] =>
    Array.from({ length: count }, (_, at) => addressOf(at.toString(16).padStart(2, '0')));

  it('S88 a /64 is one client, a /56 four', async () => {
    expect(await guesses(several(6, (at) => `2001:db8:0:100::${at}`))).toBe(3);
    expect(await guesses(several(20, (at) => `2001:db8:1:2${at}:${at}::1`))).toBe(12);
    // The neighbours of both are not touched.
    expect(await guesses(['2001:db8:0:200::1', '2001:db8:1:300::1'])).toBe(2);
  });

  it('S88 the same address in another notation, with a port or a zone, is no other client', async () => {
    expect(
      await guesses([
        '2001:DB8:9:0:0:0:0:1',
        '2001:db8:9::2',
        '[2001:db8:9::3]:4711',
        '2001:db8:9::4%eth0',
        '2001:0db8:0009::0.0.0.5',
      ]),
    ).toBe(3);
    expect(
      await guesses(['192.0.2.9', '::ffff:192.0.2.9', '::ffff:c000:209', '192.0.2.9:4711', '192.0.2.9']),
    ).toBe(3);
    expect(await guesses(['192.0.2.10'])).toBe(1);
  });
});

it('a visitor without script reads in Japanese when to try again', async () => {
  const logIn = async (): Promise<string> => {
    const response = await fetch(`${site.url}/login`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ email: 'nobody@example.jp', password: 'wrong' }),
    });
    return response.text();
  };
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await logIn()).toContain('パスワードが違います');
  expect(await logIn()).toMatch(/短い時間に何度も送信されたため、受け付けられません。10分ほどおいて/);
});
