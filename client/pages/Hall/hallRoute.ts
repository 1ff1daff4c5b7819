import { graphql, readInlineData } from 'relay-runtime';
import type { hallRoute_hall$key } from '../../__generated__/hallRoute_hall.graphql.ts';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { pageNumber, formatAddress, type Address } from '../../router/address.ts';
import type { ViewerQueryOptions } from '../../relay/Viewer.tsx';
import type { PageContext, RouteOutcome } from '../../router/route.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
const SEASON = /^\d{4}Q[1-4]$|^undecided$/;
const GUESTS = /^[1-9]\d{0,3}$/;

/** List lengths before and after 「もっと見る」. */
export const LIST_LENGTHS = {
  fairs: { collapsed: 4, expanded: 20 },
  costs: { collapsed: 5, expanded: 20 },
  photos: { collapsed: 8, expanded: 36 },
  reviews: { collapsed: 5, expanded: 18 },
} as const;

export type ExpandableList = keyof typeof LIST_LENGTHS;

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
  const guests = query.get('guests') ?? '';
  const season = query.get('season') ?? '';
  const lengthOf = (list: ExpandableList) =>
    LIST_LENGTHS[list][isExpanded(address, list) ? 'expanded' : 'collapsed'];
  return {
    by,
    season: SEASON.test(season) ? season : null,
    reviewSort: query.get('order') === 'created_at_desc' ? 'NEWEST' : 'RECOMMENDED',
    reviewPage,
    reviewCount: reviewPage > 1 ? LIST_LENGTHS.reviews.expanded : lengthOf('reviews'),
    isPaged: reviewPage > 1,
    fairCount: lengthOf('fairs'),
    costCount: lengthOf('costs'),
    costGuests: GUESTS.test(guests) ? Number(guests) : null,
    photoCount: lengthOf('photos'),
  };
}

export function hallViewerQuery({ params }: PageContext<HallParts>): ViewerQueryOptions {
  return { withHalls: true, hall: hallBy(params) };
}

/**
 * Redirects an id URL to the canonical slug URL, except in the native app, which keeps its URLs. Reviews past the last
 * page are missing.
 */
export function hallOutcome(
  { hall }: HallPageQuery['response'],
  { address, params, request }: PageContext<HallParts>,
): RouteOutcome {
  if (!hall) return { kind: 'missing' };
  const key: hallRoute_hall$key = hall;
  const data = readInlineData(
    graphql`
      fragment hallRoute_hall on Hall @inline {
        pageOfReviews: reviews(season: $season, sort: $reviewSort, page: $reviewPage, first: $reviewCount)
          @include(if: $isPaged) {
          edges {
            __typename
          }
        }
        ...hallPath_hall
      }
    `,
    key,
  );
  if (data.pageOfReviews?.edges?.length === 0) return { kind: 'missing' };
  const path = hallPath(data);
  const isMoved = params.rawId !== undefined && path !== address.path.replace(/\/$/, '');
  if (isMoved && !request.inApp)
    return { kind: 'moved', to: formatAddress(path, address.query, address.hash) };
  return { kind: 'found' };
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
