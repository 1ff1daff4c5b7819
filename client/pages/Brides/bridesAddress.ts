import type { BridesPageQuery } from '../../__generated__/BridesPageQuery.graphql.ts';
import type { PickedBridesPageQuery } from '../../__generated__/PickedBridesPageQuery.graphql.ts';
import { pageNumber } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const SLUG = /^[a-z]+$/;
/** A slug that no prefecture has: what is skipped still needs a value. */
const NOWHERE = 'tokyo';

/** All brides, or those of a prefecture; null where the address can mean none. */
export function bridesVariables({ params }: Place): BridesPageQuery['variables'] | null {
  const { prefectureSlug } = params;
  if (prefectureSlug !== undefined && !SLUG.test(prefectureSlug)) return null;
  return {
    prefectureSlug: prefectureSlug ?? null,
    weddingsOf: prefectureSlug ?? NOWHERE,
    isOfPrefecture: prefectureSlug !== undefined,
  };
}

/** A prefecture nobody knows is missing; a choice that could not be read is a failure of the page. */
export function bridesOutcome(
  { picked, options }: BridesPageQuery['response'],
  { params: { prefectureSlug } }: Place,
): Outcome {
  const isKnown =
    prefectureSlug === undefined ||
    !options ||
    options.prefectures.some(({ slug }) => slug === prefectureSlug);
  if (!isKnown) return { kind: 'missing' };
  if (!picked.ok) throw new Error('The brides could not be read');
  return { kind: 'found' };
}

/** Which page of all whom the editors chose; null where the address can mean none. */
export function pickedVariables({ address }: Place): PickedBridesPageQuery['variables'] | null {
  const page = pageNumber(address);
  return page === null ? null : { page };
}

/** A page beyond the last: missing. */
export const pickedOutcome = ({ pickedBrides }: PickedBridesPageQuery['response']): Outcome =>
  pickedBrides.nodes.length === 0 ? { kind: 'missing' } : { kind: 'found' };
