import hallPageQuery from '../__generated__/HallPageQuery$parameters.ts';
import hallRankingPageQuery from '../__generated__/HallRankingPageQuery$parameters.ts';
import hallSearchPageQuery from '../__generated__/HallSearchPageQuery$parameters.ts';
import homePageQuery from '../__generated__/HomePageQuery$parameters.ts';
import type { HallPageQuery } from '../__generated__/HallPageQuery.graphql.ts';
import type { HallRankingPageQuery } from '../__generated__/HallRankingPageQuery.graphql.ts';
import type { HallSectionsQuery } from '../__generated__/HallSectionsQuery.graphql.ts';
import type { HallSearchPageQuery } from '../__generated__/HallSearchPageQuery.graphql.ts';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { RANKING_SORTS } from '../hallSorts.ts';
import { hallOutcome, hallVariables, hallViewerQuery } from '../pages/Hall/hallRoute.ts';
import { hallSections } from '../pages/Hall/hallSections.ts';
import { searchOutcome, searchVariables } from '../pages/HallSearch/hallSearchRoute.ts';
import { SEARCH_PARAMETERS } from '../pages/HallSearch/searchConditions.ts';
import { DAY, HOUR, MINUTE, queryRoute, type Route } from '../router/route.tsx';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;
const PREFECTURE_SLUG = /^[a-z][a-z_-]{1,31}$/;

const hasSlug = (
  places: ReadonlyArray<{ readonly slug: string }> | null | undefined,
  slug: string | undefined,
) => !places || slug === undefined || places.some((place) => place.slug === slug);

/** Hall search; its landing paths carry one search condition. */
function hallSearch(path: string): Route {
  return queryRoute<HallSearchPageQuery>({
    path,
    parameters: SEARCH_PARAMETERS,
    chunk: 'client/pages/HallSearch/HallSearchPage.tsx',
    load: () => import('../pages/HallSearch/HallSearchPage.tsx'),
    query: hallSearchPageQuery,
    variables: searchVariables,
    outcome: searchOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: DAY },
  });
}

/** A hall, by slug (the canonical URL) or by id. */
function hall(path: string): Route {
  return queryRoute<HallPageQuery, HallSectionsQuery>({
    path,
    parameters: ['season', 'order', 'guests', 'more', 'page'],
    chunk: 'client/pages/Hall/HallPage.tsx',
    load: () => import('../pages/Hall/HallPage.tsx'),
    query: hallPageQuery,
    variables: hallVariables,
    outcome: hallOutcome,
    viewerQuery: hallViewerQuery,
    sections: hallSections,
    cache: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  });
}

/** The ranking of a region, a prefecture or, without one in the path, the visitor's prefecture. */
function hallRanking(path: string): Route {
  return queryRoute<HallRankingPageQuery>({
    path,
    parameters: ['s'],
    chunk: 'client/pages/HallRanking/HallRankingPage.tsx',
    load: () => import('../pages/HallRanking/HallRankingPage.tsx'),
    query: hallRankingPageQuery,
    variables({ address, params, request }) {
      const { prefectureSlug = request.area.prefecture, regionSlug = null } = params;
      if (!SLUG.test(prefectureSlug) || (regionSlug !== null && !SLUG.test(regionSlug))) return null;
      const sort =
        RANKING_SORTS.find(({ param }) => param === address.query.get('s'))?.value ?? 'RECOMMENDED';
      return { prefectureSlug, regionSlug, sort };
    },
    // The REST API rejects unknown places with an error, so a failed ranking can mean a missing page.
    outcome({ ranking, options }, { params, request }) {
      if (ranking) return { kind: ranking.length === 0 ? 'missing' : 'found' };
      const { prefectureSlug = request.area.prefecture, regionSlug } = params;
      if (!hasSlug(options?.prefectures, prefectureSlug) || !hasSlug(options?.regions, regionSlug))
        return { kind: 'missing' };
      throw new Error('Failed to load the ranking');
    },
    usesArea: !path.includes(':prefectureSlug'),
    cache: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  });
}

/** Home, hall search, rankings and halls. The first matching path wins. */
export const routes: readonly Route[] = [
  queryRoute<HomePageQuery>({
    path: '/',
    parameters: ['prefecture'],
    chunk: 'client/pages/Home/HomePage.tsx',
    load: () => import('../pages/Home/HomePage.tsx'),
    query: homePageQuery,
    variables({ address, request }) {
      const chosen = address.query.get('prefecture') ?? '';
      return { prefectureSlug: PREFECTURE_SLUG.test(chosen) ? chosen : request.area.prefecture };
    },
    outcome: () => ({ kind: 'found' }),
    viewerQuery: () => ({ withHalls: true }),
    usesArea: true,
    cache: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  }),
  hallSearch('/halls/search/'),
  hallSearch('/halls/'),
  hallSearch('/a/:area_slug'),
  hallSearch('/pref/:prefecture_slug'),
  hallSearch('/r/:region_slugs'),
  hallSearch('/d/:district_slug'),
  hallSearch('/s/:station_id<\\d+>'),
  hallSearch('/k/:k<\\d+>'),
  hallSearch('/ws/:ws<\\d+>'),
  hallSearch('/g/:g<\\d+>'),
  hallRanking('/halls/ranking/'),
  hallRanking('/halls/ranking/:prefectureSlug/'),
  hallRanking('/halls/ranking/:prefectureSlug/:regionSlug/'),
  hall('/halls/:rawId<\\d+>'),
  hall('/halls/:areaSlug/:slug'),
];
