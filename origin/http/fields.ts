/** Parts from which the queries, forms and paths of calls are put together. Everything arrives as text. */
import { z } from 'zod';

const INVALID = '正しい値を入力してください';
export const REQUIRED = '入力してください';
export const CHOICE_REQUIRED = '選択してください';

/** Tells a missing value from a wrong one. */
export const fieldError =
  (wrong = INVALID, missing = REQUIRED) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === '' ? missing : wrong;

const MAX_ID = 9_223_372_036_854_775_807n;
const MAX_STORED_ID = 2_147_483_647;

/**
 * An id of the contract, 1 to 2^63-1. This store keeps 32 bits of it; a longer id becomes 0, which no row has, so that it
 * is not found rather than taken for another one.
 */
export const Id = z
  .string({ error: fieldError() })
  .refine((text) => /^[1-9][0-9]{0,18}$/.test(text) && BigInt(text) <= MAX_ID, INVALID)
  .transform((text) => (Number(text) > MAX_STORED_ID ? 0 : Number(text)));

/** A whole number from `min` to `max`. */
export const Integer = (min: number, max = 1_000_000_000) =>
  z
    .string({ error: fieldError() })
    .regex(/^[0-9]{1,15}$/, INVALID)
    .transform(Number)
    .refine((value) => value >= min && value <= max, INVALID);

/** Page number; one beyond any list stands for all larger ones. */
export const Page = Integer(1, Number.MAX_SAFE_INTEGER)
  .transform((page) => Math.min(page, 1_000_000))
  .default(1);

/** Page size, at most 100. */
export const PerPage = (size: number) => Integer(1, 100).default(size);

/** A switch that is `1` or left out. */
export const Flag = z.literal('1', { error: INVALID }).transform(() => true);

/** A text that is not empty. */
export const Text = z.string({ error: fieldError() }).min(1, REQUIRED);

/** A key that may be repeated. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .union([z.string().transform((one) => [one]), z.array(z.string())], { error: INVALID })
    .pipe(z.array(item))
    .default([]);

/** A day `yyyy-MM-dd`. */
export const Day = z.iso.date({ error: fieldError('日付を入力してください') });

/** A visitor id: a version 4 UUID, or the 16 characters of the native app. */
export const Uuid = z
  .string({ error: fieldError() })
  .regex(/^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-zA-Z]{16})$/, INVALID);

/** Path of a hall and of what lies below it. */
export const HallPath = z.strictObject({ id: Id });

export const PHOTO_CATEGORIES = [
  'image',
  'ceremony',
  'reception',
  'garden',
  'food',
  'dress',
  'decoration',
  'facility',
  'other',
] as const;

export const PhotoCategory = z.enum(PHOTO_CATEGORIES, { error: INVALID });

/** Order of reports and costs. */
export const ReportSort = z.enum(['recommended', 'created_at_desc'], { error: INVALID });

/** Where one page begins and how long it is. */
export const pageSlice = (page: number, perPage: number): { offset: number; limit: number } => ({
  offset: (page - 1) * perPage,
  limit: perPage,
});
