import hallPageQuery from '../__generated__/HallPageQuery$parameters.ts';
import hallRankingPageQuery from '../__generated__/HallRankingPageQuery$parameters.ts';
import hallSearchPageQuery from '../__generated__/HallSearchPageQuery$parameters.ts';
import homePageQuery from '../__generated__/HomePageQuery$parameters.ts';
import type { HallPageQuery } from '../__generated__/HallPageQuery.graphql.ts';
import type { HallRankingPageQuery } from '../__generated__/HallRankingPageQuery.graphql.ts';
import type { HallSearchPageQuery } from '../__generated__/HallSearchPageQuery.graphql.ts';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { hallOutcome, hallVariables } from '../pages/Hall/hallAddress.ts';
import { rankingOutcome, rankingVariables } from '../pages/HallRanking/rankingAddress.ts';
import { searchOutcome, searchVariables } from '../pages/HallSearch/searchAddress.ts';
import { homeOutcome, homeVariables } from '../pages/Home/homeAddress.ts';
import { page, type Route } from '../router/page.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long pages of halls may be served. */
const HALL_CACHE = { fresh: MINUTE, swr: 10 * MINUTE, sie: DAY };

/** Hall search under one of its addresses; they differ in the condition their path carries. */
function hallSearch(path: string): Route {
  return page<HallSearchPageQuery>({
    path,
    chunk: 'client/pages/HallSearch/HallSearchPage.tsx',
    load: () => import('../pages/HallSearch/HallSearchPage.tsx'),
    query: hallSearchPageQuery,
    variables: searchVariables,
    outcome: searchOutcome,
    cache: { fresh: MINUTE, swr: 5 * MINUTE, sie: DAY },
  });
}

/** A hall, by slug (its one address) or by id. */
function hall(path: string): Route {
  return page<HallPageQuery>({
    path,
    chunk: 'client/pages/Hall/HallPage.tsx',
    load: () => import('../pages/Hall/HallPage.tsx'),
    query: hallPageQuery,
    variables: hallVariables,
    outcome: hallOutcome,
    cache: HALL_CACHE,
  });
}

/** The ranking of a prefecture, of one of its regions, or of the visitor's own prefecture. */
function hallRanking(path: string): Route {
  return page<HallRankingPageQuery>({
    path,
    chunk: 'client/pages/HallRanking/HallRankingPage.tsx',
    load: () => import('../pages/HallRanking/HallRankingPage.tsx'),
    query: hallRankingPageQuery,
    variables: rankingVariables,
    outcome: rankingOutcome,
    usesArea: !path.includes(':prefectureSlug'),
    cache: { fresh: 5 * MINUTE, swr: HOUR, sie: DAY },
  });
}

/** Home, halls and their ranking. The first path that fits is the page. */
export const routes: readonly Route[] = [
  page<HomePageQuery>({
    path: '/',
    chunk: 'client/pages/Home/HomePage.tsx',
    load: () => import('../pages/Home/HomePage.tsx'),
    query: homePageQuery,
    variables: homeVariables,
    outcome: homeOutcome,
    usesArea: true,
    cache: { fresh: 5 * MINUTE, swr: HOUR, sie: DAY },
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
