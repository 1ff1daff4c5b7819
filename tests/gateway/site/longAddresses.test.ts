/** The size of pages whose addresses repeat their parameters. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const read = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

/** `k=1&k=2...` for each name. */
function repeated(names: readonly string[], count: number, valueOf: (index: number) => string): string {
  const indexes = Array.from({ length: count }, (_, index) => index + 1);
  return names.flatMap((name) => indexes.map((index) => `${name}=${valueOf(index)}`)).join('&');
}

const CHOICES = ['k', 'p', 'g', 't', 'c', 'ws'];

test.each([
  ['numbers', repeated(CHOICES, 100, String)],
  ['long numbers', repeated(CHOICES, 100, (index) => String(index + 999_999_000))],
  ['numbers with results', repeated(['p', 'g'], 100, String)],
  ['regions', repeated(['region_slugs'], 100, (index) => 'r'.repeat(77) + index)],
])('S131 hundreds of %s in an address make no page of megabytes', async (_what, query) => {
  const plain = await read('/halls/search/');
  expect(plain.length).toBeGreaterThan(100_000);
  expect((await read(`/halls/search/?${query}`)).length).toBeLessThan(3 * plain.length);
});

test('S131 all choices of the search form at once are kept', async () => {
  const optionsOf = (html: string): string[] =>
    [...html.matchAll(/<input [^>]*type="checkbox"[^>]*>/g)].map(([input]) => input);
  const html = await read('/halls/search/?prefecture_slug=tokyo');
  const choices = optionsOf(html).map((input) => {
    const [, name = ''] = / name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = / value="([^"]*)"/.exec(input) ?? [];
    return `${name}=${value}`;
  });
  expect(choices.length).toBeGreaterThan(50);
  const chosen = optionsOf(await read(`/halls/search/?${choices.join('&')}`));
  expect(chosen.filter((input) => input.includes(' checked=""'))).toHaveLength(choices.length);
});
