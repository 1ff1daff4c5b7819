import { graphql, readInlineData } from 'relay-runtime';
import type { hallAddress_hall$key } from '../../__generated__/hallAddress_hall.graphql.ts';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { hallPath } from '../../components/hall/hallPath.ts';
import { pageNumber, writeAddress, type Address } from '../../router/address.ts';
import type { Outcome, Place } from '../../router/page.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
const SEASON = /^\d{4}Q[1-4]$|^undecided$/;
const GUESTS = /^[1-9]\d{0,3}$/;

/** How many of a list stand on the page at first, and after 「もっと見る」. */
export const SHOWN = {
  fairs: { few: 4, many: 20 },
  costs: { few: 5, many: 20 },
  photos: { few: 8, many: 36 },
  reviews: { few: 5, many: 18 },
} as const;

/** Which hall an address means and which of its lists are opened; null where it can be none. */
export function hallVariables({ address, params }: Place): HallPageQuery['variables'] | null {
  const by = hallBy(params['rawId'], params['areaSlug'], params['slug']);
  const reviewPage = pageNumber(address);
  if (!by || reviewPage === null) return null;
  const { query } = address;
  const guests = query.get('guests') ?? '';
  const season = query.get('season') ?? '';
  const shown = (list: keyof typeof SHOWN) => SHOWN[list][query.get('more') === list ? 'many' : 'few'];
  return {
    by,
    season: SEASON.test(season) ? season : null,
    reviewSort: query.get('order') === 'created_at_desc' ? 'NEWEST' : 'RECOMMENDED',
    reviewPage,
    reviewCount: reviewPage > 1 ? SHOWN.reviews.many : shown('reviews'),
    isPaged: reviewPage > 1,
    fairCount: shown('fairs'),
    costCount: shown('costs'),
    costGuests: GUESTS.test(guests) ? Number(guests) : null,
    photoCount: shown('photos'),
  };
}

/**
 * No hall, or a page of reviews beyond the last: missing. A hall under its id although it has a slug has moved there
 * for good, except in the native app, which keeps the address it knows.
 */
export function hallOutcome({ hall }: HallPageQuery['response'], { address, visit }: Place): Outcome {
  if (!hall) return { kind: 'missing' };
  const key: hallAddress_hall$key = hall;
  const data = readInlineData(
    graphql`
      fragment hallAddress_hall on Hall @inline @throwOnFieldError {
        id
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
  if (data.pageOfReviews?.edges.length === 0) return { kind: 'missing' };
  const path = hallPath(data);
  const isElsewhere = path !== address.path.replace(/\/$/, '');
  if (isElsewhere && !visit.inApp)
    return { kind: 'moved', to: writeAddress(path, address.query, address.hash) };
  return { kind: 'found', personal: { withHalls: true, hallId: data.id } };
}

/** The address of the page with a list opened, at that list. Works without script, in place with it. */
export function moreOf(address: Address, list: keyof typeof SHOWN): string {
  const query = [...address.query].filter(([name]) => name !== 'more');
  return writeAddress(address.path, [...query, ['more', list]], list);
}

function hallBy(rawId?: string, areaSlug?: string, slug?: string): HallPageQuery['variables']['by'] | null {
  if (rawId) return { rawId };
  return areaSlug && slug && SLUG.test(areaSlug) && SLUG.test(slug) ? { slug: { areaSlug, slug } } : null;
}
