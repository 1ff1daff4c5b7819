import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { photoHolder } from './hall.ts';
import { count, day, html, id, moment, page, prefectureSlug, slug, url, yen } from './values.ts';

/** Lists that editors curate. */
const CURATED_TTL = { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
/** Content that its owner may hide or change at any time. */
const USER_CONTENT_TTL = { fresh: 60, staleWhileRevalidate: 300, staleIfError: 3_600 };

const brideCard = z.object({
  user_id: id,
  basic_nickname: z.string(),
  basic_region: z.string().nullable(),
  basic_iconimage: url.nullable(),
  reception_cover_image2: photoHolder.nullable(),
  reception_place: z.string().nullable(),
  reception_taste: z.string().nullable(),
  reception_style: z.string().nullable(),
  profile_share_url: url.nullable(),
});

const themeTag = z.object({
  id,
  name: z.string(),
  slug,
  thumbnail_url: url.nullable(),
  bride_count: count,
});

export const album = z.object({
  id,
  album_title: z.string().nullable(),
  cover_photo_url: url.nullable(),
  photo_count: count,
  photo_list: z.array(
    z.object({
      id,
      photo_url: url,
      caption: z.string().nullable(),
      width: count.nullable(),
      height: count.nullable(),
      orientation: z.enum(['landscape', 'portrait', 'square']).nullable(),
      uploaded_at: moment.nullable(),
    }),
  ),
  user_id: id,
});

/** A page of a list below /api/brides. */
const pageOf = <Item extends z.ZodType>(item: Item) => ({ count, results: z.array(item) });

export const listPickedBrides = endpoint({
  call: 'R10',
  host: 'api',
  method: 'GET',
  path: '/api/pickup/bride/list/',
  auth: 'public',
  reply: z.object({ brides: z.array(brideCard) }),
  cache: CURATED_TTL,
});

export const getBrideAggregate = endpoint({
  call: 'R13',
  host: 'api',
  method: 'GET',
  path: '/api/brides/aggregate',
  auth: 'public',
  reply: z.object({ bride_count: count, report_count: count, album_count: count, photo_count: count }),
  cache: { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});

/** NotFound also when the owner is hidden. */
export const getAlbum = endpoint({
  call: 'R14',
  host: 'api',
  method: 'GET',
  path: '/api/albums/{id}/',
  auth: 'public',
  reply: album,
  emptyIsNotFound: true,
  matches: (reply, input) => reply.id === input.id,
  cache: USER_CONTENT_TTL,
});

/** NotFound also when she is hidden. */
export const getBride = endpoint({
  call: 'R15',
  host: 'api',
  method: 'GET',
  path: '/api/brides/{id}',
  auth: 'public',
  reply: brideCard.extend({
    hall_id: id.nullable(),
    hall_name: z.string().nullable(),
    wedding_date: day.nullable(),
    guest_count: count.nullable(),
    total_cost: yen.nullable(),
    love_count: count,
    viewed_count: count,
    is_official: z.boolean(),
    has_report: z.boolean(),
    theme_tags: z.array(themeTag),
  }),
  emptyIsNotFound: true,
  matches: (reply, input) => reply.user_id === input.id,
  cache: USER_CONTENT_TTL,
});

export const listBrideAlbums = endpoint({
  call: 'R16',
  host: 'api',
  method: 'GET',
  path: '/api/brides/{id}/albums/',
  auth: 'public',
  reply: z.object({ album_list: z.array(album) }),
  cache: USER_CONTENT_TTL,
});

/** NotFound when she has not written a report. `body` is HTML, not sanitized. */
export const getBrideReport = endpoint({
  call: 'R17',
  host: 'api',
  method: 'GET',
  path: '/api/brides/{id}/report',
  auth: 'public',
  reply: z.object({
    id,
    body: html,
    user_id: id,
    title: z.string().nullable(),
    published_at: moment.nullable(),
    modified_at: moment.nullable(),
  }),
  emptyIsNotFound: true,
  matches: (reply, input) => reply.user_id === input.id,
  cache: { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 },
});

/** Brides picked by the editors, 20 per page. */
export const listBrides = endpoint({
  call: 'R18',
  host: 'api',
  method: 'GET',
  path: '/api/brides/',
  auth: 'public',
  query: z.object({ pickup: z.literal('true'), page: page.optional() }),
  reply: z.object(pageOf(brideCard)),
  cache: CURATED_TTL,
});

/** Themes of bride reports, 20 per page; `query` matches the name. */
export const listThemeTags = endpoint({
  call: 'R19',
  host: 'api',
  method: 'GET',
  path: '/api/brides/theme_tags/',
  auth: 'public',
  query: z.object({ page: page.optional(), query: z.string().optional() }),
  reply: z.object(pageOf(themeTag)),
  cache: { fresh: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 },
});

/** A theme with its brides, 20 per page; `query` matches nickname, place or taste. */
export const getThemeTag = endpoint({
  call: 'R20',
  host: 'api',
  method: 'GET',
  path: '/api/brides/theme_tags/{id}',
  auth: 'public',
  query: z.object({ page: page.optional(), query: z.string().optional() }),
  reply: z.object({ theme_tag: themeTag, ...pageOf(brideCard) }),
  emptyIsNotFound: true,
  matches: (reply, input) => reply.theme_tag.id === input.id,
  cache: { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 },
});

export const listPickupBrides = endpoint({
  call: 'R22',
  host: 'api',
  method: 'GET',
  path: '/api/wn/pickup_brides',
  auth: 'public',
  query: z.object({ prefecture: prefectureSlug }),
  reply: z.object({ brides: z.array(brideCard) }),
  cache: CURATED_TTL,
});

export const listPickupWeddings = endpoint({
  call: 'R23',
  host: 'api',
  method: 'GET',
  path: '/api/wn/pickup_weddings',
  auth: 'public',
  query: z.object({ prefecture: prefectureSlug }),
  reply: z.object({
    weddings: z.array(
      brideCard.extend({
        hall_id: id.nullable(),
        hall_name: z.string().nullable(),
        wedding_date: day.nullable(),
        title: z.string().nullable(),
      }),
    ),
  }),
  cache: CURATED_TTL,
});
