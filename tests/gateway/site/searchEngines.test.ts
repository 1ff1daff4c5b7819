/** What search engines read: descriptions, robots, canonical addresses, structured data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSite, type Site } from '#tests/harness/gateway.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const Graph = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) });

/** The head of a page; the path of its canonical address. */
async function headOf(path: string) {
  const response = await fetch(site.url + path);
  const html = await response.text();
  const first = (pattern: RegExp): string | null => pattern.exec(html)?.[1] ?? null;
  const canonical = first(/<link rel="canonical" href="([^"]*)"/)?.replaceAll('&amp;', '&');
  const json = first(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status: response.status,
    html,
    description: first(/<meta name="description" content="([^"]*)"/),
    isIndexed: first(/<meta name="robots" content="([^"]*)"/)?.includes('noindex') === false,
    canonical: canonical?.replace(site.url, '') ?? null,
    nodes: json === null ? [] : Graph.parse(JSON.parse(json))['@graph'],
  };
}

describe('descriptions are sentences', () => {
  it.each([
    ['/fairs', '全国の結婚式場でこれから開かれるブライダルフェアを、'],
    ['/fairs/tokyo/2099-12', '東京都の結婚式場で2099年12月に開かれるブライダルフェアを、'],
    ['/photos/', '場面から探せます。写真を会場ごとに見比べられます。'],
    ['/brides/pref/tokyo', '花嫁のレポート、アルバム、費用の記録です。編集部が選んだ'],
    ['/photos/food/', '場面から探せます。料理の写真を会場ごとに見比べられます。'],
  ])('%s: %s', async (path, text) => {
    expect((await headOf(path)).description).toContain(text);
  });
});

describe('the address of a hall', () => {
  it.each(['/halls/bali/ubudo-tirnoa-garden', '/halls/guam/tamon-blanchette-chapel'])(
    '%s is abroad, never in Japan',
    async (path) => {
      const { nodes } = await headOf(path);
      const address = { '@type': 'PostalAddress', streetAddress: expect.any(String) };
      expect(nodes.map((node) => node['address'])).toContainEqual(address);
    },
  );

  it('in Japan has its prefecture', async () => {
    const { nodes } = await headOf('/halls/hokkaido/seiinden-odori');
    expect(nodes.map((node) => node['address'])).toContainEqual({
      '@type': 'PostalAddress',
      addressCountry: 'JP',
      addressRegion: '北海道',
      streetAddress: expect.stringContaining('大通西'),
    });
  });

  it('of a fair is never the name of its hall', async () => {
    const { data } = await site.graphql<{
      hall: { name: string; address: string | null; fairs: { nodes: { url: string; isOnline: boolean }[] } };
    }>('{ hall(by: { rawId: "72" }) { name address fairs(first: 30) { nodes { url isOnline } } } }');
    const fair = data?.hall.fairs.nodes.find(({ isOnline }) => !isOnline);
    expect(data?.hall.address).toBeNull();
    const { nodes } = await headOf(new URL(fair?.url ?? '').pathname);
    expect(nodes.find((node) => node['@type'] === 'Event')?.['location']).toEqual({
      '@type': 'Place',
      name: data?.hall.name,
      url: expect.stringContaining('/halls/'),
      address: { '@type': 'PostalAddress', addressCountry: 'JP', addressRegion: '東京都' },
    });
  });
});

describe('a search without halls', () => {
  it.each([
    'prefecture_slug=nowhere',
    'area_slug=nowhere',
    'region_slugs=nowhere',
    'district_slug=nowhere',
    'station_id=99999999',
    'g=999',
    'ws=999',
    'p=999',
  ])('%s is a page for visitors alone', async (query) => {
    const page = await headOf(`/halls/search/?${query}`);
    expect([page.status, page.isIndexed, page.canonical]).toEqual([200, false, null]);
    expect(page.html).toContain('条件に合う会場が見つかりませんでした');
    expect(page.html).toContain('を外す');
  });

  it.each([
    '/pref/nowhere',
    '/g/999',
    '/halls/search/?page=999',
    '/halls/search/?prefecture_slug=tokyo&page=999',
  ])('%s is missing', async (path) => {
    const { status, isIndexed, canonical } = await headOf(path);
    expect([status, isIndexed, canonical]).toEqual([404, false, null]);
  });
});

it('a prefecture without picked brides is not indexed', async () => {
  const { status, isIndexed, description } = await headOf('/brides/pref/tottori');
  expect([status, isIndexed, description]).toEqual([200, false, expect.not.stringContaining('0人')]);
  expect((await headOf('/brides/pref/tokyo')).isIndexed).toBe(true);
});

describe('a search with one condition', () => {
  it.each([
    ['prefecture_slug=tokyo', true, '/pref/tokyo'],
    ['k=1', true, '/k/1'],
    ['people=77', false, '/halls/search/?people=77'],
    ['official=1', false, '/halls/search/?official=1'],
  ])('%s is indexed: %s', async (query, isListed, address) => {
    const { status, isIndexed, canonical } = await headOf(`/halls/search/?${query}`);
    expect([status, isIndexed, canonical]).toEqual([200, isListed, address]);
  });
});

describe('an area of one prefecture', () => {
  it.each([
    ['/a/hokkaido', '/pref/hokkaido'],
    ['/a/hokkaido?page=2', '/pref/hokkaido?page=2'],
    ['/halls/search/?area_slug=hokkaido', '/pref/hokkaido'],
    ['/pref/hokkaido', '/pref/hokkaido'],
    ['/fairs/area/hokkaido', '/fairs/hokkaido'],
    ['/fairs/area/hokkaido/2099-12', '/fairs/hokkaido/2099-12'],
    ['/fairs/area/hokkaido?view=calendar', '/fairs/hokkaido'],
    ['/stats/a/hokkaido/', '/stats/pref/hokkaido/'],
    ['/a/kanto', '/a/kanto'],
    ['/a/guam', '/a/guam'],
    ['/fairs/area/kanto', '/fairs/area/kanto'],
    ['/stats/a/kanto/', '/stats/a/kanto/'],
  ])('%s has the canonical address %s', async (path, address) => {
    const { status, canonical } = await headOf(path);
    expect([status, canonical]).toEqual([200, address]);
  });
});
