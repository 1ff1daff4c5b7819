/** Schemas of path, query and form parameters, which all arrive as strings. */
import { z } from 'zod';

const INVALID = '正しい値を入力してください';
export const REQUIRED = '入力してください';
export const CHOICE_REQUIRED = '選択してください';
export const DATE_REQUIRED = '日付を入力してください';

/** Error message for a missing or an invalid value. */
export const fieldError =
  (invalid = INVALID, missing = REQUIRED) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined || input === '' ? missing : invalid;

const MAX_ID = 9_223_372_036_854_775_807n;
const MAX_STORED_ID = 2_147_483_647;

/** An id of the contract, 1 to 2^63-1. The database stores 32 bits: larger ids become 0, which matches no row. */
export const Id = z
  .string({ error: fieldError() })
  .refine((text) => /^[1-9][0-9]{0,18}$/.test(text) && BigInt(text) <= MAX_ID, INVALID)
  .transform((text) => (Number(text) > MAX_STORED_ID ? 0 : Number(text)));

export const Integer = (min: number, max = 1_000_000_000) =>
  z
    .string({ error: fieldError() })
    .regex(/^[0-9]{1,15}$/, INVALID)
    .transform(Number)
    .refine((value) => value >= min && value <= max, INVALID);

/** Clamped to one million, which is beyond the end of every list. */
export const Page = Integer(1, Number.MAX_SAFE_INTEGER)
  .transform((page) => Math.min(page, 1_000_000))
  .default(1);

/** At most 100. */
export const PerPage = (size: number) => Integer(1, 100).default(size);

/** `1` or absent. */
export const Flag = z.literal('1', { error: INVALID }).transform(() => true);

/** Not empty. */
export const Text = z.string({ error: fieldError() }).min(1, REQUIRED);

/** A parameter that may be repeated. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .union([z.string().transform((value) => [value]), z.array(z.string())], { error: INVALID })
    .pipe(z.array(item))
    .default([]);

/** 1 to 100 comma-separated ids. */
export const IdList = z
  .string({ error: fieldError() })
  .transform((text) => text.split(','))
  .pipe(z.array(Id).min(1).max(100));

/** `yyyy-MM-dd`. PostgreSQL has no year 0. */
export const Day = z.iso
  .date({ error: fieldError(DATE_REQUIRED) })
  .refine((day) => !day.startsWith('0000'), DATE_REQUIRED);

/** Visitor id: a version 4 UUID, or 16 characters from the native app. */
export const Uuid = z
  .string({ error: fieldError() })
  .regex(/^([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-zA-Z]{16})$/, INVALID);

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

export const ReportSort = z.enum(['recommended', 'created_at_desc'], { error: INVALID });

export const pageSlice = (page: number, perPage: number): { offset: number; limit: number } => ({
  offset: (page - 1) * perPage,
  limit: perPage,
});
