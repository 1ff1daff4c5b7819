import { z } from 'zod';

export { id } from '../decode.ts';

/** An id in a request. */
export const sentId = z.string().regex(/^[1-9][0-9]{0,18}$/);

/** The largest Int of GraphQL. */
const MAX_INT = 2_147_483_647;

export const integer = z.int().min(-MAX_INT).max(MAX_INT);

/** A non-negative integer. */
export const count = z.int().min(0).max(MAX_INT);

/** The REST API takes no larger number of guests. */
export const MAX_GUESTS = 1_000_000_000;

export const guests = z.int().min(0).max(MAX_GUESTS);

/** A limit: 0 would refuse every answer. */
export const atLeastOne = z.int().min(1).max(MAX_INT);

export const yen = z.int().min(0);

export const rating = z.number().min(1).max(5);

/** Of a place or a hall. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/);

/** An absolute URL; the schema decides whether it may be shown. */
export const url = z.string().regex(/^https?:\/\/\S+$/i);

const DAY = z.regexes.date.source.slice(1, -1);
const TIME = /(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?/.source;
const OFFSET = /(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)/.source;

/** An existing instant in ISO 8601 with an offset. */
export const moment = z.string().regex(new RegExp(`^${DAY}T${TIME}${OFFSET}$`));

/** Seconds since 1970, before the year 10000 in Japan. */
export const epochSeconds = z.int().min(0).max(253_402_268_399);

/** An existing date in Japan, yyyy-MM-dd. */
export const day = z.string().regex(z.regexes.date);

/** Not sanitized. */
export const html = z.string();

/** Domestic areas, then destinations abroad. */
export const areaSlug = z.enum([
  'kanto', 'kinki', 'chubu', 'chugoku', 'shikoku', 'kyushu', 'hokkaido', 'tohoku',
  'hawaii', 'guam', 'saipan', 'bali', 'maldives', 'tahiti', 'australia', 'new_zealand', 'europe', 'north_america', 'asia',
]); // prettier-ignore

/** From north to south. */
export const prefectureSlug = z.enum([
  'hokkaido', 'aomori', 'iwate', 'miyagi', 'akita', 'yamagata', 'fukushima', 'ibaraki', 'tochigi', 'gunma', 'saitama', 'chiba',
  'tokyo', 'kanagawa', 'niigata', 'toyama', 'ishikawa', 'fukui', 'yamanashi', 'nagano', 'gifu', 'shizuoka', 'aichi', 'mie',
  'shiga', 'kyoto', 'osaka', 'hyogo', 'nara', 'wakayama', 'tottori', 'shimane', 'okayama', 'hiroshima', 'yamaguchi', 'tokushima',
  'kagawa', 'ehime', 'kochi', 'fukuoka', 'saga', 'nagasaki', 'kumamoto', 'oita', 'miyazaki', 'kagoshima', 'okinawa',
]); // prettier-ignore

/** `service_id`; 99: other. */
export const venueType = z.literal([1, 2, 3, 4, 5, 6, 99]);

export const photoCategory = z.enum([
  'image', 'ceremony', 'reception', 'garden', 'food', 'dress', 'decoration', 'facility', 'other',
]); // prettier-ignore

/** Order of halls. */
export const hallSort = z.enum([
  'recommended', 'reviews_high', 'reviews_many', 'cost_high', 'cost_low', 'created_at_desc',
]); // prettier-ignore

export const reportSort = z.enum(['recommended', 'created_at_desc']);

export const fairContent = z.enum([
  'consultation', 'mock_ceremony', 'mock_reception', 'tasting', 'try_on_dress', 'show', 'decoration', 'food',
]); // prettier-ignore

export const questionTopic = z.enum([
  'access', 'cost', 'food', 'dress', 'facility', 'bring_in', 'schedule', 'other',
]); // prettier-ignore

/** Stage of the author of a report. */
export const customerStatus = z.enum(['wedding_held', 'applied_only', 'viewed_only', 'attended']);

export const weddingRole = z.enum(['couple', 'groom', 'bride']);

/** Such as `2026Q4`. */
export const season = z.string().regex(/^(?:20\d\d[Q][1-4]|undecided)$/);

/** 1-based. */
export const page = z.int().min(1).max(MAX_INT);

export const perPage = z.int().min(1).max(100);

/** From 0 (undecided) to 6 (highest). */
export const budgetBand = z.int().min(0).max(6);

/** 1: before the wedding, 2: on the day, 3: afterwards. */
export const paymentTiming = z.literal([1, 2, 3]);

export const ringChoice = z.enum(['engagement_ring', 'wedding_ring', 'both']);

export const purchaseStatus = z.enum(['purchased', 'not_purchased', 'under_consideration']);
