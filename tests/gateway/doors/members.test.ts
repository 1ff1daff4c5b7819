/** Members over HTTP: fifty of them at once never see each other, uploads come through both doors, codes are counted. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 120_000);
afterAll(() => site?.stop());

/** A member and how they prove themselves: a native app by its token, a browser by its session. */
interface Member {
  readonly mark: string;
  readonly headers: Record<string, string>;
}

const PASSWORD = 'himitsu-2026';
const MARK = /会員Q\d\dZ/g;

const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Makes a member whose nickname nobody else can have. Even ones come by app, odd ones by browser. */
async function newMember(number: number): Promise<Member> {
  const mark = `会員Q${String(number).padStart(2, '0')}Z`;
  const email = `${randomUUID()}@example.jp`;
  const form = { email, password: PASSWORD, basic_nickname: mark, wedding_role: 'couple' };
  const { body } = await new Api(site.origin.url).send('/api/wn/users', { method: 'POST', form });
  const { user_id, token } = body as { user_id: number; token: string };
  if (number % 2 === 0)
    return { mark, headers: { 'x-wedding-token': token, 'x-wn-user-id': String(user_id) } };
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { mark, headers: { cookie: cookie.join('; ') } };
}

/** Whose name an answer tells: the member's own, or nobody's; what is `kept` may be given to anyone. */
interface Answered {
  readonly reply: Response;
  readonly names: 'own' | 'nobody';
  readonly kept: boolean;
}
type Ask = (member: Member) => Promise<Answered>;

const graphql =
  (query: string, names: Answered['names']): Ask =>
  async ({ headers }) => ({
    names,
    kept: names === 'nobody',
    reply: await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
  });

const html =
  (path: string, names: Answered['names'], kept: boolean): Ask =>
  async ({ headers }) => ({ names, kept, reply: await fetch(site.url + path, { headers }) });

const MINE = graphql('{ viewer { account { nickname rawId } } }', 'own');
const MY_LISTS = graphql('{ viewer { account { nickname hallClipCount karte { guestCount } } } }', 'own');
const MIXED = graphql(
  '{ viewer { account { nickname } } hall(by: { rawId: "1" }) { viewerHasClipped } }',
  'own',
);
const PUBLIC = graphql('{ hall(by: { rawId: "1" }) { name } }', 'nobody');
const LOG_IN_PAGE = html('/login', 'nobody', true);
const HOME = html('/', 'nobody', true);

/** What is asked in turn: mostly the graph, public pages in between. */
const ROUND: readonly Ask[] = [
  MINE, PUBLIC, MINE, LOG_IN_PAGE, MINE, MIXED, PUBLIC, MINE, MINE, MY_LISTS,
  MINE, PUBLIC, MINE, MINE, HOME, MINE, PUBLIC, MINE, MINE, PUBLIC,
]; // prettier-ignore

/** Every so many requests a page of one's own comes, which costs many times as much as the others. */
const OWN_PAGE_EVERY = 80;
const OWN_PAGES = [html('/mypage', 'own', false), html('/mypage/tickets', 'nobody', false)];

const REQUESTS = 10_000;
const AT_ONCE = 24;

/** Fifty members, a few at a time: hashing passwords takes what it takes. */
async function fiftyMembers(): Promise<Member[]> {
  const members: Member[] = [];
  for (let first = 0; first < 50; first += 5) {
    const few = Array.from({ length: 5 }, (_, index) => newMember(first + index));
    members.push(...(await Promise.all(few)));
  }
  return members;
}

describe('fifty members at once', () => {
  it('10,000 personal and public requests, pages and the graph mixed, cross not once', async () => {
    const members = await fiftyMembers();
    const crossings: string[] = [];
    let next = 0;
    let own = 0;
    const worker = async (): Promise<void> => {
      while (next < REQUESTS) {
        const number = next++;
        const member = members[(number * 7) % members.length];
        const page = number / OWN_PAGE_EVERY;
        const ask = Number.isInteger(page) ? OWN_PAGES[page % 2] : ROUND[number % ROUND.length];
        if (!member || !ask) throw new Error('nobody asks');
        const { reply, names, kept } = await ask(member);
        const seen = [...new Set((await reply.text()).match(MARK))].join();
        const isPrivate = reply.headers.get('cache-control')?.includes('no-store') ?? false;
        if (names === 'own') own += 1;
        const isRight = seen === (names === 'own' ? member.mark : '') && (kept || isPrivate);
        if (reply.status !== 200 || !isRight)
          crossings.push(`${member.mark}: ${reply.status} ${seen} ${reply.url}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    expect(crossings).toEqual([]);
    expect(own).toBeGreaterThan(REQUESTS / 2);
  }, 240_000);
});

describe('uploads', () => {
  const UPDATE = `mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) {
    giftTicket { status fields { key fileUrl } } userErrors { message path } } }`;
  const FILLED = { applicant_name: '佐藤 結衣', tel: '09012345678', visited_on: '2026-11-03' };
  const PNG = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d', 'hex'));

  interface Ticket {
    id: string;
    rawId: string;
  }
  const ticketOf = async ({ headers }: Member): Promise<Ticket> => {
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
    const member = await newMember(60);
    const ticket = await ticketOf(member);
    const answers = Object.entries(FILLED).map(([key, value]) => ({ key, values: [value] }));
    const input = { giftTicketId: ticket.id, answers, files: [{ key: 'certificate_image', file: null }] };
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: UPDATE, variables: { input } }));
    form.set('map', JSON.stringify({ proof: ['variables.input.files.0.file'] }));
    form.set('proof', new File([PNG], 'proof.png', { type: 'image/png' }));
    const send = (headers: Record<string, string>) =>
      fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { ...member.headers, ...headers },
        body: form,
      });
    expect((await send({})).status).toBe(403);
    const reply = await (await send({ 'graphql-require-preflight': '1' })).json();
    expect(reply).toMatchObject({
      data: { updateGiftTicket: { giftTicket: { status: 'APPLIED' }, userErrors: [] } },
    });
  });

  it('a form without script refuses a file by its field and keeps the rest; a right one leads on', async () => {
    const member = await newMember(61);
    const ticket = await ticketOf(member);
    const address = `${site.url}/mypage/tickets/${ticket.rawId}`;
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...FILLED, giftTicketId: ticket.id }))
        form.set(name, value);
      form.set('certificate_image', new File([bytes], 'proof.png', { type: 'image/png' }));
      const headers = { ...member.headers, origin: site.url };
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
    const shown = await (await fetch(address, { headers: member.headers })).text();
    expect(shown).toContain('申請済み');
  });
});

describe('referral codes', () => {
  it('are counted call by call, aliases too: the twenty-first of a minute is refused', async () => {
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
