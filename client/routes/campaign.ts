import areaPageQuery from '../__generated__/AreaPageQuery$parameters.ts';
import bookingSitesPageQuery from '../__generated__/BookingSitesPageQuery$parameters.ts';
import campaignPageQuery from '../__generated__/CampaignPageQuery$parameters.ts';
import hallVideosPageQuery from '../__generated__/HallVideosPageQuery$parameters.ts';
import photoSearchPageQuery from '../__generated__/PhotoSearchPageQuery$parameters.ts';
import placeStatsPageQuery from '../__generated__/PlaceStatsPageQuery$parameters.ts';
import statsPageQuery from '../__generated__/StatsPageQuery$parameters.ts';
import type { AreaPageQuery } from '../__generated__/AreaPageQuery.graphql.ts';
import type { BookingSitesPageQuery } from '../__generated__/BookingSitesPageQuery.graphql.ts';
import type { CampaignPageQuery } from '../__generated__/CampaignPageQuery.graphql.ts';
import type { HallVideosPageQuery } from '../__generated__/HallVideosPageQuery.graphql.ts';
import type { PhotoSearchPageQuery } from '../__generated__/PhotoSearchPageQuery.graphql.ts';
import type { PlaceStatsPageQuery } from '../__generated__/PlaceStatsPageQuery.graphql.ts';
import type { StatsPageQuery } from '../__generated__/StatsPageQuery.graphql.ts';
import { campaignVariables } from '../pages/Campaign/campaignAddress.ts';
import { videosOutcome, videosVariables } from '../pages/HallVideos/videosAddress.ts';
import { photosVariables } from '../pages/PhotoSearch/photosAddress.ts';
import { placeStatsOutcome, placeStatsVariables } from '../pages/Stats/statsAddress.ts';
import { page, plainPage, type CacheRule, type Outcome, type Route } from '../router/page.tsx';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Pages whose numbers change slowly. */
const CALM: CacheRule = { fresh: 10 * MINUTE, swr: 60 * MINUTE, sie: DAY };
/** Pages that change with the site alone. */
const STEADY: CacheRule = { fresh: 60 * MINUTE, swr: DAY, sie: 7 * DAY };

const always = (): Outcome => ({ kind: 'found' });

/** The campaign, with or without a version. */
function campaign(path: string): Route {
  return page<CampaignPageQuery>({
    path,
    chunk: 'client/pages/Campaign/CampaignPage.tsx',
    load: () => import('../pages/Campaign/CampaignPage.tsx'),
    query: campaignPageQuery,
    variables: campaignVariables,
    outcome: always,
    usesArea: true,
    cache: CALM,
  });
}

/** Videos of a prefecture; the visitor's own without one. */
function videos(path: string): Route {
  return page<HallVideosPageQuery>({
    path,
    chunk: 'client/pages/HallVideos/HallVideosPage.tsx',
    load: () => import('../pages/HallVideos/HallVideosPage.tsx'),
    query: hallVideosPageQuery,
    variables: videosVariables,
    outcome: videosOutcome,
    usesArea: !path.includes(':prefectureSlug'),
    cache: CALM,
  });
}

/** Photographs of all halls, by what they show. */
function photos(path: string): Route {
  return page<PhotoSearchPageQuery>({
    path,
    chunk: 'client/pages/PhotoSearch/PhotoSearchPage.tsx',
    load: () => import('../pages/PhotoSearch/PhotoSearchPage.tsx'),
    query: photoSearchPageQuery,
    variables: photosVariables,
    outcome: always,
    usesArea: true,
    cache: CALM,
  });
}

/** Numbers of one place. */
function placeStats(path: string): Route {
  return page<PlaceStatsPageQuery>({
    path,
    chunk: 'client/pages/Stats/PlaceStatsPage.tsx',
    load: () => import('../pages/Stats/PlaceStatsPage.tsx'),
    query: placeStatsPageQuery,
    variables: placeStatsVariables,
    outcome: placeStatsOutcome,
    cache: CALM,
  });
}

/** Campaigns, the landing page, and what is told of places, videos and photographs. */
export const routes: readonly Route[] = [
  campaign('/go_to_wedding/'),
  campaign('/go_to_wedding/:campaignVersion<[a-z0-9_-]{1,40}>/'),
  plainPage({
    path: '/lp/kaoawase_template',
    chunk: 'client/pages/Kaoawase/KaoawasePage.tsx',
    load: () => import('../pages/Kaoawase/KaoawasePage.tsx'),
    cache: STEADY,
  }),
  videos('/videos/'),
  videos('/videos/:prefectureSlug<[a-z]{1,20}>/'),
  photos('/photos/'),
  photos('/photos/:category<[a-z]{1,20}>/'),
  page<StatsPageQuery>({
    path: '/stats/',
    chunk: 'client/pages/Stats/StatsPage.tsx',
    load: () => import('../pages/Stats/StatsPage.tsx'),
    query: statsPageQuery,
    variables: () => ({}),
    outcome: always,
    cache: CALM,
  }),
  placeStats('/stats/a/:areaSlug<[a-z_]{1,20}>/'),
  placeStats('/stats/pref/:prefectureSlug<[a-z]{1,20}>/'),
  placeStats('/stats/r/:regionSlug<[a-z0-9][a-z0-9_-]{0,80}>/'),
  page<BookingSitesPageQuery>({
    path: '/booking_sites/',
    chunk: 'client/pages/BookingSites/BookingSitesPage.tsx',
    load: () => import('../pages/BookingSites/BookingSitesPage.tsx'),
    query: bookingSitesPageQuery,
    variables: () => ({}),
    outcome: always,
    cache: STEADY,
  }),
  page<AreaPageQuery>({
    path: '/area/',
    chunk: 'client/pages/Area/AreaPage.tsx',
    load: () => import('../pages/Area/AreaPage.tsx'),
    query: areaPageQuery,
    variables: () => ({}),
    outcome: always,
    usesArea: true,
    cache: CALM,
  }),
  plainPage({
    path: '/native/',
    chunk: 'client/pages/NativeTest/NativeTestPage.tsx',
    load: () => import('../pages/NativeTest/NativeTestPage.tsx'),
    cache: null,
  }),
];
