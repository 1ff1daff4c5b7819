import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { photoHolder } from './hall.ts';
import {
  count,
  customerStatus,
  day,
  guests,
  id,
  moment,
  page,
  perPage,
  rating,
  reportSort,
  season,
  url,
  yen,
} from './values.ts';

const itemRatings = z.object({
  ceremony: rating.nullable(),
  reception: rating.nullable(),
  food: rating.nullable(),
  staff: rating.nullable(),
  cost: rating.nullable(),
  access: rating.nullable(),
  facility: rating.nullable(),
});

/** One section of a review. */
const reviewComment = z.object({
  id,
  item: z.enum(['ceremony', 'reception', 'food', 'staff', 'cost', 'access', 'facility', 'other']).nullable(),
  rating: rating.nullable(),
  title: z.string().nullable(),
  body: z.string(),
});

/** A report on a hall; `comments` is null unless requested, `user_id` is null where the author has no public profile. */
const hallBride = z.object({
  user_id: id.nullable(),
  basic_nickname: z.string(),
  basic_region: z.string().nullable(),
  basic_iconimage: url.nullable(),
  reception_cover_image2: photoHolder.nullable(),
  reception_place: z.string().nullable(),
  reception_taste: z.string().nullable(),
  reception_style: z.string().nullable(),
  profile_share_url: url.nullable(),
  review_id: id,
  customer_status: customerStatus.nullable(),
  season: season.nullable(),
  wedding_date: day.nullable(),
  guest_count: count.nullable(),
  first_estimate: yen.nullable(),
  total_cost: yen.nullable(),
  rating: rating.nullable(),
  item_ratings: itemRatings.nullable(),
  title: z.string().nullable(),
  comments: z.array(reviewComment).nullable(),
  love_count: count,
  posted_at: moment,
});

const hallCost = z.object({
  id,
  total_cost: yen,
  first_estimate: yen.nullable(),
  guest_count: count.nullable(),
  wedding_date: day.nullable(),
  season: season.nullable(),
  items: z.array(z.object({ name: z.string(), first_estimate: yen.nullable(), final: yen.nullable() })),
  user_id: id.nullable(),
  basic_nickname: z.string().nullable(),
});

/** Reports on a hall, 18 per page; with `comments: 1`, its reviews. */
export const listHallBrides = endpoint({
  call: 'R70',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/brides',
  auth: 'public',
  query: z.object({
    season: season.optional(),
    order: reportSort.optional(),
    page: page.optional(),
    comments: z.literal(1).optional(),
  }),
  reply: z.object({ brides: z.array(hallBride), total: count, page, per_page: page }),
  cache: { fresh: 120, staleWhileRevalidate: 600, staleIfError: 86_400 },
});

/** Wedding costs, 20 per page by default; `n` limits them to weddings within 10 guests of it. */
export const listHallCosts = endpoint({
  call: 'R71',
  host: 'api',
  method: 'GET',
  path: '/api/wn/halls/{id}/costs',
  auth: 'public',
  query: z.object({
    n: guests.optional(),
    order: reportSort.optional(),
    page: page.optional(),
    per_page: perPage.optional(),
  }),
  reply: z.object({ costs: z.array(hallCost), total: count, page, per_page: page }),
  cache: { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});
