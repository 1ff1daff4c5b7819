import { expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiClient, Hall, Halls } from './api.ts';

const Fair = z.object({ id: z.int(), hall_id: z.int(), hold_at: z.string() });
const Fairs = z.object({ fairs: z.array(Fair), total: z.int() });

/** The date in Japan. */
const today = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);

/** Listed fairs and contents of place pages. */
export function placeTests(api: () => ApiClient): void {
  it('lists fairs from today on, soonest first', async () => {
    const { halls } = await api().get('/api/halls/?prefecture_slug=tokyo&official=1&k=1', Halls);
    const id = halls[0]?.id;
    const { fairs, total } = await api().get(`/api/wn/halls/${id}/fairs?per_page=100`, Fairs);
    expect(total).toBe(fairs.length);
    expect(fairs.length).toBeGreaterThan(3);
    const days = fairs.map(({ hold_at }) => hold_at);
    expect(days).toEqual(days.toSorted());
    expect((days[0] ?? '') >= today()).toBe(true);
    const day = days[0]?.slice(0, 10);
    const onDay = await api().get(`/api/wn/halls/${id}/fairs?hold_at=${day}`, Fairs);
    expect(onDay.fairs.every(({ hold_at }) => hold_at.startsWith(`${day}T00:00:00+09:00`))).toBe(true);
    const fair = `/api/wn/halls/${id}/fairs/${fairs[0]?.id}`;
    expect(await api().get(fair, Fair)).toMatchObject({ id: fairs[0]?.id, hall_id: id });
    expect(await api().status(`/api/wn/halls/${id}/fairs/1`)).toBe(404);
    expect(await api().status(`${fair}?reserved=1`, { allowInvalid: true })).toBe(401);
    const as = await api().signUp();
    expect(await api().status(`${fair}?reserved=1`, { as })).toBe(200);
  });

  it('returns statistics of places', async () => {
    const Stats = z.object({ hall_count: z.int(), average_cost: z.int().nullable() });
    const count = z.object({ count: z.int() });
    for (const [query, filter] of [
      ['area_slug=kinki', 'area_slug=kinki'],
      ['prefecture_slug=okinawa', 'prefecture_slug=okinawa'],
      ['region_slug=karuizawa', 'region_slugs=karuizawa'],
      ['area_slug=tahiti', 'area_slug=tahiti'],
    ]) {
      const stats = await api().get(`/api/wn/stats?${query}`, Stats);
      expect((await api().get(`/api/halls/count/?${filter}`, count)).count).toBe(stats.hall_count);
    }
    expect(await api().status('/api/wn/stats?prefecture_slug=atlantis')).toBe(404);
  });

  it('returns videos, the labelled sponsored hall, search presets, categories and photo counts', async () => {
    const videos = z.object({ hall_videos: z.array(z.unknown()), total: z.int() });
    const tokyo = await api().get('/api/wn/hall_videos?prefecture=tokyo&page=1', videos);
    expect(tokyo.hall_videos).toHaveLength(20);
    expect((await api().get('/api/wn/hall_videos?prefecture=tokyo&page=99', videos)).hall_videos).toEqual([]);
    expect(await api().status('/api/wn/hall_videos?prefecture=atlantis', { allowInvalid: true })).toBe(400);
    const sponsored = z.object({ hall: Hall.nullable(), pr_label: z.literal('PR') });
    expect((await api().get('/api/pr_hall?prefecture_slug=tokyo', sponsored)).hall?.prefecture_slug).toBe(
      'tokyo',
    );
    expect((await api().get('/api/pr_hall?prefecture_slug=tottori', sponsored)).hall).toBeNull();
    for (const path of [
      '/api/wn/booking_site_categories',
      '/api/wn/hall_search_conditions',
      '/api/photo_search/aggregate',
    ]) {
      expect(await api().status(path)).toBe(200);
    }
  });

  it.each([
    ['U+0000 in a search', 'GET', '/api/halls/?name=a%00b', 400],
    ['U+0000 in a path', 'GET', '/sites/%00', 400],
    ['a day of the year 0', 'GET', '/api/wn/halls/1/fairs?hold_at=0000-01-01', 400],
    ['a file without a signature', 'GET', '/files/line/x', 404],
    ['a form that is no number', 'POST', '/wp-json/contact-form-7/v1/contact-forms/abc/feedback', 404],
  ])('refuses %s', async (_what, method, path, status) => {
    expect((await fetch(api().url + path, { method })).status).toBe(status);
  });

  it('refuses U+0000 in a body', async () => {
    const form = {
      email: 'nul@example.jp',
      password: 'himitsu-2026',
      basic_nickname: 'a\0b',
      wedding_role: 'couple',
    };
    expect(await api().status('/api/wn/users', { method: 'POST', form, allowInvalid: true })).toBe(400);
  });
}
