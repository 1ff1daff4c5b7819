import type { CategoryPageQuery } from '../../__generated__/CategoryPageQuery.graphql.ts';
import { pageNumber, type Address } from '../../router/address.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

/** Phases of preparation by their value in addresses: the months before the wedding at which they end. */
export const PHASES = {
  '10': { phase: 'MONTHS_12_TO_10', label: '12〜10か月前' },
  '7': { phase: 'MONTHS_9_TO_7', label: '9〜7か月前' },
  '4': { phase: 'MONTHS_6_TO_4', label: '6〜4か月前' },
  '1': { phase: 'MONTHS_3_TO_1', label: '3〜1か月前' },
  '0': { phase: 'WEDDING_DAY', label: '直前から当日' },
} as const;

const SLUG = /^[a-z]+$/;
const MAX_TAG_LENGTH = 200;

/** The conditions in the query of an address; null where a parameter is absent. */
export interface CategoryView {
  readonly tag: string | null;
  readonly phase: keyof typeof PHASES | null;
  readonly prefecture: string | null;
}

const isPhase = (text: string): text is keyof typeof PHASES => Object.hasOwn(PHASES, text);

/** Malformed parameters are ignored. */
export function readCategoryView({ query }: Address): CategoryView {
  const prefecture = query.get('prefecture') ?? '';
  const phase = query.get('phase') ?? '';
  return {
    tag: query.get('tag')?.slice(0, MAX_TAG_LENGTH) || null,
    phase: isPhase(phase) ? phase : null,
    prefecture: SLUG.test(prefecture) ? prefecture : null,
  };
}

/** Null for a malformed page number. */
export function categoryVariables({
  address,
  params: { rawId },
}: PageContext<{ rawId: string }>): CategoryPageQuery['variables'] | null {
  const page = pageNumber(address);
  if (page === null) return null;
  const { tag, phase, prefecture } = readCategoryView(address);
  return {
    rawId,
    page,
    filter: { tagSlug: tag, phase: phase && PHASES[phase].phase, prefectureSlug: prefecture },
    isNarrowed: (tag ?? phase ?? prefecture) !== null,
  };
}

/** A search without results is found. What the index of articles has not read yet is not kept in caches. */
export function categoryOutcome(
  { category }: CategoryPageQuery['response'],
  { address }: PageContext,
): RouteOutcome {
  if (!category) return { kind: 'missing' };
  const { articles, found } = category;
  const isRead = !found || found.index.isTried;
  const isEmpty = (articles ?? found)?.nodes?.length === 0;
  if (isEmpty && (articles || (isRead && pageNumber(address) !== 1))) return { kind: 'missing' };
  return { kind: 'found', isPartial: !isRead };
}
