/**
 * Isolation of members: 4,000 personal requests of fifty members, interleaved with public ones, over pages and GraphQL,
 * browsers and native apps. Each member's data contains a mark that is unique to them.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient, type Session } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { cookiesOf } from '#tests/harness/session.ts';

const MEMBERS = 50;
const PERSONAL_REQUESTS = 4_000;
const CONCURRENCY = 24;
/** An overloaded machine may fail requests; every attempt is checked. */
const MAX_ATTEMPTS = 5;

let site: Site;
let api: ApiClient;
beforeAll(async () => {
  site = await startSite();
  api = new ApiClient(site.origin.url);
});
afterAll(() => site?.stop());

/** A member with their credentials: an app token for even numbers, a browser session for odd ones. */
interface Member {
  readonly mark: string;
  readonly headers: Record<string, string>;
}

const PASSWORD = 'himitsu-2026';
const MARK = /会員Q\d\dZ/g;
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Creates a member whose nickname and clip note contain their mark. */
async function newMember(number: number): Promise<Member> {
  const mark = `会員Q${String(number).padStart(2, '0')}Z`;
  const email = `${randomUUID()}@example.jp`;
  const form = { email, password: PASSWORD, basic_nickname: mark, wedding_role: 'couple' };
  const { body } = await api.send('/api/wn/users', { method: 'POST', form });
  const { user_id, token } = body as { user_id: number; token: string };
  const as: Session = { userId: String(user_id), token };
  const clipForm = { hall_id: String(1 + (number % 5)), user_id: as.userId };
  const clip = (await api.send('/api/wn/hall_clips', { method: 'POST', form: clipForm, as })).body as {
    id: number;
  };
  const note = { user_id: as.userId, note: `${mark}の覚え書き` };
  await api.send(`/api/wn/hall_clips/${clip.id}`, { method: 'PATCH', form: note, as });
  if (number % 2 === 0) return { mark, headers: { 'x-wedding-token': token, 'x-wn-user-id': as.userId } };
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  return { mark, headers: { cookie: cookiesOf({ headers }) } };
}

/** A request, with the marks its response must contain. */
interface Request {
  readonly contains: 'own mark' | 'no mark';
  send(headers: Record<string, string>): Promise<Response>;
}

const graphqlRequest = (query: string, contains: Request['contains']): Request => ({
  contains,
  send: (headers) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
});
const pageRequest = (path: string, contains: Request['contains']): Request => ({
  contains,
  send: (headers) => fetch(site.url + path, { headers }),
});

const ACCOUNT = graphqlRequest('{ viewer { account { nickname rawId } } }', 'own mark');
const LISTS = graphqlRequest(
  '{ viewer { account { nickname hallClipCount reservations { rawId } karte { guestCount } } } }',
  'own mark',
);
const NOTES = graphqlRequest('{ viewer { account { hallClips(first: 5) { nodes { note } } } } }', 'own mark');
const MIXED = graphqlRequest(
  '{ viewer { account { nickname } } hall(by: { rawId: "1" }) { name viewerHasClipped } }',
  'own mark',
);
const PERSONAL: readonly Request[] = [ACCOUNT, NOTES, ACCOUNT, MIXED, ACCOUNT, LISTS, ACCOUNT];
/** Personal pages cost many times as much as a GraphQL response, so only every fortieth request is one. */
const PERSONAL_PAGES: readonly Request[] = [
  pageRequest('/mypage', 'own mark'),
  pageRequest('/mypage/clips', 'own mark'),
];
const PAGE_EVERY = 40;

const PUBLIC: readonly Request[] = [
  graphqlRequest('{ hall(by: { rawId: "1" }) { name } }', 'no mark'),
  pageRequest('/login', 'no mark'),
  pageRequest('/halls/1', 'no mark'),
  graphqlRequest('{ halls(first: 3) { nodes { name } } }', 'no mark'),
  pageRequest('/halls/1/fairs', 'no mark'),
];
/** Number of personal requests per public one. */
const PUBLIC_EVERY = 4;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Sends a request. @returns what is wrong with the responses */
async function check(member: Member, { contains, send }: Request): Promise<string[]> {
  const problems: string[] = [];
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const response = await send(member.headers);
    const marks = [...new Set((await response.text()).match(MARK))];
    const isPrivate = response.headers.get('cache-control')?.includes('no-store') ?? false;
    const foreign = marks.filter((mark) => contains === 'no mark' || mark !== member.mark);
    if (foreign.length > 0) problems.push(`${member.mark} saw ${foreign.join()} at ${response.url}`);
    if (contains === 'own mark' && !isPrivate) problems.push(`${response.url} may be cached`);
    if (response.status === 200 && (contains === 'no mark' || marks.includes(member.mark))) return problems;
  }
  return [...problems, `${member.mark} got no valid response`];
}

it('keeps the data of 50 members apart over 4,000 personal requests', async () => {
  const members: Member[] = [];
  // Five at a time: hashing passwords is slow.
  for (let first = 0; first < MEMBERS; first += 5)
    members.push(...(await Promise.all(Array.from({ length: 5 }, (_, index) => newMember(first + index)))));
  const problems: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < PERSONAL_REQUESTS) {
      const number = next++;
      // Shifted by one each round, so that every member sends every request.
      const round = Math.floor(number / MEMBERS);
      const member = pick(members, number * 7 + round);
      const request =
        number % PAGE_EVERY === 0 ? pick(PERSONAL_PAGES, round) : pick(PERSONAL, number + round);
      problems.push(...(await check(member, request)));
      if (number % PUBLIC_EVERY === 0)
        problems.push(...(await check(member, pick(PUBLIC, number / PUBLIC_EVERY))));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  expect(problems).toEqual([]);
}, 600_000);
