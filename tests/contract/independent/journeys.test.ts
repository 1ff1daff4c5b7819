/**
 * The product's journeys on REST APIs generated from the contract: every form without script, and every mutation of the
 * site and of native teams. They make each write of the contract, violate it nowhere, and treat no valid reply as a
 * fault.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loadContract } from '#contract/document.ts';
import { BROKEN_TEXT } from '#tests/fuzz/statements.ts';
import { sentencesOf } from '#tests/fuzz/html.ts';
import { logIn, VIEWERS, type Viewer } from '#tests/fuzz/lane.ts';
import { idOf, variablesFor } from '#tests/gateway/released/variables.ts';
import { advanceClock } from '#tests/harness/clock.ts';
import type { Gateway } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';
import { COLLECTED, exampleDocuments, MEMBER_TOKEN } from './collected.ts';
import { filledForms } from './forms.ts';
import { EXTENTS, type Extent } from './schemas.ts';
import { startContractServer, startGatewayOn, type ContractServer } from './server.ts';

vi.setConfig({ testTimeout: 240_000 });

const SEEDS = [1, 2, 3];
const VISITOR = 'wn_uuid=0f8fad5b-d9cb-469f-a165-70867728950e';

/** Pages with forms, in the order of the journeys' steps. */
const PAGES = [
  '/register',
  '/login',
  '/referral',
  '/contact',
  '/diagnosis',
  `/diagnosis/${COLLECTED.diagnosis.diagnosisRawId}/child`,
  '/enquete/2026-autumn',
  '/special',
  '/halls/7/fairs',
  '/halls/7/fairs/1',
  '/reservations/cancel',
  '/mypage/reservations',
  '/mypage/clips/share',
  `/clips/shared/${COLLECTED.hash}`,
  '/mypage/tickets/7',
  '/mypage/tickets/ring/7',
  '/area/',
  '/logout',
];

/** Values in links. */
const KNOWN = {
  key: COLLECTED.diagnosis.key,
  loginId: 'lg_demo_musubi',
  lineUserId: `U${'0'.repeat(32)}`,
  lineAccessToken: 'line-token',
  code: 'MUSUBI2026',
  number: COLLECTED.reservation.rawId,
  cancelCode: COLLECTED.reservation.cancelCode,
};

const MAX_STEPS = 3;

let api: ContractServer;
let gateway: Gateway;
beforeAll(async () => {
  api = await startContractServer();
  gateway = await startGatewayOn(api);
});
afterAll(async () => {
  await gateway?.stop();
  await api?.[Symbol.asyncDispose]();
});

let sent = 0;
/** Rate limits count by network. Tokens over plain http are accepted on loopback only. */
const network = (): string => `127.${(sent += 1) >> 8}.${sent & 255}.1`;

const request = (path: string, cookie: string, body?: URLSearchParams | FormData): Promise<Response> =>
  fetch(gateway.url + path, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie, origin: gateway.url, accept: 'text/html', 'x-forwarded-for': network() },
    ...(body && { body }),
  });

/** Faults of a page. */
function problemsOf(status: number, html: string): string[] {
  const isPage = status === 200 || status >= 400;
  return [
    ...([200, 303, 308, 404, 422].includes(status) ? [] : [`status ${status}`]),
    ...(isPage && !html.endsWith('</html>') ? [`ends with ${html.slice(-80)}`] : []),
    ...sentencesOf(html).filter((text) => BROKEN_TEXT.test(text)),
  ];
}

/** Opens a page and submits its forms, then those of the pages that follow. */
async function walk(address: string, cookie: string): Promise<string[]> {
  const problems: string[] = [];
  const add = (at: string, found: string[]): void =>
    void problems.push(...found.map((one) => `${at}: ${one}`));
  const page = await request(address, cookie);
  let html = await page.text();
  add(address, problemsOf(page.status, html));
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    let next = '';
    for (const { action, body } of filledForms(html, address, KNOWN)) {
      const reply = await request(action, cookie, body);
      const text = await reply.text();
      add(`${address}, step ${step}`, problemsOf(reply.status, text));
      // Forms of the whole site, such as that of the clip buttons, lead to other pages.
      const isOfPage = new URL(action, gateway.url).pathname === new URL(address, gateway.url).pathname;
      if (isOfPage && (reply.status === 200 || reply.status === 422)) next = text;
    }
    if (next === '') break;
    html = next;
  }
  return problems;
}

test.each(EXTENTS)('forms without script on %s replies', async (extent) => {
  const problems = new Set<string>();
  for (const seed of SEEDS) {
    await use(extent, seed);
    const cookies: Record<Viewer, string> = {
      guest: VISITOR,
      member: `${VISITOR}; ${await logIn(gateway)}`,
    };
    for (const viewer of VIEWERS)
      for (const address of PAGES)
        for (const problem of await walk(address, cookies[viewer])) problems.add(`${viewer} ${problem}`);
  }
  expect([...problems]).toEqual([]);
  expect([...api.breaches]).toEqual([]);
});

