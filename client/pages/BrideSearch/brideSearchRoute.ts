import type { BrideSearchPageQuery } from '../../__generated__/BrideSearchPageQuery.graphql.ts';
import { brideSearchPath } from '../../paths.ts';
import { pageNumber, type Address } from '../../router/address.ts';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

/** Final bills in yen by their value in addresses. */
export const COSTS = {
  '0-200': { label: '200万円未満', min: null, max: 1_999_999 },
  '200-300': { label: '200万〜300万円', min: 2_000_000, max: 2_999_999 },
  '300-400': { label: '300万〜400万円', min: 3_000_000, max: 3_999_999 },
  '400-500': { label: '400万〜500万円', min: 4_000_000, max: 4_999_999 },
  '500-': { label: '500万円以上', min: 5_000_000, max: null },
} as const;

const SEASON = /^\d{4}Q[1-4]$|^undecided$/;
const SLUG = /^[a-z]+$/;
const ID = /^[1-9]\d{0,18}$/;
const GUESTS = /^[1-9]\d{0,3}$/;
const MAX_TEXT_LENGTH = 100;
/** Placeholder for the required argument of a skipped field. */
const UNUSED_ID = '1';

/** The conditions in the query of an address; null where a parameter is absent. */
export interface BrideSearchView {
  readonly prefecture: string | null;
  readonly hall: string | null;
  readonly name: string | null;
  readonly guests: string | null;
  readonly season: string | null;
  readonly style: string | null;
  readonly cost: keyof typeof COSTS | null;
}

const isCost = (text: string): text is keyof typeof COSTS => Object.hasOwn(COSTS, text);

/** Malformed parameters are ignored. */
export function readBrideSearchView({ query }: Address): BrideSearchView {
  const matching = (name: string, pattern: RegExp) => {
    const text = query.get(name) ?? '';
    return pattern.test(text) ? text : null;
  };
  const words = (name: string) => query.get(name)?.trim().slice(0, MAX_TEXT_LENGTH) || null;
  const cost = query.get('cost') ?? '';
  return {
    prefecture: matching('prefecture', SLUG),
    hall: matching('hall', ID),
    name: words('name'),
    guests: matching('guests', GUESTS),
    season: matching('season', SEASON),
    style: words('style'),
    cost: isCost(cost) ? cost : null,
  };
}

/** The address of a view, at its first page unless one is given. */
export const brideSearchUrl = (view: BrideSearchView, page?: number): string =>
  brideSearchPath({ ...view, page });

/** Null for a malformed page number. */
export function brideSearchVariables({ address }: PageContext): BrideSearchPageQuery['variables'] | null {
  const page = pageNumber(address);
  if (page === null) return null;
  const { prefecture, hall, name, guests, season, style, cost } = readBrideSearchView(address);
  return {
    filter: {
      prefectureSlug: prefecture,
      hallRawId: hall,
      hallName: name,
      guestCount: guests === null ? null : Number(guests),
      season,
      style,
      minTotalCost: cost && COSTS[cost].min,
      maxTotalCost: cost && COSTS[cost].max,
    },
    hallRawId: hall ?? UNUSED_ID,
    isOfHall: hall !== null,
    page,
  };
}

/** A search without results is found; a hall that does not exist and a page past the last one are not. */
export function brideSearchOutcome(
  { hall, brides }: BrideSearchPageQuery['response'],
  { address }: PageContext,
): RouteOutcome {
  const { isComplete } = brides.index;
  const isPastEnd = brides.edges.length === 0 && isComplete && pageNumber(address) !== 1;
  if (hall === null || isPastEnd) return { kind: 'missing' };
  return { kind: 'found', isPartial: !isComplete };
}
