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

/** A place without any ranked hall has no ranking. */
export function rankingOutcome({ hallRanking }: HallRankingPageQuery['response']): Outcome {
  return hallRanking.length === 0 ? { kind: 'missing' } : { kind: 'found' };
}
