import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, Halls } from './api.ts';

/** Sub-resources of a hall. */
const SECTIONS = [
  'pv/',
  'benefits',
  'bride_photos',
  'bride_photos?group=dress&page=1&per_page=5',
  'bride_photos/count',
  'fairs',
  'fairs?per_page=100',
  'nearby_halls',
  'official_photos',
  'photo_sections',
  'question_and_answers',
  'question_and_answers?type=cost',
  'recommended_fairs',
  'top_bride_photos',
  'zexy_photos',
  'comment-stats',
  'plans/count',
  'brides',
  'brides?comments=1&order=created_at_desc',
  'brides?comments=1&season=undecided&page=2',
  'costs',
  'costs?n=60&order=recommended&per_page=5',
];
const SECTIONS_V3 = ['summary_images/', 'faircontents/', 'recommended_fair'];

const addresses = (id: number): string[] => [
  `/api/wn/halls/${id}`,
  ...SECTIONS.map((section) => `/api/wn/halls/${id}/${section}`),
  ...SECTIONS_V3.map((section) => `/api/v3/wn/halls/${id}/${section}`),
];

/** Halls and their sections. */
export function hallTests(api: () => ApiClient): void {
  it('serves every hall on every search page, by id and by slugs', async () => {
    const { total } = await api().get('/api/halls/', Halls);
    expect(total).toBeGreaterThanOrEqual(1_200);
    const seen = new Set<number>();
    for (let page = 1; page <= Math.ceil(total / 30); page += 1) {
      const { halls } = await api().get(`/api/halls/?page=${page}`, Halls);
      halls.forEach(({ id }) => seen.add(id));
      const named = halls.find(({ slug }) => slug !== null);
      if (page % 9 !== 0 || named === undefined) continue;
      const { id } = await api().get(
        `/api/wn/halls/${named.area_slug}/${named.slug}`,
        z.object({ id: z.int() }),
      );
      expect(id).toBe(named.id);
    }
    expect(seen.size).toBe(total);
  });

  it('serves all sections, including halls with edge cases', async () => {
    // Every 45th hall, and those with edge cases: long names, no photos, unsafe HTML.
    const ids = [...Array.from({ length: 29 }, (_, index) => 2 + index * 45), 58, 104, 233, 701, 48, 60, 66];
    for (const id of ids) {
      for (const address of addresses(id)) expect(await api().status(address), address).toBe(200);
    }
  });

  it('responds 404 for an unknown hall on every path', async () => {
    for (const id of ['999999', '9223372036854775807']) {
      for (const address of addresses(0)) {
        const path = address.replace('/0', `/${id}`);
        expect(await api().status(path), path).toBe(404);
      }
    }
    for (const path of ['kanto/no-such-hall', 'tokyo/x', '1/unknown', 'kanto/%2e%2e']) {
      expect(await api().status(`/api/wn/halls/${path}`, { allowInvalid: true }), path).toBe(404);
    }
  });

  it('responds 404 for malformed ids', async () => {
    for (const id of ['0', '-1', '1e3', '01', '9223372036854775808', '%31%20', 'x', '1;x', '1%3Fuser_id=2']) {
      expect(await api().status(`/api/wn/halls/${id}/benefits`, { allowInvalid: true }), id).toBe(404);
    }
  });

  it('rejects unknown parameters', async () => {
    const wrong = { allowInvalid: true };
    expect(await api().status('/api/wn/halls/1/bride_photos?group=cats', wrong)).toBe(400);
    expect(await api().status('/api/wn/halls/1/costs?per_page=101', wrong)).toBe(400);
    expect(await api().status('/api/wn/halls/1/fairs?hold_at=2026-13-01', wrong)).toBe(400);
    expect(await api().status('/api/wn/halls/1/benefits?page=1', wrong)).toBe(400);
    expect((await api().send('/api/wn/halls/1?page=0', wrong)).body).toBeTypeOf('string');
  });

  it('returns ratings, counts and costs consistent with the reports', async () => {
    const Report = z.object({
      rating: z.number().nullable(),
      total_cost: z.int().nullable(),
      guest_count: z.int().nullable(),
    });
    const { halls } = await api().get('/api/halls/?s=reviews_many', Halls);
    const [hall] = halls;
    if (hall === undefined) throw new Error('No hall.');
    const reports: z.infer<typeof Report>[] = [];
    for (let page = 1, total = 1; reports.length < total; page += 1) {
      const shape = z.object({ brides: z.array(Report), total: z.int() });
      const reportPage = await api().get(`/api/wn/halls/${hall.id}/brides?comments=1&page=${page}`, shape);
      reports.push(...reportPage.brides);
      total = reportPage.total;
    }
    const ratings = reports.flatMap(({ rating }) => rating ?? []);
    expect(hall.rating_count).toBe(ratings.length);
    expect(hall.rating).toBeCloseTo(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, 1);
    const stats = z.object({ comment_stats: z.array(z.object({ count: z.int() })) });
    const { comment_stats } = await api().get(`/api/wn/halls/${hall.id}/comment-stats`, stats);
    const withCosts = reports.filter(
      ({ total_cost, guest_count }) => total_cost !== null && guest_count !== null,
    );
    expect(comment_stats.reduce((sum, { count }) => sum + count, 0)).toBe(withCosts.length);

    const Costs = z.object({
      costs: z.array(
        z.object({
          total_cost: z.int(),
          guest_count: z.int(),
          items: z.array(z.object({ final: z.int().nullable() })),
        }),
      ),
    });
    const { costs } = await api().get(
      `/api/wn/halls/${hall.id}/costs?n=${withCosts[0]?.guest_count}&per_page=100`,
      Costs,
    );
    expect(costs.length).toBeGreaterThan(0);
    for (const { total_cost, guest_count, items } of costs) {
      expect(items.reduce((sum, { final }) => sum + (final ?? 0), 0)).toBe(total_cost);
      expect(Math.abs(guest_count - (withCosts[0]?.guest_count ?? 0))).toBeLessThanOrEqual(10);
    }
  });

  it('returns comments only on request, and paginates by 18', async () => {
    const { halls } = await api().get('/api/halls/?s=reviews_many', Halls);
    const id = halls[0]?.id;
    const shape = z.object({
      brides: z.array(z.object({ review_id: z.int(), comments: z.array(z.unknown()).nullable() })),
      per_page: z.literal(18),
    });
    const bare = await api().get(`/api/wn/halls/${id}/brides`, shape);
    expect(bare.brides).toHaveLength(18);
    expect(bare.brides.every(({ comments }) => comments === null)).toBe(true);
    const full = await api().get(`/api/wn/halls/${id}/brides?comments=1&page=2`, shape);
    expect(full.brides.every(({ comments }) => comments !== null)).toBe(true);
    const first = new Set(bare.brides.map(({ review_id }) => review_id));
    expect(full.brides.some(({ review_id }) => first.has(review_id))).toBe(false);
  });
}
