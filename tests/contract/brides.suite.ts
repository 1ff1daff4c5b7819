import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ApiClient } from './api.ts';

const Card = z.object({ user_id: z.int(), basic_nickname: z.string() });
const AnyCards = z.object({
  brides: z.array(Card).optional(),
  weddings: z.array(Card).optional(),
  results: z.array(Card).optional(),
});
const Tag = z.object({ id: z.int(), name: z.string(), bride_count: z.int() });
const List = <T extends z.ZodType>(item: T) =>
  z.object({
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
const Aggregate = z.object({
  bride_count: z.int(),
  report_count: z.int(),
  album_count: z.int(),
  photo_count: z.int(),
});
const Album = z.object({
  id: z.int(),
  user_id: z.int(),
  photo_count: z.int(),
  photo_list: z.array(z.unknown()),
});

/** Seeded user ids, including private and closed profiles. */
const PEOPLE = [1_001, ...Array.from({ length: 599 }, (_, index) => 2_001 + index)];
const OF_A_BRIDE = ['', '/albums/', '/report'];

/** Brides, and their data in photos and reviews. */
export function brideTests(api: () => ApiClient): void {
  it('shows and counts exactly the profiles that are neither private nor closed', async () => {
    const seen = new Set<number>();
    let albums = 0;
    for (const id of PEOPLE) {
      const status = await api().status(`/api/brides/${id}`);
      if (status === 200) seen.add(id);
      else expect(status, String(id)).toBe(404);
      const own = await api().send(`/api/brides/${id}/albums/`);
      expect(own.status, String(id)).toBe(status);
      if (status === 200)
        albums += z.object({ album_list: z.array(Album) }).parse(own.body).album_list.length;
    }
    const aggregate = await api().get('/api/brides/aggregate', Aggregate);
    expect(PEOPLE.length - seen.size).toBeGreaterThan(20);
    expect(aggregate).toMatchObject({ bride_count: seen.size, album_count: albums });
    expect(aggregate.photo_count).toBeGreaterThan(aggregate.album_count);
  });

  it('hides cards, albums, reports, reviews and photos of hidden profiles', async () => {
    const hidden = new Set<number>();
    for (const id of PEOPLE) if ((await api().status(`/api/brides/${id}`)) === 404) hidden.add(id);
    for (const id of hidden)
      for (const part of OF_A_BRIDE) expect(await api().status(`/api/brides/${id}${part}`)).toBe(404);
    const People = z.array(z.object({ user_id: z.int().nullable() }));
    const { halls } = await api().get(
      '/api/halls/?s=reviews_many',
      z.object({ halls: z.array(z.object({ id: z.int() })) }),
    );
    for (const { id } of halls.slice(0, 6)) {
      for (let page = 1; page <= 4; page += 1) {
        const { brides } = await api().get(
          `/api/wn/halls/${id}/brides?page=${page}`,
          z.object({ brides: People }),
        );
        const { photos } = await api().get(
          `/api/wn/halls/${id}/bride_photos?page=${page}`,
          z.object({ photos: People }),
        );
        for (const { user_id } of [...brides, ...photos]) expect(hidden.has(user_id ?? 0)).toBe(false);
      }
    }
    const lists = ['/api/pickup/bride/list/', '/api/brides/?pickup=true', '/api/brides/?pickup=true&page=2'];
    for (const prefecture of ['tokyo', 'osaka', 'hokkaido', 'fukuoka', 'kyoto', 'kanagawa'])
      lists.push(
        `/api/wn/pickup_brides?prefecture=${prefecture}`,
        `/api/wn/pickup_weddings?prefecture=${prefecture}`,
      );
    const { results: tags } = await api().get('/api/brides/theme_tags/', List(Tag));
    for (const { id, bride_count } of tags)
      for (let page = 1; page <= Math.ceil(bride_count / 20); page += 1)
        lists.push(`/api/brides/theme_tags/${id}?page=${page}`);
    const shown = new Set<number>();
    for (const path of lists) {
      const { brides, weddings, results } = await api().get(path, AnyCards);
      const cards = brides ?? weddings ?? results ?? [];
      expect(cards.length, path).toBeGreaterThan(0);
      for (const { user_id } of cards) shown.add(user_id);
    }
    expect([...shown].filter((id) => hidden.has(id))).toEqual([]);
    expect(shown.size).toBeGreaterThan(300);
  });

  it('never exposes the account behind a card', async () => {
    for (const path of ['/api/brides/1001', '/api/brides/1001/report', '/api/pickup/bride/list/']) {
      const { body } = await api().send(path);
      expect(JSON.stringify(body)).not.toMatch(/is_staff|line_user_id|is_private|email/);
    }
  });

  it('paginates the editors’ picks by twenty; pages past the end are empty', async () => {
    const first = await api().get('/api/brides/?pickup=true', List(Card));
    expect(first.results).toHaveLength(20);
    expect(first.previous).toBeNull();
    const last = await api().get(`/api/brides/?pickup=true&page=${Math.ceil(first.count / 20)}`, List(Card));
    expect(last.next).toBeNull();
    const beyond = await api().get('/api/brides/?pickup=true&page=99', List(Card));
    expect(beyond.results).toEqual([]);
    const followed = new URL(first.next ?? '');
    const second = await api().get(followed.pathname + followed.search, List(Card));
    expect(second.results[0]?.user_id).not.toBe(first.results[0]?.user_id);
  });

  it('finds themes by words, and brides by theme', async () => {
    const all = await api().get('/api/brides/theme_tags/', List(Tag));
    expect(all.results).toHaveLength(20);
    expect(await api().get('/api/brides/theme_tags/?page=2', List(Tag))).toMatchObject({ next: null });
    const query = encodeURIComponent('和装');
    const [tag] = (await api().get(`/api/brides/theme_tags/?query=${query}`, List(Tag))).results;
    const Theme = List(Card).extend({ theme_tag: Tag });
    const theme = await api().get(`/api/brides/theme_tags/${tag?.id}`, Theme);
    expect(theme.count).toBe(tag?.bride_count);
    expect(theme.theme_tag).toEqual(tag);
    const name = theme.results[0]?.basic_nickname ?? '';
    const found = await api().get(
      `/api/brides/theme_tags/${tag?.id}?query=${encodeURIComponent(name)}`,
      Theme,
    );
    expect(found.count).toBeLessThan(theme.count);
    expect(found.results.map(({ basic_nickname }) => basic_nickname)).toContain(name);
    expect(await api().status('/api/brides/theme_tags/9999')).toBe(404);
  });

  it('lists weddings and brides of a prefecture, and rejects unknown prefectures', async () => {
    const Weddings = z.object({ weddings: z.array(Card.extend({ title: z.string().nullable() })) });
    const { weddings } = await api().get('/api/wn/pickup_weddings?prefecture=tokyo', Weddings);
    expect(weddings.length).toBeGreaterThan(3);
    for (const path of ['pickup_weddings', 'pickup_brides'])
      expect(await api().status(`/api/wn/${path}?prefecture=atlantis`, { allowInvalid: true })).toBe(400);
  });

  it('returns albums and reports consistent with the lists', async () => {
    const Bride = z.object({ love_count: z.int(), viewed_count: z.int(), has_report: z.boolean() });
    const Report = z.object({
      albums: z.array(Album),
      clip_count: z.int(),
      aggregate: z.object({ album_count: z.int(), photo_count: z.int(), loved_count: z.int() }),
    });
    let reports = 0;
    for (const id of PEOPLE.slice(0, 40)) {
      if ((await api().status(`/api/brides/${id}`)) === 404) continue;
      const bride = await api().get(`/api/brides/${id}`, Bride);
      const { status, body } = await api().send(`/api/brides/${id}/report`);
      expect(status === 200).toBe(bride.has_report);
      if (status !== 200) continue;
      reports += 1;
      const report = Report.parse(body);
      expect(report.clip_count).toBe(bride.love_count);
      expect(report.aggregate.album_count).toBe(report.albums.length);
      const [album] = report.albums;
      if (album) expect(await api().get(`/api/albums/${album.id}/`, Album)).toEqual(album);
    }
    expect(reports).toBeGreaterThan(15);
    expect(await api().status('/api/albums/999999/')).toBe(404);
  });
}