const siteMutations = Object.values(
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`${root}client/documents.json`, 'utf8'))),
)
  .filter((text) => text.startsWith('mutation') && !/\bUpload\b/.test(text))
  .map((text) => ({ name: /^mutation (\w+)/.exec(text)?.[1] ?? '', text }));

/** Log-out last: a session that has ended is refused from then on. */
const mutations = [
  ...siteMutations,
  ...exampleDocuments.filter(({ text }) => text.startsWith('mutation')),
].toSorted((one, other) => Number(/\blogOut\b/.test(one.text)) - Number(/\blogOut\b/.test(other.text)));

const Body = z.object({
  errors: z.array(z.looseObject({ message: z.string(), path: z.array(z.unknown()).optional() })).default([]),
});

test.each(EXTENTS)('mutations over HTTP on %s replies', async (extent) => {
  expect(siteMutations.length).toBeGreaterThan(15);
  const problems = new Set<string>();
  for (const seed of SEEDS) {
    await use(extent, seed);
    for (const { name, text } of mutations)
      for (const token of [MEMBER_TOKEN, '']) {
        const variables = variablesFor(name, text, COLLECTED);
        const reply = await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token && { 'x-wedding-token': token }),
            'x-wn-uuid': 'native0123456789',
            'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)',
            'x-forwarded-for': network(),
          },
          body: JSON.stringify({ query: text, variables }),
        });
        const { errors } = Body.parse(await reply.json());
        if (reply.status !== 200) problems.add(`${name}: status ${reply.status}`);
        for (const { message, path = [] } of errors)
          if (!EXPECTED.test(message)) problems.add(`${name}: ${path.join('.')}: ${message}`);
      }
  }
  expect([...problems]).toEqual([]);
  expect([...api.breaches]).toEqual([]);
});

/** Objects in a random reply need not exist or belong to the same hall; guests have no account. */
const EXPECTED = /^api_client_error: status 40[14]$|a fair of the same hall/;

async function use(extent: Extent, seed: number): Promise<void> {
  api.use(extent, seed);
  await advanceClock(gateway);
}

interface Diagnosis {
  readonly parentDiagnosis: {
    readonly questions: readonly { number: number; choices: readonly { value: string }[] | null }[];
  } | null;
}

const DIAGNOSIS =
  'query ($id: String!) { parentDiagnosis(id: $id) { questions { number choices { value } } } }';
const ANSWER = `mutation ($input: AnswerParentDiagnosisInput!) {
  answerParentDiagnosis(input: $input) { userErrors { code } }
}`;
const APPLY =
  'mutation ($input: UpdateGiftTicketInput!) { updateGiftTicket(input: $input) { userErrors { code } } }';
const CLIP = 'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }';
const UNCLIP = 'mutation ($id: ID!) { unclip(input: { target: { id: $id } }) { userErrors { code } } }';

const CLIPPABLES = ['Hall', 'Article', 'Bride', 'Brand', 'Ring'].map((type) => idOf(type, '7'));

test('writes that depend on what was drawn', async () => {
  const { diagnosisRawId, key } = COLLECTED.diagnosis;
  for (const extent of EXTENTS)
    for (let seed = 1; seed <= 12; seed += 1) {
      await use(extent, seed);
      const send = async <Data>(text: string, variables: Record<string, unknown>): Promise<Data | null> => {
        const headers = { 'x-wedding-token': MEMBER_TOKEN, 'x-forwarded-for': network() };
        const { data, errors } = await gateway.graphql<Data>(text, variables, headers);
        expect(errors.filter(({ message }) => !EXPECTED.test(message))).toEqual([]);
        return data;
      };
      const drawn = await send<Diagnosis>(DIAGNOSIS, { id: diagnosisRawId });
      const answers = (drawn?.parentDiagnosis?.questions ?? []).flatMap(({ number, choices }) =>
        choices?.[0] ? [{ number, values: [choices[0].value] }] : [],
      );
      await send(ANSWER, { input: { diagnosisRawId, key, respondent: 'CHILD', answers } });
      await send(APPLY, { input: { giftTicketId: idOf('GiftTicket', '2/7'), answers: [] } });
      for (const id of CLIPPABLES) for (const text of [CLIP, UNCLIP]) await send(text, { id });
    }
  expect([...api.breaches]).toEqual([]);
});

test('every write of the contract was made', () => {
  const writes = loadContract().operations.filter(
    ({ method, operationId }) => method !== 'GET' && operationId !== 'searchWriters',
  );
  const missing = writes.map(({ operationId }) => operationId).filter((name) => !api.called.has(name));
  expect(writes.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('the gateway finds no fault in any reply', () => {
  const faults = gateway
    .output()
    .split('\n')
    .filter((line) => /breaks the contract|"level":50/.test(line));
  expect([...new Set(faults)]).toEqual([]);
});
