/** Members over HTTP: uploads come through both doors, codes are counted. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** The headers by which a member proves themselves. */
type Headers = Record<string, string>;

const PASSWORD = 'himitsu-2026';
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Makes a member who comes by the native app, with its token. */
async function appMember(): Promise<Headers> {
  const { token, userId } = await new Api(site.origin.url).signUp();
  return { 'x-wedding-token': token, 'x-wn-user-id': userId };
}

/** Makes a member who comes by a browser, with a session. */
async function browserMember(): Promise<Headers> {
  const { email } = await new Api(site.origin.url).signUp();
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { cookie: cookie.join('; ') };
}

describe('uploads', () => {
  const UPDATE = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
    giftTicket { status fields { key fileUrl } } userErrors { message path } } }`;
  const FILLED = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));

  interface Ticket {
    id: string;
    rawId: string;
  }
  const ticketOf = async (headers: Headers): Promise<Ticket> => {
    const { data } = await site.graphql<{ viewer: { account: { giftTickets: Ticket[] } } }>(
      '{ viewer { account { giftTickets(kind: GENERAL) { id rawId } } } }',
      {},
      headers,
    );
    const [ticket] = data?.viewer.account.giftTickets ?? [];
    if (!ticket) throw new Error('a new member has a ticket');
    return ticket;
  };

  it('a GraphQL multipart request applies for a ticket', async () => {
    const member = await appMember();
    const ticket = await ticketOf(member);
    const answers = Object.entries(FILLED).map(([key, value]) => ({ key, values: [value] }));
    const input = { giftTicketId: ticket.id, answers, files: [{ key: 'certificate_image', file: null }] };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPDATE, variables: { input } }));
    form.set('map', JSON.stringify({ proof: ['variables.input.files.0.file'] }));
    form.set('proof', new File([PNG], 'proof.png', { type: 'image/png' }));
    const send = (headers: Headers, body: FormData | string) =>
      fetch(`${site.url}/graphql`, { method: 'POST', headers: { ...member, ...headers }, body });
    // Without the header it is refused before its body is read.
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send(type, '--x--')).status).toBe(403);
    const reply = await (await send({ 'graphql-require-preflight': '1' }, form)).json();
    expect(reply).toMatchObject({
      data: { updateGiftTicket: { giftTicket: { status: 'APPLIED' }, userErrors: [] } },
    });
  });

  it('a form without script refuses a file by its field and keeps the rest; a right one leads on', async () => {
    const member = await browserMember();
    const ticket = await ticketOf(member);
    const address = `${site.url}/mypage/tickets/${ticket.rawId}`;
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...FILLED, giftTicketId: ticket.id }))
        form.set(name, value);
      form.set('certificate_image', new File([bytes], 'proof.png', { type: 'image/png' }));
      const headers = { ...member, origin: site.url };
      return fetch(address, { method: 'POST', headers, body: form, redirect: 'manual' });
    };
    for (const [bytes, message] of [
      [new Uint8Array(10_000_001), '10MB以内'],
      [Uint8Array.from(Buffer.from('<svg/>')), 'JPEG・PNG・WebP・PDFのいずれか'],
    ] as const) {
      const refused = await send(bytes);
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain(message);
      expect(page).toContain('value="佐藤 結衣"');
      expect(page).toContain('value="09012345678"');
    }
    const applied = await send(PNG);
    expect(applied.status).toBe(303);
    expect(applied.headers.get('location')).toBe(`/mypage/tickets/${ticket.rawId}?applied=1`);
    const shown = await (await fetch(address, { headers: member })).text();
    expect(shown).toContain('申請済み');
  });
});

describe('referral codes', () => {
  it('S60 are counted call by call, aliases too: the twenty-first of a minute is refused', async () => {
    const headers = { 'x-wn-uuid': randomUUID() };
    const codes = (count: number) =>
      `{ ${Array.from({ length: count }, (_, at) => `c${at}: referralGuest(code: "GUESS${at}") { code }`).join(' ')} }`;
    expect((await site.graphql(codes(20), {}, headers)).errors).toEqual([]);
    const refused = await site.graphql(codes(1), {}, headers);
    expect(refused.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryable: true } }]);
    expect(refused.errors[0]?.extensions?.['retryAfterMs']).toBeGreaterThan(0);
    await site.origin.clearJournal();
    await site.graphql(codes(1), {}, headers);
    expect(await site.origin.calls('/api/v3/wn/referral/guest/')).toEqual([]);
  });
});
