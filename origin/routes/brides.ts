/** Brides, their albums and reports. */
import { z } from 'zod';
import { toJapanTimeOrNull } from '../japanTime.ts';
import { pageEnvelope } from '../http/pagination.ts';
import { Id, Page, pageSlice, Text } from '../http/fields.ts';
import { ValidationError, orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  albumsByUser,
  type BrideRow,
  brideCounts,
  bridesPickedFor,
  pickedBrides,
  publicAlbumById,
  publicBrideById,
  reportByUser,
  weddingsPickedFor,
} from '../store/brides.ts';
import { isPlace } from '../store/places.ts';
import { themeTagsByIds } from '../store/themeTags.ts';
import { absolutizeHtml } from './shapes.ts';
import { albumShape, brideCard, themeTagShape } from './brideShapes.ts';

/** Brides on the front page. */
const PICKED = 12;
const PER_PAGE = 20;

const ById = z.strictObject({ id: Id });
const InPrefecture = z.strictObject({ prefecture: Text });

export function brideRoutes(
  endpoint: DefineEndpoint,
  { db, mediaUrl, siteUrl, places }: OriginContext,
): void {
  const requirePrefecture = (slug: string): string => {
    if (isPlace(places, 'prefectures', slug)) return slug;
    throw new ValidationError({ prefecture: ['正しい値を入力してください'] });
  };
  const card = brideCard(mediaUrl, siteUrl);
  const requireBride = async (id: number): Promise<BrideRow> => orNotFound(await publicBrideById(db, id));
  const tags = async (bride: BrideRow) =>
    (await themeTagsByIds(db, bride.theme_tag_ids)).map((tag) => themeTagShape(mediaUrl, tag));
  const albums = async (bride: BrideRow) =>
    (await albumsByUser(db, bride.user_id)).map((album) => albumShape(mediaUrl, album));

  endpoint({
    call: 'R10',
    method: 'GET',
    path: '/api/pickup/bride/list/',
    auth: 'public',
    handler: async () => ({ brides: (await pickedBrides(db, pageSlice(1, PICKED))).rows.map(card) }),
  });

  endpoint({
    call: 'R13',
    method: 'GET',
    path: '/api/brides/aggregate',
    auth: 'public',
    handler: async () => {
      const { brides, reports, albums: albumCount, photos } = await brideCounts(db);
      return { bride_count: brides, report_count: reports, album_count: albumCount, photo_count: photos };
    },
  });

  endpoint({
    call: 'R14',
    method: 'GET',
    path: '/api/albums/:id/',
    auth: 'public',
    params: ById,
    handler: async ({ id }) => albumShape(mediaUrl, orNotFound(await publicAlbumById(db, id))),
  });

  endpoint({
    call: 'R15',
    method: 'GET',
    path: '/api/brides/:id',
    auth: 'public',
    params: ById,
    handler: async ({ id }) => {
      const bride = await requireBride(id);
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
        has_report: (await reportByUser(db, id)) !== undefined,
        theme_tags: await tags(bride),
      };
    },
  });

  endpoint({
    call: 'R16',
    method: 'GET',
    path: '/api/brides/:id/albums/',
    auth: 'public',
    params: ById,
    handler: async ({ id }) => ({ album_list: await albums(await requireBride(id)) }),
  });

  endpoint({
    call: 'R17',
    method: 'GET',
    path: '/api/brides/:id/report',
    auth: 'public',
    params: ById,
    handler: async ({ id }) => {
      const bride = await requireBride(id);
      const report = orNotFound(await reportByUser(db, id));
      const own = await albums(bride);
      return {
        id: report.id,
        albums: own,
        body: absolutizeHtml({ mediaUrl, siteUrl }, report.body),
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

  endpoint({
    call: 'R18',
    method: 'GET',
    path: '/api/brides/',
    auth: 'public',
    query: z.strictObject({ pickup: z.literal('true'), page: Page }),
    handler: async ({ page, pickup }) => {
      const { rows, total } = await pickedBrides(db, pageSlice(page, PER_PAGE));
      const list = { url: mediaUrl('/api/brides/'), query: { pickup } };
      return pageEnvelope(list, { page, size: PER_PAGE, total }, rows.map(card));
    },
  });

  endpoint({
    call: 'R22',
    method: 'GET',
    path: '/api/wn/pickup_brides',
    auth: 'public',
    query: InPrefecture,
    handler: async ({ prefecture }) => ({
      brides: (await bridesPickedFor(db, requirePrefecture(prefecture))).map(card),
    }),
  });

  endpoint({
    call: 'R23',
    method: 'GET',
    path: '/api/wn/pickup_weddings',
    auth: 'public',
    query: InPrefecture,
    handler: async ({ prefecture }) => ({
      weddings: (await weddingsPickedFor(db, requirePrefecture(prefecture))).map((bride) => ({
        ...card(bride),
        hall_id: bride.hall_id,
        hall_name: bride.hall_name,
        wedding_date: bride.wedding_date,
        title: bride.wedding_title,
      })),
    }),
  });
}
