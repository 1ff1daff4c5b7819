import type { PlaceStatsPageQuery } from '../../__generated__/PlaceStatsPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';

/** The place an address means: an area, a prefecture or a region. */
export function placeStatsVariables({ params }: Place): PlaceStatsPageQuery['variables'] {
  const { areaSlug, prefectureSlug, regionSlug } = params;
  const prefecture = prefectureSlug ?? null;
  if (areaSlug !== undefined) return { place: { areaSlug }, prefectureSlug: prefecture };
  if (prefectureSlug !== undefined) return { place: { prefectureSlug }, prefectureSlug: prefecture };
  return { place: { regionSlugs: [regionSlug ?? ''] }, prefectureSlug: prefecture };
}

/** A place nobody knows is missing; numbers that could not be read are the failure of the page. */
export function placeStatsOutcome({ stats }: PlaceStatsPageQuery['response']): Outcome {
  if (!stats.ok) throw new Error('The numbers could not be read');
  return stats.value ? { kind: 'found' } : { kind: 'missing' };
}
