/**
 * The product on REST APIs generated from the contract, with valid replies of every extent, unlike those of the
 * embedded origin. Every request of the gateway is valid, and it accepts every reply.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attributesOf, sentencesOf } from '#tests/fuzz/html.ts';
import { BROKEN_TEXT } from '#tests/fuzz/statements.ts';
import { logIn, open, VIEWERS, type Observation, type Viewer } from '#tests/fuzz/lane.ts';
import { createNavigation, type Navigation } from '#tests/fuzz/navigation.ts';
import { pagesOf } from '#tests/fuzz/pages.ts';
import { variablesFor } from '#tests/gateway/released/variables.ts';
import { advanceClock } from '#tests/harness/clock.ts';
import type { Gateway } from '#tests/harness/gateway.ts';
import { COLLECTED, exampleDocuments, MEMBER_TOKEN } from './collected.ts';
import { EXTENTS } from './schemas.ts';
import { startContractServer, startGatewayOn, type ContractServer } from './server.ts';

vi.setConfig({ testTimeout: 240_000 });
// React and Relay as visitors get them; other files of this worker do not ask for it.
vi.stubEnv('NODE_ENV', 'production');
afterAll(() => void vi.unstubAllEnvs());

const SEEDS = [1, 2];
const VISITOR = 'wn_uuid=0f8fad5b-d9cb-469f-a165-70867728950e';

const PLACES = {
  fair: '/halls/1/fairs/9002',
  slug: '/halls/kanto/the-ventura-toyosu',
  diagnosis: 'dg_0123456789abcdef',
  share: '0123456789abcdefghij',
  theme: '21',
  album: '6747',
  writer: '2',
  ring: '89001',
  region: 'ginza-yurakucho',
  district: 'mito',
  station: '1220',
  reservation: '7',
};

let api: ContractServer;
let gateway: Gateway;
let navigation: Navigation;
let cookies: Readonly<Record<Viewer, string>>;
beforeAll(async () => {
  api = await startContractServer();
  gateway = await startGatewayOn(api);
  navigation = await createNavigation(gateway.url);
  cookies = { guest: VISITOR, member: `${VISITOR}; ${await logIn(gateway)}` };
});
afterAll(async () => {
  await gateway?.stop();
  await api?.[Symbol.asyncDispose]();
});

/** Switches to other replies, and expires those in caches. */
async function use(extent: (typeof EXTENTS)[number], seed: number): Promise<void> {
  api.use(extent, seed);
  await advanceClock(gateway);
}

/** An object that a random reply refers to need not exist. */
const NOT_FOUND = 'api_client_error: status 404';

/** Faults that the gateway finds in valid replies, without positions. */
const faultsIn = (errors: NonNullable<NonNullable<Observation['data']>['result']>['errors'] = []): string[] =>
  errors
    .filter(({ extensions }) => /^(UPSTREAM|INTERNAL)_/.test(extensions?.code ?? ''))
    .filter(({ message }) => message !== NOT_FOUND)
    .map(
      ({ message, path }) =>
        `${(path ?? []).map((key) => (typeof key === 'number' ? '*' : key)).join('.')}: ${message}`,
    );

for (const extent of EXTENTS)
  test(`all pages on ${extent} replies`, async () => {
    const problems = new Set<string>();
    for (const seed of SEEDS) {
      await use(extent, seed);
      for (const page of pagesOf(PLACES))
        for (const viewer of VIEWERS) {
          const { html, data, rendered } = await open(
            { url: gateway.url, cookies },
            navigation,
            page,
            viewer,
            'html',
          );
          const add = (problem: string): void => void problems.add(`${page.name}: ${problem}`);
          for (const reply of [html, rendered]) {
            if (reply === null) continue;
            const { status, body } = reply;
            if (![200, 303, 308, 404].includes(status)) add(`status ${status}`);
            if ((status === 200 || status >= 400) && !body.endsWith('</html>'))
              add(`ends with ${body.slice(-80)}`);
            if (body.includes('<script>alert')) add('hostile text became a script');
            for (const text of [...sentencesOf(body), ...attributesOf(body)])
              if (BROKEN_TEXT.test(text)) add(text.slice(0, 200));
          }
          if (data && data.status !== 200) add(`data: ${data.status} ${data.body.slice(0, 200)}`);
          for (const fault of faultsIn(data?.result?.errors)) add(fault);
        }
    }
    expect([...problems]).toEqual([]);
    expect([...api.breaches]).toEqual([]);
  });

for (const extent of EXTENTS)
  test(`all examples for native teams on ${extent} replies`, async () => {
    const problems = new Set<string>();
    for (const seed of SEEDS) {
      await use(extent, seed);
      for (const { file, name, text } of exampleDocuments) {
        const { errors } = await gateway.graphql(text, variablesFor(name, text, COLLECTED), {
          'x-wedding-token': MEMBER_TOKEN,
          'x-wn-uuid': 'native0123456789',
          'user-agent': 'MusubiApp/3.2.1 (iPhone; iOS 19.0)',
          // Tokens over plain http are accepted on loopback only.
          'x-forwarded-for': `127.0.${seed}.${file.length}`,
        });
        for (const fault of faultsIn(errors)) problems.add(`${file}: ${fault}`);
      }
    }
    expect([...problems]).toEqual([]);
    expect([...api.breaches]).toEqual([]);
  });

test('the gateway finds no fault in any reply', () => {
  const faults = gateway
    .output()
    .split('\n')
    .filter((line) => line.includes('breaks the contract'));
  expect([...new Set(faults)]).toEqual([]);
});
