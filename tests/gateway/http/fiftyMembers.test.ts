/**
 * A second user never sees the first one's data: 10,000 personal requests of fifty members, interleaved with public ones,
 * pages and the graph mixed, browsers and native apps mixed. What belongs to a member carries a mark nobody else has.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api, type Session } from '#tests/contract/api.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';

const MEMBERS = 50;
const PERSONAL_REQUESTS = 10_000;
const AT_ONCE = 24;
/** A machine that is busy may fail a request; it is asked again this often, and what it answered is looked at each time. */
const TRIES = 5;

let site: Site;
let api: Api;
beforeAll(async () => {
  site = await startSite();
  api = new Api(site.origin.url);
});
afterAll(() => site?.stop());

/** A member and how they prove themselves: even ones by the app's token, odd ones by a browser's session. */
interface Member {
  readonly mark: string;
  readonly headers: Record<string, string>;
}

const PASSWORD = 'himitsu-2026';
const MARK = /会員Q\d\dZ/g;
const LOG_IN = `mutation ($email: String!) {
  logIn(input: { email: $email, password: "${PASSWORD}" }) { account { nickname } }
}`;

/** Makes a member whose nickname and whose note on a kept hall nobody else can have. */
async function newMember(number: number): Promise<Member> {
  const mark = `会員Q${String(number).padStart(2, '0')}Z`;
  const email = `${randomUUID()}@example.jp`;
  const form = { email, password: PASSWORD, basic_nickname: mark, wedding_role: 'couple' };
  const { body } = await api.send('/api/wn/users', { method: 'POST', form });
  const { user_id, token } = body as { user_id: number; token: string };
  const as: Session = { userId: String(user_id), token };
  const kept = { hall_id: String(1 + (number % 5)), user_id: as.userId };
  const clip = (await api.send('/api/wn/hall_clips', { method: 'POST', form: kept, as })).body as {
    id: number;
  };
  const note = { user_id: as.userId, note: `${mark}の覚え書き` };
  await api.send(`/api/wn/hall_clips/${clip.id}`, { method: 'PATCH', form: note, as });
  if (number % 2 === 0) return { mark, headers: { 'x-wedding-token': token, 'x-wn-user-id': as.userId } };
  const { headers, errors } = await site.graphql(LOG_IN, { email }, { origin: site.url });
  expect(errors).toEqual([]);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { mark, headers: { cookie: cookie.join('; ') } };
}

/** Something to ask for: whose mark the answer bears, and whether it may be kept for others. */
interface Request {
  readonly bears: 'own mark' | 'no mark';
  send(headers: Record<string, string>): Promise<Response>;
}

const graph = (query: string, bears: Request['bears']): Request => ({
  bears,
  send: (headers) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
});
const page = (path: string, bears: Request['bears']): Request => ({
  bears,
  send: (headers) => fetch(site.url + path, { headers }),
});

const ACCOUNT = graph('{ viewer { account { nickname rawId } } }', 'own mark');
const LISTS = graph(
  '{ viewer { account { nickname hallClipCount reservations { rawId } karte { guestCount } } } }',
  'own mark',
);
const NOTES = graph('{ viewer { account { hallClips(first: 5) { nodes { note } } } } }', 'own mark');
const MIXED = graph(
  '{ viewer { account { nickname } } hall(by: { rawId: "1" }) { name viewerHasClipped } }',
  'own mark',
);
const PERSONAL: readonly Request[] = [ACCOUNT, NOTES, ACCOUNT, MIXED, ACCOUNT, LISTS, ACCOUNT];
/** A page of one's own costs many times as much as an answer of the graph, so every fortieth request is one. */
const OWN_PAGES: readonly Request[] = [page('/mypage', 'own mark'), page('/mypage/clips', 'own mark')];
const PAGE_EVERY = 40;

const PUBLIC: readonly Request[] = [
  graph('{ hall(by: { rawId: "1" }) { name } }', 'no mark'),
  page('/login', 'no mark'),
  page('/halls/1', 'no mark'),
  graph('{ halls(first: 3) { nodes { name } } }', 'no mark'),
  page('/halls/1/fairs', 'no mark'),
];
/** Every so many personal requests the same member asks for something public. */
const PUBLIC_EVERY = 4;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** What was wrong with the answers to one request; empty where nothing was. */
async function ask(member: Member, { bears, send }: Request): Promise<string[]> {
  const wrong: string[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const reply = await send(member.headers);
    const marks = [...new Set((await reply.text()).match(MARK))];
    const isPrivate = reply.headers.get('cache-control')?.includes('no-store') ?? false;
    const foreign = marks.filter((mark) => bears === 'no mark' || mark !== member.mark);
    if (foreign.length > 0) wrong.push(`${member.mark} saw ${foreign.join()} at ${reply.url}`);
    if (bears === 'own mark' && !isPrivate) wrong.push(`${reply.url} may be kept`);
    if (reply.status === 200 && (bears === 'no mark' || marks.includes(member.mark))) return wrong;
  }
  return [...wrong, `${member.mark} was never answered`];
}

it('10,000 personal requests of 50 members, public ones between, cross not once', async () => {
  const members: Member[] = [];
  // A few at a time: hashing passwords takes what it takes.
  for (let first = 0; first < MEMBERS; first += 5)
    members.push(...(await Promise.all(Array.from({ length: 5 }, (_, index) => newMember(first + index)))));
  const wrong: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < PERSONAL_REQUESTS) {
      const number = next++;
      // Shifted by one each round, so that every member comes to ask for everything.
      const round = Math.floor(number / MEMBERS);
      const member = pick(members, number * 7 + round);
      const request = number % PAGE_EVERY === 0 ? pick(OWN_PAGES, round) : pick(PERSONAL, number + round);
      wrong.push(...(await ask(member, request)));
      if (number % PUBLIC_EVERY === 0)
        wrong.push(...(await ask(member, pick(PUBLIC, number / PUBLIC_EVERY))));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrong).toEqual([]);
}, 600_000);
