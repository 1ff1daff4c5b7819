import type { ReportSort } from '../__generated__/HallBridesPageQuery.graphql.ts';
import hallBridesPageQuery from '../__generated__/HallBridesPageQuery$parameters.ts';
import hallCancellationPageQuery from '../__generated__/HallCancellationPageQuery$parameters.ts';
import hallPageQuery from '../__generated__/HallPageQuery$parameters.ts';
import hallRankingPageQuery from '../__generated__/HallRankingPageQuery$parameters.ts';
import hallSearchPageQuery from '../__generated__/HallSearchPageQuery$parameters.ts';
import { chosenPrefecture } from '../components/place/areaCookie.ts';
import homePageQuery from '../__generated__/HomePageQuery$parameters.ts';
import { RANKING_SORTS } from '../hallSorts.ts';
import {
  hallOutcome,
  hallRedirect,
  hallVariables,
  hallViewerQuery,
  type HallParts,
  SEASON,
} from '../pages/Hall/hallRoute.ts';
import type { ConditionParts } from '../pages/HallSearch/searchConditions.ts';
import { hallSearchOutcome, hallSearchVariables } from '../pages/HallSearch/hallSearchRoute.ts';
import { pageNumber } from '../router/address.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, HOUR, MINUTE, queryRoute, type Route } from '../router/route.tsx';
import {
  areaHallsPath,
  districtHallsPath,
  goodsHallsPath,
  hallByIdPath,
  hallBySlugPath,
  hallBridesPath,
  hallCancellationPath,
  hallRankingPath,
  hallSearchPath,
  hallWordSearchPath,
  homePath,
  prefectureHallRankingPath,
  prefectureHallsPath,
  regionHallRankingPath,
  regionHallsPath,
  stationHallsPath,
  venueTypeHallsPath,
  weddingStyleHallsPath,
} from '../paths.ts';

const SLUG = /^[a-z0-9][a-z0-9_-]*$/;

const hasSlug = (
  places: ReadonlyArray<{ readonly slug: string }> | null | undefined,
  slug: string | undefined,
) => !places || slug === undefined || places.some((place) => place.slug === slug);

/** Hall search; its landing paths carry one search condition. */
function hallSearch(path: PathPattern<ConditionParts>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/HallSearch/HallSearchPage.tsx',
    isOnePage: true,
    load: () => import('../pages/HallSearch/HallSearchPage.tsx'),
    query: hallSearchPageQuery,
    variables: hallSearchVariables,
    outcome: hallSearchOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: DAY },
  });
}

/** A hall, by slug (the canonical URL) or by id. */
function hall(path: PathPattern<HallParts>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Hall/HallPage.tsx',
    load: () => import('../pages/Hall/HallPage.tsx'),
    query: hallPageQuery,
    redirect: hallRedirect,
    variables: hallVariables,
    outcome: hallOutcome,
    viewerQuery: hallViewerQuery,
    sections: () => import('../pages/Hall/hallSections.ts'),
    cache: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  });
}

/** The ranking of a region, a prefecture or, without one in the path, the visitor's prefecture. */
function hallRanking(path: PathPattern<{ prefectureSlug?: string; regionSlug?: string }>): Route {
  return queryRoute({
    path,
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
    usesArea: path === hallRankingPath,
    cache: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  });
}

/** Home, hall search, rankings and halls. The first matching path wins. */
export const routes: readonly Route[] = [
  queryRoute({
    path: homePath,
    chunk: 'client/pages/Home/HomePage.tsx',
    load: () => import('../pages/Home/HomePage.tsx'),
    query: homePageQuery,
    variables: (context) => ({ prefectureSlug: chosenPrefecture(context) }),
    sections: () => import('../pages/Home/homeSections.ts'),
    outcome: () => ({ kind: 'found' }),
    viewerQuery: () => ({ withHalls: true }),
    usesArea: true,
    cache: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY },
  }),
  hallSearch(hallSearchPath),
  hallSearch(hallWordSearchPath),
  hallSearch(areaHallsPath),
  hallSearch(prefectureHallsPath),
  hallSearch(regionHallsPath),
  hallSearch(districtHallsPath),
  hallSearch(stationHallsPath),
  hallSearch(venueTypeHallsPath),
  hallSearch(weddingStyleHallsPath),
  hallSearch(goodsHallsPath),
  hallRanking(hallRankingPath),
  hallRanking(prefectureHallRankingPath),
  hallRanking(regionHallRankingPath),
  queryRoute({
    path: hallBridesPath,
    chunk: 'client/pages/HallBrides/HallBridesPage.tsx',
    load: () => import('../pages/HallBrides/HallBridesPage.tsx'),
    query: hallBridesPageQuery,
    variables({ address, params: { rawId } }) {
      const page = pageNumber(address);
      const season = address.query.get('season') ?? '';
      const sort: ReportSort = address.query.get('order') === 'created_at_desc' ? 'NEWEST' : 'RECOMMENDED';
      return page === null ? null : { rawId, season: SEASON.test(season) ? season : null, sort, page };
    },
    outcome({ hall: found }, { address }) {
      const isPastEnd = found?.allBrides.nodes.length === 0 && pageNumber(address) !== 1;
      return { kind: found && !isPastEnd ? 'found' : 'missing' };
    },
    cache: { fresh: 2 * MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  }),
  queryRoute({
    path: hallCancellationPath,
    chunk: 'client/pages/HallCancellation/HallCancellationPage.tsx',
    load: () => import('../pages/HallCancellation/HallCancellationPage.tsx'),
    query: hallCancellationPageQuery,
    variables: ({ params: { rawId } }) => ({ rawId }),
    outcome: ({ hall: found }) => ({ kind: found ? 'found' : 'missing' }),
    cache: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY },
  }),
  hall(hallByIdPath),
  hall(hallBySlugPath),
];
