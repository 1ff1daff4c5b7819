import { z } from 'zod';
import type { CacheTtl } from '../../cache/ttl.ts';
import { endpoint, isOrIsInvalid } from '../endpoint.ts';
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
  questionTopic,
  slug,
  url,
  yen,
} from './values.ts';

const SHORT_TTL: CacheTtl = { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 };
const LONG_TTL: CacheTtl = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 86_400 };
const HALL_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const RANKING_TTL: CacheTtl = { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 };

/** Hall endpoints report an error as a plain JSON string. */
export function statusOfPlainText(body: unknown): number | null {
  return typeof body === 'string' ? 400 : null;
}

export const getHall = endpoint({
  call: 'R54',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}',
  auth: 'public',
  reply: hall,
  cache: HALL_TTL,
  emptyIsNotFound: true,
  bodyStatus: statusOfPlainText,
  matches: (reply, input) => reply.id === input.id,
});

/** A hall by the two slugs of its page URL: `id` is the area's, `a` the hall's. */
export const getHallBySlug = endpoint({
  call: 'R75',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id:slug}/{a:slug}',
  auth: 'public',
  reply: hall,
  cache: HALL_TTL,
  emptyIsNotFound: true,
  bodyStatus: statusOfPlainText,
  matches: (reply, input) =>
    isOrIsInvalid(() => reply.slug, input.a) && isOrIsInvalid(() => reply.area_slug, input.id),
});

export const getHallPv = endpoint({
  call: 'R55',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/pv/',
  auth: 'public',
  reply: z.object({ pv: count }),
  cache: RANKING_TTL,
});

/** Benefits for users of the product. */
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
  cache: RANKING_TTL,
});

/** Photos by brides, 36 per page by default. `countHallPhotos` gives their total. */
export const listHallBridePhotos = endpoint({
  call: 'R57',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/bride_photos',
  auth: 'public',
  query: z.object({ page: page.optional(), group: photoCategory.optional(), per_page: perPage.optional() }),
  reply: z.object({ photos: z.array(hallPhoto), page: z.int(), per_page: z.int() }),
  cache: SHORT_TTL,
});

/** Photos by brides, in total and by category. */
export const countHallBridePhotos = endpoint({
  call: 'R58',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/bride_photos/count',
  auth: 'public',
  reply: z.object({ count, groups: z.array(z.object({ group: photoCategory, count })) }),
  cache: SHORT_TTL,
});

export const listNearbyHalls = endpoint({
  call: 'R60',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/nearby_halls',
  auth: 'public',
  reply: z.object({ halls: z.array(hallSummary) }),
  cache: LONG_TTL,
});

/** Photos published by the hall. */
export const listHallOfficialPhotos = endpoint({
  call: 'R61',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/official_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: LONG_TTL,
});

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
  cache: LONG_TTL,
});

export const listHallQuestions = endpoint({
  call: 'R63',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/question_and_answers',
  auth: 'public',
  query: z.object({ type: questionTopic.optional() }),
  reply: z.object({ question_and_answers: z.array(questionAndAnswer) }),
  cache: LONG_TTL,
});

/** The most popular photos by brides. */
export const listHallTopBridePhotos = endpoint({
  call: 'R65',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/top_bride_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: LONG_TTL,
});

/** Photos from the partner magazine. */
export const listHallZexyPhotos = endpoint({
  call: 'R66',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/zexy_photos',
  auth: 'public',
  reply: z.object({ photos: z.array(hallPhoto) }),
  cache: LONG_TTL,
});

/** Number of reports by guests and price; cells may be missing. */
export const listHallCommentStats = endpoint({
  call: 'R67',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/comment-stats',
  auth: 'public',
  reply: z.object({ comment_stats: z.array(commentStat) }),
  cache: LONG_TTL,
});

export const countHallPlans = endpoint({
  call: 'R68',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/plans/count',
  auth: 'public',
  reply: z.object({ count }),
  cache: LONG_TTL,
});

/** The ranking of a prefecture or one of its regions, at most 20, best first. */
export const listHallRanking = endpoint({
  call: 'R69',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/ranking/',
  auth: 'public',
  query: z.object({ prefecture_slug: slug, region_slug: slug.optional(), s: hallSort.optional() }),
  reply: z.object({ halls: z.array(hallSummary) }),
  cache: RANKING_TTL,
  bodyStatus: statusOfPlainText,
});

/** A sponsored hall of a prefecture; its label must be shown. */
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
  cache: LONG_TTL,
});
