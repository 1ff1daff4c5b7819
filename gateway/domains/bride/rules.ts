/** Rules of brides: what may be asked for. */
import { badInput } from '#gateway/schema/kit/errors.ts';
import { prefectureSlug } from '#gateway/upstream/endpoints/values.ts';

/** Longest search text that is passed on, in characters. */
const LONGEST_QUERY = 100;

/** A prefecture by its slug; any other text is BAD_USER_INPUT. */
export function prefectureNamed(slug: string) {
  const { success, data } = prefectureSlug.safeParse(slug);
  if (!success) throw badInput('`prefectureSlug` is no prefecture.');
  return data;
}

/** The search words as they are sent: nothing for blank ones; `query` only when given. */
export function searchWords(query: string | null | undefined): { query?: string } {
  const words = (query ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  return words === '' ? {} : { query: words };
}
