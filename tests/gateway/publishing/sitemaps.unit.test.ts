import { expect, it } from 'vitest';
import type { InternalClient } from '#gateway/publishing/internalClient.ts';
import { sitemapRoute } from '#gateway/publishing/sitemaps.ts';

const HALLS = 1_335;
const FAIRS_PER_HALL = 48;

/** Answers with one page of halls that hold more fairs than a sitemap takes, except the last, which holds one. */
const query: InternalClient = async (_text, shape) => {
  const fairsOf = (hall: number, count: number) => ({
    fairs: {
      nodes: Array.from({ length: count }, (_, fair) => ({ url: `https://x.example/${hall}/${fair}` })),
    },
  });
  const nodes = Array.from({ length: HALLS }, (_, hall) => fairsOf(hall, FAIRS_PER_HALL));
  const list = { nodes: [...nodes, fairsOf(HALLS, 1)], pageInfo: { hasNextPage: false, endCursor: null } };
  return shape.parse({ list });
};

it('the sitemap of fairs holds 50,000 at most, and the soonest of every hall', async () => {
  const sitemap = await sitemapRoute(query, 'https://x.example').generate('/sitemap-fairs.xml');
  const urls = Array.from(String(sitemap?.body).matchAll(/<loc>https:\/\/x\.example\/(\d+)\/(\d+)</g));
  expect(urls).toHaveLength(50_000);
  expect(new Set(urls.map(([, hall]) => hall)).size).toBe(HALLS + 1);
  expect(Math.max(...urls.map(([, , fair]) => Number(fair)))).toBe(Math.floor(50_000 / HALLS));
});

it('the sitemap of landing pages leaves out areas of one prefecture', async () => {
  const places: InternalClient = async (text, shape) => {
    const prefectures = [
      { slug: 'hokkaido', areaSlug: 'hokkaido' },
      { slug: 'tokyo', areaSlug: 'kanto' },
      { slug: 'chiba', areaSlug: 'kanto' },
    ];
    const areas = ['hokkaido', 'kanto', 'guam'].map((slug) => ({ slug }));
    if (text.includes('hallSearchOptions'))
      return shape.parse({ hallSearchOptions: { areas, prefectures, regions: [] } });
    if (text.includes('prefectureCounts')) {
      const prefectureCounts = prefectures.map((prefecture) => ({ prefecture }));
      return shape.parse({ fairs: { prefectureCounts, dayCounts: [{ date: '2026-12-05' }] } });
    }
    return shape.parse({ list: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } } });
  };
  const sitemap = await sitemapRoute(places, 'https://x.example').generate('/sitemap-landings.xml');
  const paths = Array.from(
    String(sitemap?.body).matchAll(/<loc>https:\/\/x\.example(\/(?:a|pref|fairs)\/[^<]*)</g),
    ([, path]) => path,
  );
  expect(paths).toEqual([
    '/a/kanto',
    '/a/guam',
    '/pref/hokkaido',
    '/pref/tokyo',
    '/pref/chiba',
    '/fairs/2026-12',
    '/fairs/hokkaido',
    '/fairs/hokkaido/2026-12',
    '/fairs/tokyo',
    '/fairs/tokyo/2026-12',
    '/fairs/chiba',
    '/fairs/chiba/2026-12',
    '/fairs/area/kanto',
    '/fairs/area/kanto/2026-12',
    '/fairs/area/guam',
    '/fairs/area/guam/2026-12',
  ]);
});
