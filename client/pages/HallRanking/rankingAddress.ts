import type { HallRankingPageQuery } from '../../__generated__/HallRankingPageQuery.graphql.ts';
import { HALL_SORTS } from '../../names.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

/** Which ranking an address means; null where it can be none. */
export function rankingVariables({
  address,
  params,
  visit,
}: Place): HallRankingPageQuery['variables'] | null {
  const { prefectureSlug = visit.area.prefecture, regionSlug = null } = params;
  if (!SLUG.test(prefectureSlug) || (regionSlug !== null && !SLUG.test(regionSlug))) return null;
  const sort = HALL_SORTS.find(({ param }) => param === address.query.get('s'))?.value ?? 'RECOMMENDED';
  return { prefectureSlug, regionSlug, sort };
}

/** No such place, or none with a ranked hall: missing. The source refuses places it does not know. */
export function rankingOutcome(
  { ranking, options }: HallRankingPageQuery['response'],
  { params, visit }: Place,
): Outcome {
  if (ranking.ok) return ranking.value.length === 0 ? { kind: 'missing' } : { kind: 'found' };
  const { prefectureSlug = visit.area.prefecture, regionSlug } = params;
  const isKnown = (places: ReadonlyArray<{ readonly slug: string }> | undefined, slug: string | undefined) =>
    !places || slug === undefined || places.some((place) => place.slug === slug);
  if (!isKnown(options?.prefectures, prefectureSlug) || !isKnown(options?.regions, regionSlug))
    return { kind: 'missing' };
  throw new Error('The ranking could not be read');
}
