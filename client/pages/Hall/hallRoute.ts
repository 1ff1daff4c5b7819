import { fetchQuery, graphql, readInlineData, type Environment } from 'react-relay/hooks.js';
import type { hallRoute_hall$key } from '../../__generated__/hallRoute_hall.graphql.ts';
import type { hallRouteQuery } from '../../__generated__/hallRouteQuery.graphql.ts';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { pageNumber, formatAddress, type Address } from '../../router/address.ts';
import type { ViewerQueryOptions } from '../../relay/Viewer.tsx';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
export const SEASON = /^\d{4}Q[1-4]$|^undecided$/;
const STARS = /^[1-5]$/;
const GUESTS = /^[1-9]\d{0,3}$/;

export const REVIEW_STATUSES = ['WEDDING_HELD', 'APPLIED_ONLY', 'VIEWED_ONLY', 'ATTENDED'] as const;

/** Orders of reviews besides the recommended one. */
export const REVIEW_ORDERS = [
  { value: 'created_at_desc', label: '新しい順' },
  { value: 'rating_asc', label: '評価が低い順' },
] as const;

/** Parameters that filter reviews. */
export const REVIEW_CONDITIONS = ['status', 'stars', 'season', 'review_guests'] as const;

/** List lengths before and after 「もっと見る」. */
export const LIST_LENGTHS = {
  fairs: { collapsed: 4, expanded: 20 },
  costs: { collapsed: 2, expanded: 20 },
  photos: { collapsed: 8, expanded: 36 },
  reviews: { collapsed: 5, expanded: 18 },
} as const;

/** Lists with two lengths, and the growth of costs, which is compared with the prefecture. */
export type ExpandableList = keyof typeof LIST_LENGTHS | 'growth';

/** Parts of the path: by id or by slug. */
export interface HallParts {
  readonly rawId?: string;
  readonly areaSlug?: string;
  readonly slug?: string;
}

export function hallVariables({
  address,
  params,
}: PageContext<HallParts>): HallPageQuery['variables'] | null {
  const by = hallBy(params);
  const reviewPage = pageNumber(address);
  if (!by || reviewPage === null) return null;
  const { query } = address;
  const season = query.get('season') ?? '';
  const lengthOf = (list: keyof typeof LIST_LENGTHS) =>
    LIST_LENGTHS[list][isExpanded(address, list) ? 'expanded' : 'collapsed'];
  return {
    by,
    season: SEASON.test(season) ? season : null,
    reviewFilter: reviewFilter(address),
    lowestRatedFirst: query.get('order') === 'rating_asc',
    reviewSort: query.get('order') === 'created_at_desc' ? 'NEWEST' : 'RECOMMENDED',
    reviewPage,
    reviewCount: reviewPage > 1 ? LIST_LENGTHS.reviews.expanded : lengthOf('reviews'),
    isPaged: reviewPage > 1,
    fairCount: lengthOf('fairs'),
    costCount: lengthOf('costs'),
    costGuests: readGuests(address, 'guests').count,
    comparesGrowth: isExpanded(address, 'growth'),
    photoCount: lengthOf('photos'),
  };
}

export function hallViewerQuery({ params }: PageContext<HallParts>): ViewerQueryOptions {
  return { withHalls: true, hall: hallBy(params) };
}

/** @returns the slug URL for an id URL; null if the hall has none, and in the native app, which opens halls by id */
export async function hallRedirect(
  { address, params: { rawId }, request }: PageContext<HallParts>,
  environment: Environment,
): Promise<string | null> {
  if (rawId === undefined || request.inApp) return null;
  const query = fetchQuery<hallRouteQuery>(
    environment,
    graphql`
      query hallRouteQuery($by: HallBy!) @throwOnFieldError {
        hall(by: $by) {
          ...hallPath_hall
        }
      }
    `,
    { by: { rawId } },
    { fetchPolicy: 'store-or-network' },
  );
  const hall = (await query.toPromise())?.hall;
  if (!hall) return null;
  const path = hallPath(hall);
  return path === address.path.replace(/\/$/, '') ? null : formatAddress(path, address.query, address.hash);
}

/** A page of reviews past the last one is missing. */
export function hallOutcome({ hall }: HallPageQuery['response']): RouteOutcome {
  if (!hall) return { kind: 'missing' };
  const key: hallRoute_hall$key = hall;
  const data = readInlineData(
    graphql`
      fragment hallRoute_hall on Hall @inline {
        pageOfReviews: reviews(
          season: $season
          filter: $reviewFilter
          sort: $reviewSort
          lowestRatedFirst: $lowestRatedFirst
          page: $reviewPage
          first: $reviewCount
        ) @include(if: $isPaged) {
          edges {
            __typename
          }
        }
      }
    `,
    key,
  );
  return { kind: data.pageOfReviews?.edges?.length === 0 ? 'missing' : 'found' };
}

/** A number of guests in the address as it was typed, 「６０名」 included; null where it is none. */
export function readGuests({ query }: Address, name: string): { text: string; count: number | null } {
  const text = query.get(name) ?? '';
  const digits = text.normalize('NFKC').replaceAll(/[\s名人]/g, '');
  return { text, count: GUESTS.test(digits) ? Number(digits) : null };
}

/** Null without a condition, so that equal lists have equal variables. */
function reviewFilter(address: Address): HallPageQuery['variables']['reviewFilter'] {
  const { query } = address;
  const status = query.get('status')?.toUpperCase();
  const customerStatus = REVIEW_STATUSES.find((known) => known === status);
  const stars = query.get('stars') ?? '';
  const { count: guestCount } = readGuests(address, 'review_guests');
  const conditions = {
    ...(customerStatus && { customerStatus }),
    ...(STARS.test(stars) && { stars: Number(stars) }),
    ...(guestCount !== null && { guestCount }),
  };
  return Object.keys(conditions).length > 0 ? conditions : null;
}

/** Whether the address limits the reviews. */
export function isReviewFiltered({ query }: Address): boolean {
  return REVIEW_CONDITIONS.some((name) => query.get(name));
}

/** Whether the address shows a list at full length. */
export function isExpanded({ query }: Address, list: ExpandableList): boolean {
  return query.getAll('more').includes(list);
}

/** URL of the page with one more list expanded, at that list. */
export function expandedListUrl({ path, query }: Address, list: ExpandableList): string {
  return formatAddress(path, [...query, ['more', list]], list);
}

function hallBy({ rawId, areaSlug, slug }: HallParts): HallPageQuery['variables']['by'] | null {
  if (rawId) return { rawId };
  return areaSlug && slug && SLUG.test(areaSlug) && SLUG.test(slug) ? { slug: { areaSlug, slug } } : null;
}
