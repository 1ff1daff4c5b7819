/** Brides: R10, R13-R18, R22, R23. */
import { z } from 'zod';
import { toJapanTimeOrNull } from '../clock.ts';
import { envelope } from '../http/envelope.ts';
import { Id, Page, slice, Text } from '../http/fields.ts';
import { FieldRefusal, orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import {
  albumsOf,
  type BrideRow,
  brideCounts,
  bridesPickedFor,
  pickedBrides,
  publicAlbum,
  publicBride,
  reportOf,
  weddingsPickedFor,
} from '../store/brides.ts';
import { isPlace } from '../store/places.ts';
import { themeTagsByIds } from '../store/themeTags.ts';
import { withHosts } from './addresses.ts';
import { albumShape, brideCard, themeTagShape } from './brideShapes.ts';

/** How many R10 gives. */
const FRONT = 12;
/** How many a page of R18 has. */
const PER_PAGE = 20;

const ById = z.strictObject({ id: Id });
const InPrefecture = z.strictObject({ prefecture: Text });

/** Serves brides with their albums and reports. */
export function brideRoutes(serve: Serve, { db, media, siteUrl, places }: Origin): void {
  const place = (slug: string): string => {
    if (isPlace(places, 'prefectures', slug)) return slug;
    throw new FieldRefusal({ prefecture: ['正しい値を入力してください'] });
  };
  const card = brideCard(media, siteUrl);
  const known = async (id: number): Promise<BrideRow> => orNotFound(await publicBride(db, id));
  const tags = async (bride: BrideRow) =>
    (await themeTagsByIds(db, bride.theme_tag_ids)).map((tag) => themeTagShape(media, tag));
  const albums = async (bride: BrideRow) =>
    (await albumsOf(db, bride.user_id)).map((album) => albumShape(media, album));

  serve({
    call: 'R10',
    method: 'GET',
    path: '/api/pickup/bride/list/',
    auth: 'public',
    answer: async () => ({ brides: (await pickedBrides(db, slice(1, FRONT))).rows.map(card) }),
  });

  serve({
    call: 'R13',
    method: 'GET',
    path: '/api/brides/aggregate',
    auth: 'public',
    answer: async () => {
      const { brides, reports, albums: albumCount, photos } = await brideCounts(db);
      return { bride_count: brides, report_count: reports, album_count: albumCount, photo_count: photos };
    },
  });

  serve({
    call: 'R14',
    method: 'GET',
    path: '/api/albums/:id/',
    auth: 'public',
    params: ById,
    answer: async ({ id }) => albumShape(media, orNotFound(await publicAlbum(db, id))),
  });

  serve({
    call: 'R15',
    method: 'GET',
    path: '/api/brides/:id',
    auth: 'public',
    params: ById,
    answer: async ({ id }) => {
      const bride = await known(id);
      return {
        ...card(bride),
        hall_id: bride.hall_id,
        hall_name: bride.hall_name,
        wedding_date: bride.wedding_date,
        guest_count: bride.guest_count,
        total_cost: bride.total_cost,
        love_count: bride.love_count,
        viewed_count: bride.viewed_count,
        is_official: bride.is_official,
        has_report: (await reportOf(db, id)) !== undefined,
        theme_tags: await tags(bride),
      };
    },
  });

  serve({
    call: 'R16',
    method: 'GET',
    path: '/api/brides/:id/albums/',
    auth: 'public',
    params: ById,
    answer: async ({ id }) => ({ album_list: await albums(await known(id)) }),
  });

  serve({
    call: 'R17',
    method: 'GET',
    path: '/api/brides/:id/report',
    auth: 'public',
    params: ById,
    answer: async ({ id }) => {
      const bride = await known(id);
      const report = orNotFound(await reportOf(db, id));
      const own = await albums(bride);
      return {
        id: report.id,
        albums: own,
        body: withHosts({ media, siteUrl }, report.body),
        aggregate: {
          photo_count: own.reduce((sum, { photo_count }) => sum + photo_count, 0),
          album_count: own.length,
          loved_count: bride.love_count,
          viewed_count: bride.viewed_count,
        },
        user_id: bride.user_id,
        title: report.title,
        is_clipped: false,
        clip_count: bride.love_count,
        theme_tags: await tags(bride),
        published_at: toJapanTimeOrNull(report.published_at),
        modified_at: toJapanTimeOrNull(report.modified_at),
      };
    },
  });

  serve({
    call: 'R18',
    method: 'GET',
    path: '/api/brides/',
    auth: 'public',
    query: z.strictObject({ pickup: z.literal('true'), page: Page }),
    answer: async ({ page, pickup }) => {
      const { rows, total } = await pickedBrides(db, slice(page, PER_PAGE));
      const list = { url: media('/api/brides/'), query: { pickup } };
      return envelope(list, { page, size: PER_PAGE, total }, rows.map(card));
    },
  });

  serve({
    call: 'R22',
    method: 'GET',
    path: '/api/wn/pickup_brides',
    auth: 'public',
    query: InPrefecture,
    answer: async ({ prefecture }) => ({ brides: (await bridesPickedFor(db, place(prefecture))).map(card) }),
  });

  serve({
    call: 'R23',
    method: 'GET',
    path: '/api/wn/pickup_weddings',
    auth: 'public',
    query: InPrefecture,
    answer: async ({ prefecture }) => ({
      weddings: (await weddingsPickedFor(db, place(prefecture))).map((bride) => ({
        ...card(bride),
        hall_id: bride.hall_id,
        hall_name: bride.hall_name,
        wedding_date: bride.wedding_date,
        title: bride.wedding_title,
      })),
    }),
  });
}
