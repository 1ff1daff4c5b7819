/** What shares a cached answer to a persisted query, in the gateway and in nginx. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram, startProxy, type Proxy } from '#tests/harness/proxy.ts';
import { sendTarget } from '../http/sendTarget.ts';
import { documentId, startTestbed, type Testbed } from '../http/testbed.ts';

const HALLS =
  'query Halls($n: Int = 2, $by: By = {id: "1"}) { halls(first: $n) { id } hall(by: $by) { name } }';
const NAMES = 'query Names($n: Int) { halls(first: $n) { name } }';
const CHOSEN = { n: 2, by: { id: '7' } };

let testbed: Testbed;
beforeAll(async () => {
  testbed = await startTestbed({ documents: [HALLS, NAMES] });
});
afterAll(() => testbed.stop());

const get = (base: string, search: string, headers?: Record<string, string>) =>
  sendTarget(base, `/graphql?${search}`, headers);

const search = (id: string, variables: unknown): string =>
  `documentId=${id}&variables=${encodeURIComponent(JSON.stringify(variables))}`;
/** Percent-encodes characters that need no encoding. */
const encodeAll = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const id = documentId(HALLS);
const json = JSON.stringify(CHOSEN);
const plain = encodeURIComponent(json);
/** Spellings of one request, by a number. */
const SPELLINGS: Readonly<Record<string, (at: number) => string>> = {
  'an unknown parameter': (at) => `${search(id, CHOSEN)}&junk${at}=${at}`,
  'unknown parameters before and between': (at) => `a=${at}&documentId=${id}&b=${at}&&=&variables=${plain}`,
  'another order of parameters': (at) => `variables=${plain}&documentId=${id}&x=${at}`,
  'a name of the operation': (at) => `operationName=N${at}&${search(id, CHOSEN)}`,
  'repeated parameters, of which the first counts': (at) =>
    `${search(id, CHOSEN)}&variables=%7B%22n%22:${at}%7D`,
  'escapes that are not needed': (at) =>
    `${encodeAll('documentId')}=${id}&variables=${encodeAll(json)}&${at}`,
  'spaces in the variables': (at) =>
    `documentId=${id}&variables=${encodeURIComponent(json.replace(':', `:${' '.repeat(at % 50)}`))}&${at}`,
  'another order of variables': (at) => `${search(id, { by: CHOSEN.by, n: 2 })}&${at}`,
  'an undeclared variable': (at) => search(id, { ...CHOSEN, [`junk${at}`]: at }),
  'a default left out, or a number for an id': (at) => `${search(id, { by: { id: 7 } })}&${at}`,
  'the hash of Apollo, with other extensions': (at) =>
    `variables=${plain}&extensions=${encodeURIComponent(JSON.stringify({ at, persistedQuery: { version: at, sha256Hash: id } }))}`,
};

describe('an answer to a persisted query', () => {
  it('S100 is made once for 1,100 spellings of its address, and kept once', async () => {
    const before = testbed.executions();
    const texts = new Set<string>();
    for (let at = 0; at < 100; at += 1) {
      const answers = await Promise.all(Object.values(SPELLINGS).map((spell) => get(testbed.url, spell(at))));
      for (const { text } of answers) texts.add(text);
    }
    expect([...texts]).toEqual([
      JSON.stringify({ data: { halls: [{ id: '1' }, { id: '2' }], hall: { name: 'Hall 7' } } }),
    ]);
    expect(testbed.executions() - before).toBe(1);
  });

  it('S100 is another one for another document or other variables', async () => {
    const texts = await Promise.all(
      [search(id, { by: { id: '8' } }), search(id, {}), search(documentId(NAMES), { n: 2 })].map(
        async (address) => (await get(testbed.url, address)).text,
      ),
    );
    expect(texts.map((text) => JSON.parse(text).data.hall?.name)).toEqual(['Hall 8', 'Hall 1', undefined]);
  });

  it('S100 is not kept for invalid variables, or variables above the limits', async () => {
    for (const variables of [
      { n: 'two' },
      { n: 1_000 },
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`v${at}`, 1])),
    ]) {
      const { headers, text } = await get(testbed.url, search(id, variables));
      expect(headers['cache-control']).toBe('private, no-store');
      expect(JSON.parse(text).errors).toHaveLength(1);
    }
  });
});

if (nginxProgram === null) it('needs nginx', ({ skip }) => skip('not installed (Debian: nginx-light)'));
else throughProxy(nginxProgram);

