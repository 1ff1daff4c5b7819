import { z } from 'zod';
import { isId } from '../endpoint.ts';

/** An id: a JSON number upstream, text here, so that no digit is lost above 2^53. */
export const id = z.transform<unknown, string>((value, context) => {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return String(value);
  if (typeof value === 'string' && isId(value)) return value;
  context.issues.push({ code: 'custom', message: 'not an id', input: value });
  return z.NEVER;
});

/** An id as it is sent: the text it was read as. */
export const sentId = z.string().regex(/^[1-9][0-9]{0,18}$/);

/** A count, or another whole number that is never negative. */
export const count = z.int().min(0);

/** Whole yen. */
export const yen = count;

/** A rating from 1 to 5. */
export const rating = z.number().min(1).max(5);

/** Slug of a place or a hall. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/);

/** An absolute address; whether it may be shown is for the schema to say. */
export const url = z.string().regex(/^https?:\/\/\S+$/i);

/** A moment, ISO 8601 with its offset. */
export const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/);

/** A day in Japan, yyyy-MM-dd. */
export const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** HTML as people wrote it: not cleaned. */
export const html = z.string();

/** Area: the eight domestic ones, then the destinations abroad. */
export const areaSlug = z.enum([
  'kanto', 'kinki', 'chubu', 'chugoku', 'shikoku', 'kyushu', 'hokkaido', 'tohoku',
  'hawaii', 'guam', 'saipan', 'bali', 'maldives', 'tahiti', 'australia', 'new_zealand', 'europe', 'north_america', 'asia',
]); // prettier-ignore

/** Prefecture, from north to south. */
export const prefectureSlug = z.enum([
  'hokkaido', 'aomori', 'iwate', 'miyagi', 'akita', 'yamagata', 'fukushima', 'ibaraki', 'tochigi', 'gunma', 'saitama', 'chiba',
  'tokyo', 'kanagawa', 'niigata', 'toyama', 'ishikawa', 'fukui', 'yamanashi', 'nagano', 'gifu', 'shizuoka', 'aichi', 'mie',
  'shiga', 'kyoto', 'osaka', 'hyogo', 'nara', 'wakayama', 'tottori', 'shimane', 'okayama', 'hiroshima', 'yamaguchi', 'tokushima',
  'kagawa', 'ehime', 'kochi', 'fukuoka', 'saga', 'nagasaki', 'kumamoto', 'oita', 'miyazaki', 'kagoshima', 'okinawa',
]); // prettier-ignore

/** Kind of venue (`service_id`); 99 is any other. */
export const venueType = z.literal([1, 2, 3, 4, 5, 6, 99]);

/** The nine categories of photos. */
export const photoCategory = z.enum([
  'image', 'ceremony', 'reception', 'garden', 'food', 'dress', 'decoration', 'facility', 'other',
]); // prettier-ignore

/** Order of a list of halls. */
export const hallSort = z.enum([
  'recommended', 'reviews_high', 'reviews_many', 'cost_high', 'cost_low', 'created_at_desc',
]); // prettier-ignore

/** Order of reports and costs. */
export const reportSort = z.enum(['recommended', 'created_at_desc']);

/** What a fair offers. */
export const fairContent = z.enum([
  'consultation', 'mock_ceremony', 'mock_reception', 'tasting', 'try_on_dress', 'show', 'decoration', 'food',
]); // prettier-ignore

/** What a question is about. */
export const questionTopic = z.enum([
  'access', 'cost', 'food', 'dress', 'facility', 'bring_in', 'schedule', 'other',
]); // prettier-ignore

/** How far a person who reports has come. */
export const customerStatus = z.enum(['wedding_held', 'applied_only', 'viewed_only', 'attended']);

/** Who of a couple an account belongs to. */
export const weddingRole = z.enum(['couple', 'groom', 'bride']);

/** A quarter such as `2026Q4`, or `undecided`. */
export const season = z.string().regex(/^(?:20\d\d[Q][1-4]|undecided)$/);

/** Number of a page, from 1. */
export const page = z.int().min(1);

/** Items on a page. */
export const perPage = z.int().min(1).max(100);

/** Status of a refusal that comes as a plain JSON string (hall lists and halls). */
export function plainText(body: unknown): number | null {
  return typeof body === 'string' ? 400 : null;
}

/** Budget, from 0 (not decided) to 6 (the most). */
export const budgetBand = z.int().min(0).max(6);

/** When something is paid: 1 before, 2 on the day, 3 afterwards. */
export const paymentTiming = z.literal([1, 2, 3]);

/** Which rings. */
export const ringChoice = z.enum(['engagement_ring', 'wedding_ring', 'both']);

/** Whether something was bought. */
export const purchaseStatus = z.enum(['purchased', 'not_purchased', 'under_consideration']);
