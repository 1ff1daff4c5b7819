/** Members over HTTP: uploads come by GraphQL, codes are counted. */
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

/** Makes a member who comes by the native app, with its token. */
async function appMember(): Promise<Headers> {
  const { token, userId } = await new Api(site.origin.url).signUp();
  return { 'x-wedding-token': token, 'x-wn-user-id': userId };
}

describe('uploads', () => {
  const UPDATE = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
    giftTicket { status fields { key fileUrl } } userErrors { message path } } }`;
  const FILLED = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));

  const ticketOf = async (headers: Headers): Promise<{ id: string }> => {
    const { data } = await site.graphql<{ viewer: { account: { giftTickets: { id: string }[] } } }>(
      '{ viewer { account { giftTickets(kind: GENERAL) { id } } } }',
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