function throughProxy(program: string): void {
  let proxy: Proxy;
  beforeAll(async () => {
    proxy = await startProxy(program, [Number(new URL(testbed.url).port)]);
  });
  afterAll(() => proxy[Symbol.asyncDispose]());

  describe('the same through nginx', () => {
    let documents = 0;
    /** Variables that no other test has sent. */
    const newVariables = () => ({ by: { id: `new${(documents += 1)}` } });
    const caches = async (
      searches: readonly string[],
      headers: Record<string, string> = {},
    ): Promise<unknown[]> => {
      const found: unknown[] = [];
      for (const each of searches) found.push((await get(proxy.url, each, headers)).headers['x-cache']);
      return found;
    };

    it('S100 unknown parameters and their order make no other copy', async () => {
      const variables = newVariables();
      const encoded = encodeURIComponent(JSON.stringify(variables));
      expect(
        await caches([
          `junk=1&variables=${encoded}&x&documentId=${id}&operationName=Q`,
          search(id, variables),
          `${search(id, variables)}&fbclid=abc`,
          `${search(id, variables)}&documentId=${documentId(NAMES)}&variables=x`,
        ]),
      ).toEqual(['MISS', 'HIT', 'HIT', 'HIT']);
    });

    it('S100 the requests of Apollo’s clients are cached too', async () => {
      const variables = encodeURIComponent(JSON.stringify(newVariables()));
      const kotlin = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }));
      const address = `operationName=Halls&variables=${variables}&extensions=${kotlin}`;
      expect(await caches([address, `${address}&junk=2`])).toEqual(['MISS', 'HIT']);
      const junk = encodeURIComponent(
        JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id }, x: 1 }),
      );
      expect(await caches([`variables=${variables}&extensions=${junk}`])).toEqual(['BYPASS']);
    });

    it('S100 what nginx reads in another way than the gateway is never stored, whichever comes first', async () => {
      const variables = newVariables();
      const other = documentId(NAMES);
      const rest = `variables=${encodeURIComponent(JSON.stringify(variables))}`;
      for (const hostile of [
        `DOCUMENTID=${id}&documentId=${other}&${rest}`,
        `${encodeAll('documentId')}=${other}&documentId=${id}&${rest}`,
        `documentId=${id}&${encodeAll('variables')}=%7B%7D&${rest}`,
        `query=${encodeURIComponent(NAMES)}&documentId=${id}&${rest}`,
        `documentId=${id}%26documentId=${other}&${rest}`,
        `documentId=${id}&${rest}%26x=1`,
      ])
        await get(proxy.url, hostile);
      const { text } = await get(proxy.url, search(id, variables));
      expect(text).toBe((await get(testbed.url, search(id, variables))).text);
      expect(JSON.parse(text).data.hall.name).toBe(`Hall ${variables.by.id}`);
      const names = await get(proxy.url, search(other, variables));
      expect(names.text).toBe((await get(testbed.url, search(other, variables))).text);
    });

    it('S100 other sites get their own answers, and no header makes another copy', async () => {
      const address = search(id, newVariables());
      const trusted = { origin: 'https://partner.example' };
      const first = await get(proxy.url, address, trusted);
      expect([first.headers['x-cache'], first.headers['access-control-allow-origin']]).toEqual([
        'BYPASS',
        'https://partner.example',
      ]);
      const own = await get(proxy.url, address);
      expect([own.headers['x-cache'], own.headers['access-control-allow-origin']]).toEqual([
        'MISS',
        undefined,
      ]);
      const harmless: Record<string, string>[] = [
        { accept: 'application/graphql-response+json' },
        { 'accept-encoding': 'x-junk;q=0.1' },
        { 'user-agent': 'junk', 'accept-language': 'fr', cookie: 'a=1', 'x-forwarded-host': 'evil.example' },
      ];
      for (const headers of harmless) {
        const again = await get(proxy.url, address, headers);
        expect([again.headers['x-cache'], again.text]).toEqual(['HIT', own.text]);
      }
      const later = await get(proxy.url, address, trusted);
      expect([later.headers['x-cache'], later.headers['access-control-allow-origin']]).toEqual([
        'BYPASS',
        'https://partner.example',
      ]);
    });

    it('S100 GraphiQL, ad-hoc and personal requests pass', async () => {
      const page = await get(proxy.url, search(id, newVariables()), { accept: 'text/html' });
      expect([page.headers['content-type'], page.headers['cache-control']]).toEqual([
        expect.stringContaining('text/html'),
        'no-cache',
      ]);
      const adHoc = await get(proxy.url, `query=${encodeURIComponent(NAMES)}&variables=%7B%22n%22%3A1%7D`);
      expect(JSON.parse(adHoc.text).data.halls).toHaveLength(2);
      const posted = await fetch(`${proxy.url}/graphql?documentId=${documentId(NAMES)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ documentId: id }),
      });
      expect((await posted.json()).data.hall).toEqual({ name: 'Hall 1' });
    });
  });
}
