import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';

/** In characters. */
const MAX_QUERY_LENGTH = 100;

/** Throws BAD_USER_INPUT for text that is not the slug of a prefecture. */
export function parsePrefecture(slug: string) {
  const { success, data } = prefectureSlug.safeParse(slug);
  if (!success) throw badUserInput('`prefectureSlug` is no prefecture.');
  return data;
}

/** Omits `query` for blank text. */
export function searchParameter(query: string | null | undefined): { query?: string } {
  const words = (query ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH);
  return words === '' ? {} : { query: words };
}
