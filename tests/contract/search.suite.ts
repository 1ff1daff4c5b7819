import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, Halls } from './api.ts';

const Facet = z.array(z.object({ value: z.union([z.int(), z.string()]), count: z.int() }));
const Facets = z.object({ count: z.int(), facets: z.record(z.string(), Facet) });
const Count = z.object({ count: z.int() });

const PLACES = [
  'area_slug',
  'prefecture_slug',
  's_prefecture_slug',
  'region_slugs',
  'district_slug',
  'station_id',
];
const LISTS = ['k', 'p', 'g', 't', 'c', 'ws', 'region_slugs'];

/** The filter with a facet option applied. */
function withOption(filter: string, key: string, value: string): string {
  const query = new URLSearchParams(filter);
  if (PLACES.includes(key)) {
    for (const place of PLACES) if (place !== key || key !== 'region_slugs') query.delete(place);
  }
  if (LISTS.includes(key)) {
    if (!query.has(key, value)) query.append(key, value);
  } else {
    query.set(key, value);
  }
  return query.toString();
}

/** Hall search, its counts and facets. */
export function searchTests(api: () => ApiClient): void {
  const ids = async (query: string): Promise<number[]> =>
    (await api().get(`/api/halls/?${query}`, Halls)).halls.map(({ id }) => id);

  it.each([
    '',
    'g=4&g=2&people=60',
    'prefecture_slug=tokyo&k=1&k=3&official=1',
    'region_slugs=yokohama-minatomirai&region_slugs=kamakura-shonan&t=1',
    's_prefecture_slug=osaka&ws=2&best_rate=1',
    'district_slug=ginza&p=1',
    'area_slug=hawaii&c=6',
  ])('counts options as the count call does: %s', async (filter) => {
    const { count, facets } = await api().get(`/api/halls/facets/?${filter}`, Facets);
    expect(await api().get(`/api/halls/count/?${filter}`, Count)).toEqual({ count });
    for (const [key, options] of Object.entries(facets)) {
      // The first two, a middle one and the last of each.
      const picked = new Set([0, 1, Math.floor(options.length / 2), options.length - 1]);
      for (const [index, option] of options.entries()) {
        if (!picked.has(index)) continue;
        const query = withOption(filter, key, String(option.value));
        const result = await api().get(`/api/halls/count/?${query}`, Count);
        expect(option.count, `${filter} with ${key}=${option.value}`).toBe(result.count);
      }
    }
  });

  it('offers the places implied by the filter', async () => {
    const keysOf = async (filter: string) => {
      const { facets } = await api().get(`/api/halls/facets/?${filter}`, Facets);
      return (key: string) => facets[key]?.map(({ value }) => value) ?? [];
    };
    const nowhere = await keysOf('');
    expect(nowhere('area_slug')).toHaveLength(19);
    expect(nowhere('prefecture_slug')).toHaveLength(47);
    expect(nowhere('region_slugs')).toEqual([]);
    const tokyo = await keysOf('prefecture_slug=tokyo');
    expect(tokyo('prefecture_slug')).toHaveLength(7);
    expect(tokyo('region_slugs').length).toBeGreaterThan(5);
    expect(tokyo('station_id').length).toBeGreaterThan(20);
    const abroad = await keysOf('area_slug=hawaii');
    expect(abroad('prefecture_slug')).toEqual([]);
    const two = await keysOf('region_slugs=karuizawa&region_slugs=hakodate');
    expect(two('prefecture_slug')).toHaveLength(47);
    expect(two('region_slugs')).toEqual(expect.arrayContaining(['karuizawa', 'hakodate']));
  });

  it('applies all conditions', async () => {
    const { halls, total } = await api().get('/api/halls/?prefecture_slug=kanagawa&k=1&people=120', Halls);
    expect(total).toBeGreaterThan(0);
    for (const hall of halls) {
      expect(hall).toMatchObject({ prefecture_slug: 'kanagawa', service_id: 1 });
      expect(hall.capacity_max).toBeGreaterThanOrEqual(120);
    }
    const several = await api().get('/api/halls/?region_slugs=karuizawa&region_slugs=hakodate', Halls);
    expect(several.halls.every(({ region_slugs }) => /karuizawa|hakodate/.test(region_slugs.join()))).toBe(
      true,
    );
  });

  it('normalizes names: width, kana, case, spaces', async () => {
    const expected = await ids('name=ミラリス');
    expect(expected.length).toBeGreaterThan(0);
    for (const spelling of ['みらりす', 'ﾐﾗﾘｽ', 'ミラ・リス', 'みらリス']) {
      expect(await ids(`name=${encodeURIComponent(spelling)}`), spelling).toEqual(expected);
    }
    expect(await ids(`name=${encodeURIComponent('100%_')}`)).toEqual([]);
  });

  it('sorts, and never returns a hall on two pages', async () => {
    const halls = async (s: string) => (await api().get(`/api/halls/?s=${s}`, Halls)).halls;
    const descends = (values: (number | null)[]) =>
      values.every((value, index) => index === 0 || (value ?? 0) <= (values[index - 1] ?? Infinity));
    expect(descends((await halls('reviews_high')).map(({ rating }) => rating))).toBe(true);
    expect(descends((await halls('reviews_many')).map(({ rating_count }) => rating_count))).toBe(true);
    expect(descends((await halls('cost_high')).map(({ cost }) => cost))).toBe(true);
    expect(descends((await halls('cost_low')).map(({ cost }) => -(cost ?? 0)))).toBe(true);
    expect((await halls('recommended')).every(({ service_id }) => [1, 5, 4, 99].includes(service_id))).toBe(
      true,
    );
    for (const order of ['recommended', 'reviews_high', 'cost_low', 'created_at_desc']) {
      const query = `prefecture_slug=osaka&s=${order}`;
      const pages = await Promise.all([1, 2, 3].map((page) => ids(`${query}&page=${page}`)));
      expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    }
  });

  it('is empty beyond the last page', async () => {
    for (const page of ['47', '99999', '99999999999999']) {
      const { halls, total } = await api().get(`/api/halls/?page=${page}`, Halls);
      expect(halls).toEqual([]);
      expect(total).toBeGreaterThan(0);
    }
  });

  it.each([
    'page=0',
    'page=x',
    's=best',
    'k=7',
    'k=',
    'name=',
    'people=-1',
    'official=0',
    'foo=1',
    'page=1&page=2',
    'station_id=abc',
    'region_slugs=karuizawa&prefecture_slug=nagano',
  ])('refuses %s by a plain string, counts by field', async (query) => {
    const search = await api().send(`/api/halls/?${query}`, { allowInvalid: true });
    expect(search.status).toBe(400);
    expect(search.body).toBeTypeOf('string');
    if (query.startsWith('page')) return;
    const count = await api().send(`/api/halls/count/?${query}`, { allowInvalid: true });
    expect(count.status).toBe(400);
    expect(count.body).toBeTypeOf('object');
  });

  it('ranks at most 20 halls of a prefecture or a region', async () => {
    const Ranking = Halls.pick({ halls: true });
    const { halls } = await api().get('/api/wn/halls/ranking/?prefecture_slug=tokyo&s=reviews_high', Ranking);
    expect(halls).toHaveLength(20);
    const region = await api().get(
      '/api/wn/halls/ranking/?prefecture_slug=nagano&region_slug=karuizawa',
      Ranking,
    );
    expect(region.halls.every(({ region_slugs }) => region_slugs.includes('karuizawa'))).toBe(true);
    const unknown = await api().send('/api/wn/halls/ranking/?prefecture_slug=atlantis');
    expect(unknown).toMatchObject({ status: 400, body: expect.any(String) });
    expect(await api().status('/api/wn/halls/ranking/', { allowInvalid: true })).toBe(400);
  });

  it('lists all options; every prefecture and destination has halls', async () => {
    const Props = z.object({
      areas: z.array(z.tuple([z.string(), z.string(), z.enum(['domestic', 'abroad'])])),
      prefectures: z.array(z.tuple([z.string(), z.string(), z.string()])),
      stations: z.array(z.unknown()),
    });
    const { areas, prefectures, stations } = await api().get('/api/search_props', Props);
    expect(areas.filter(([, , kind]) => kind === 'abroad')).toHaveLength(11);
    expect(stations.length).toBeGreaterThanOrEqual(300);
    const places = z.record(z.string(), z.array(z.object({ slug: z.string(), count: z.int() })));
    const counted = await api().get('/api/halls/aggregate_area/', places);
    const countOf = new Map(
      Object.values(counted)
        .flat()
        .map(({ slug, count }) => [slug, count]),
    );
    for (const [slug] of prefectures) expect(countOf.get(slug), slug).toBeGreaterThanOrEqual(8);
    for (const [slug] of areas) expect(countOf.get(slug), slug).toBeGreaterThanOrEqual(3);
    expect(await api().status('/api/halls/count')).toBe(200);
  });
}
