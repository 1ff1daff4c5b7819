import areaPageQuery from '../__generated__/AreaPageQuery$parameters.ts';
import bookingSitesPageQuery from '../__generated__/BookingSitesPageQuery$parameters.ts';
import campaignPageQuery from '../__generated__/CampaignPageQuery$parameters.ts';
import hallVideosPageQuery from '../__generated__/HallVideosPageQuery$parameters.ts';
import legalPageQuery from '../__generated__/LegalPageQuery$parameters.ts';
import photoSearchPageQuery from '../__generated__/PhotoSearchPageQuery$parameters.ts';
import placeStatsPageQuery from '../__generated__/PlaceStatsPageQuery$parameters.ts';
import statsPageQuery from '../__generated__/StatsPageQuery$parameters.ts';
import { findCampaign, type CampaignParts } from '../pages/Campaign/campaigns.ts';
import type { StatsParts } from '../pages/Stats/PlaceStatsPage.tsx';
import { photoSearchVariables } from '../pages/PhotoSearch/photoSearchRoute.ts';
import { pageNumber } from '../router/address.ts';
import type { PathPattern } from '../router/path.ts';
import {
  DAY,
  MINUTE,
  queryRoute,
  staticRoute,
  type CachePolicy,
  type Route,
  type RouteOutcome,
} from '../router/route.tsx';
import {
  areaPath,
  areaStatsPath,
  bookingSitesPath,
  campaignPath,
  externalTransmissionPath,
  leafletPath,
  legalPath,
  mainCampaignPath,
  nativeTestPath,
  photoCategoryPath,
  photosPath,
  prefectureStatsPath,
  prefectureVideosPath,
  regionStatsPath,
  statsPath,
  videosPath,
} from '../paths.ts';

/** Lists and figures that change within minutes. */
const LISTS: CachePolicy = { fresh: 10 * MINUTE, staleWhileRevalidate: 60 * MINUTE, staleIfError: DAY };
/** Pages that change with a release. */
const STATIC: CachePolicy = { fresh: 60 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY };

const LEGAL_KINDS = { terms: 'TERMS', privacy: 'PRIVACY', company: 'COMPANY' } as const;

const alwaysFound = (): RouteOutcome => ({ kind: 'found' });

/** The campaign. Its halls are those of the visitor's prefecture. */
function campaign(path: PathPattern<CampaignParts>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Campaign/CampaignPage.tsx',
    load: () => import('../pages/Campaign/CampaignPage.tsx'),
    query: campaignPageQuery,
    variables({ params, request }) {
      const campaign = findCampaign(params);
      return campaign && { prefectureSlug: request.area.prefecture };
    },
    outcome: alwaysFound,
    usesArea: true,
    cache: LISTS,
  });
}

/** Hall videos of a prefecture; the visitor's prefecture without one in the path. */
function videos(path: PathPattern<{ prefectureSlug?: string }>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/HallVideos/HallVideosPage.tsx',
    load: () => import('../pages/HallVideos/HallVideosPage.tsx'),
    query: hallVideosPageQuery,
    variables({ address, params, request: { area } }) {
      const page = pageNumber(address);
      return page === null ? null : { prefectureSlug: params.prefectureSlug ?? area.prefecture, page };
    },
    outcome({ videos, options }, { address, params, request: { area } }) {
      const prefecture = params.prefectureSlug ?? area.prefecture;
      if (options?.prefectures && !options.prefectures.some(({ slug }) => slug === prefecture))
        return { kind: 'missing' };
      if (!videos?.nodes) throw new Error('Failed to load the videos');
      const isPastEnd = videos.nodes.length === 0 && (pageNumber(address) ?? 1) > 1;
      return { kind: isPastEnd ? 'missing' : 'found' };
    },
    usesArea: path === videosPath,
    cache: LISTS,
  });
}

/** Photo search, by category. */
function photos(path: PathPattern<{ category?: string }>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/PhotoSearch/PhotoSearchPage.tsx',
    load: () => import('../pages/PhotoSearch/PhotoSearchPage.tsx'),
    query: photoSearchPageQuery,
    variables: photoSearchVariables,
    outcome: alwaysFound,
    usesArea: true,
    cache: LISTS,
  });
}

/** Statistics of an area, a prefecture or a region. */
function placeStats(path: PathPattern<StatsParts>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Stats/PlaceStatsPage.tsx',
    load: () => import('../pages/Stats/PlaceStatsPage.tsx'),
    query: placeStatsPageQuery,
    variables({ params: { areaSlug, prefectureSlug, regionSlug = '' } }) {
      if (areaSlug !== undefined) return { place: { areaSlug }, prefectureSlug: null };
      if (prefectureSlug !== undefined) return { place: { prefectureSlug }, prefectureSlug };
      return { place: { regionSlugs: [regionSlug] }, prefectureSlug: null };
    },
    outcome: ({ stats }) => ({ kind: stats ? 'found' : 'missing' }),
    cache: LISTS,
  });
}

/** Campaigns, landing pages, videos, photo search and statistics. */
export const routes: readonly Route[] = [
  campaign(mainCampaignPath),
  campaign(campaignPath),
  staticRoute({
    path: leafletPath,
    chunk: 'client/pages/Kaoawase/KaoawasePage.tsx',
    load: () => import('../pages/Kaoawase/KaoawasePage.tsx'),
    cache: STATIC,
  }),
  videos(videosPath),
  videos(prefectureVideosPath),
  photos(photosPath),
  photos(photoCategoryPath),
  queryRoute({
    path: statsPath,
    chunk: 'client/pages/Stats/StatsPage.tsx',
    load: () => import('../pages/Stats/StatsPage.tsx'),
    query: statsPageQuery,
    variables: () => ({}),
    outcome: alwaysFound,
    cache: LISTS,
  }),
  placeStats(areaStatsPath),
  placeStats(prefectureStatsPath),
  placeStats(regionStatsPath),
  queryRoute({
    path: bookingSitesPath,
    chunk: 'client/pages/BookingSites/BookingSitesPage.tsx',
    load: () => import('../pages/BookingSites/BookingSitesPage.tsx'),
    query: bookingSitesPageQuery,
    variables: () => ({}),
    outcome: alwaysFound,
    cache: STATIC,
  }),
  queryRoute({
    path: areaPath,
    chunk: 'client/pages/Area/AreaPage.tsx',
    load: () => import('../pages/Area/AreaPage.tsx'),
    query: areaPageQuery,
    variables: () => ({}),
    outcome: alwaysFound,
    usesArea: true,
    cache: LISTS,
  }),
  staticRoute({
    path: externalTransmissionPath,
    chunk: 'client/pages/ExternalTransmission/ExternalTransmissionPage.tsx',
    load: () => import('../pages/ExternalTransmission/ExternalTransmissionPage.tsx'),
    cache: STATIC,
  }),
  queryRoute({
    path: legalPath,
    chunk: 'client/pages/Legal/LegalPage.tsx',
    load: () => import('../pages/Legal/LegalPage.tsx'),
    query: legalPageQuery,
    variables: ({ params: { kind } }) => ({ kind: LEGAL_KINDS[kind] }),
    outcome: alwaysFound,
    cache: STATIC,
  }),
  staticRoute({
    path: nativeTestPath,
    chunk: 'client/pages/NativeTest/NativeTestPage.tsx',
    load: () => import('../pages/NativeTest/NativeTestPage.tsx'),
    cache: null,
  }),
];
