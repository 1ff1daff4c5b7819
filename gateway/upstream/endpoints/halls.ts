import { z } from 'zod';
import type { CacheTtl } from '../../cache/swrCache.ts';
import { endpoint } from '../endpoint.ts';
import { commentStat, hall, hallPhoto, hallSummary, questionAndAnswer } from './hall.ts';
import {
  count,
  day,
  hallSort,
  html,
  id,
  page,
  perPage,
  photoCategory,
  plainText,
  questionTopic,
  slug,
  url,
  yen,
} from './values.ts';

/** What changes now and then; what changes rarely; what is asked most. */
const LIVELY: CacheTtl = { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 };
const CALM: CacheTtl = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
const BUSY: CacheTtl = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const RANKED: CacheTtl = { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

/** A hall by id. */
export const getHall = endpoint({
  call: 'R54',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}',
  auth: 'public',
  reply: hall,
  cache: BUSY,
  emptyIsNotFound: true,
  bodyStatus: plainText,
  matches: (reply, input) => reply.id === input.id,
});

/** A hall by the two slugs of its page address: `id` is the area's, `a` the hall's. */
export const getHallBySlug = endpoint({
  call: 'R75',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id:slug}/{a:slug}',
  auth: 'public',
  reply: hall,
  cache: BUSY,
  emptyIsNotFound: true,
  bodyStatus: plainText,
  matches: (reply, input) => reply.slug === input.a && reply.area_slug === input.id,
});

/** Page views of a hall. */
export const getHallPv = endpoint({
  call: 'R55',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/pv/',
  auth: 'public',
  reply: z.object({ pv: count }),
  cache: RANKED,
});

/** Benefits a hall gives to users of the product. */
export const listHallBenefits = endpoint({
  call: 'R56',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/benefits',
  auth: 'public',
  reply: z.object({
    benefits: z.array(
      z.object({
        id,
        title: z.string(),
        description: html.nullable(),
        amount: yen.nullable(),
        conditions: z.string().nullable(),
        expires_on: day.nullable(),
      }),
    ),
  }),
  cache: RANKED,
});

/** Photos by brides, 36 a page unless told; their total is R58. */
export const listHallBridePhotos = endpoint({
  call: 'R57',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/bride_photos',
  auth: 'public',
  query: z.object({ page: page.optional(), group: photoCategory.optional(), per_page: perPage.optional() }),
  reply: z.object({ photos: z.array(hallPhoto), page: z.int(), per_page: z.int() }),
  cache: LIVELY,
});

/** Number of photos by brides, in all and by category. */
export const countHallBridePhotos = endpoint({
  call: 'R58',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/bride_photos/count',
  auth: 'public',
  reply: z.object({ count, groups: z.array(z.object({ group: photoCategory, count })) }),
  cache: LIVELY,
});

/** Halls nearby. */
export const listNearbyHalls = endpoint({
  call: 'R60',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/nearby_halls',
  auth: 'public',
  reply: z.object({ halls: z.array(hallSummary) }),
  cache: CALM,
});

/** Photos by the hall itself. */
export const listHallOfficialPhotos = endpoint({
  call: 'R61',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/official_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: CALM,
});

/** Photos by category. */
export const listHallPhotoSections = endpoint({
  call: 'R62',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/photo_sections',
  auth: 'public',
  reply: z.object({
    photo_sections: z.array(
      z.object({ category: photoCategory, title: z.string().nullable(), photos: z.array(hallPhoto) }),
    ),
  }),
  cache: CALM,
});

/** Questions and answers, of one topic where one is given. */
export const listHallQuestions = endpoint({
  call: 'R63',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/question_and_answers',
  auth: 'public',
  query: z.object({ type: questionTopic.optional() }),
  reply: z.object({ question_and_answers: z.array(questionAndAnswer) }),
  cache: CALM,
});

/** The best photos by brides. */
export const listHallTopBridePhotos = endpoint({
  call: 'R65',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/top_bride_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: CALM,
});

/** Photos of the partner magazine. */
export const listHallZexyPhotos = endpoint({
  call: 'R66',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/zexy_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: CALM,
});

/** Number of reports by guests and price; cells may be left out. */
export const listHallCommentStats = endpoint({
  call: 'R67',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/comment-stats',
  auth: 'public',
  reply: z.object({ comment_stats: z.array(commentStat) }),
  cache: CALM,
});

/** Number of plans. */
export const countHallPlans = endpoint({
  call: 'R68',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/plans/count',
  auth: 'public',
  reply: z.object({ count }),
  cache: CALM,
});

/** The ranking of a prefecture or one of its regions, at most 20; the rank is the position. */
export const listHallRanking = endpoint({
  call: 'R69',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/ranking/',
  auth: 'public',
  query: z.object({ prefecture_slug: slug, region_slug: slug.optional(), s: hallSort.optional() }),
  reply: z.object({ halls: z.array(hallSummary) }),
  cache: RANKED,
  bodyStatus: plainText,
});

/** A sponsored hall of a prefecture, always shown with its label. */
export const getPrHall = endpoint({
  call: 'R91',
  host: 'api',
  method: 'GET',
  path: '/api/pr_hall',
  auth: 'public',
  query: z.object({ prefecture_slug: slug }),
  reply: z.object({ hall: hallSummary.nullable(), pr_label: z.string() }),
  cache: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 86_400 },
});

/** Pictures that sum a hall up. */
export const listHallSummaryImages = endpoint({
  call: 'R92',
  host: 'api',
  method: 'GET',
  path: '/api/v3/wn/halls/{id}/summary_images/',
  auth: 'public',
  reply: z.object({
    images: z.array(
      z.object({ image_url: url, title: z.string().nullable(), category: photoCategory.nullable() }),
    ),
  }),
  cache: CALM,
});
