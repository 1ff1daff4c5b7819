/** GraphQL uploads and rate limits over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

type Headers = Record<string, string>;

/** Signs a member up. @returns the credentials of the native app */
async function signUpInApp(): Promise<Headers> {
  const { token, userId } = await new ApiClient(site.origin.url).signUp();
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

  it('a GraphQL multipart request applies for a gift ticket', async () => {
    const member = await signUpInApp();
    const ticket = await ticketOf(member);
    const answers = Object.entries(FILLED).map(([key, value]) => ({ key, values: [value] }));
    const input = { giftTicketId: ticket.id, answers, files: [{ key: 'certificate_image', file: null }] };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPDATE, variables: { input } }));
    form.set('map', JSON.stringify({ proof: ['variables.input.files.0.file'] }));
    form.set('proof', new File([PNG], 'proof.png', { type: 'image/png' }));
    const send = (headers: Headers, body: FormData | string) =>
      fetch(`${site.url}/graphql`, { method: 'POST', headers: { ...member, ...headers }, body });
    // Without a preflight header it is rejected before the body is read.
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send(type, '--x--')).status).toBe(403);
    const response = await (await send({ 'graphql-require-preflight': '1' }, form)).json();
    expect(response).toMatchObject({
      data: { updateGiftTicket: { giftTicket: { status: 'APPLIED' }, userErrors: [] } },
    });
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
