import * as at from './paths.ts';
import { ANY_PATH } from './router/path.ts';
import { createRouteLoader, type RouteGroup } from './router/routeLoader.ts';
import { staticRoute } from './router/route.tsx';

/** The paths of each group are those of its routes. */
export const routeGroups: readonly RouteGroup[] = [
  {
    paths: [at.articlePath],
    chunk: 'client/routes/article.ts',
    load: () => import('./routes/article.ts'),
  },
  {
    paths: [at.registerPath, at.logInPath, at.logOutPath],
    chunk: 'client/routes/account.ts',
    load: () => import('./routes/account.ts'),
  },
  {
    paths: [
      at.clipPath,
      at.clipSharePath,
      at.clipsPath,
      at.clipsOfKindPath,
      at.sharedClipsPath,
      at.hallComparePath,
      at.brandsPath,
      at.ringsPath,
    ],
    chunk: 'client/routes/clips.ts',
    load: () => import('./routes/clips.ts'),
  },
  {
    paths: [
      at.myPagePath,
      at.ticketsPath,
      at.generalTicketPath,
      at.ringTicketPath,
      at.referralEntryPath,
      at.referralPath,
    ],
    chunk: 'client/routes/mypage.ts',
    load: () => import('./routes/mypage.ts'),
  },
  {
    paths: [
      at.mainCampaignPath,
      at.campaignPath,
      at.leafletPath,
      at.videosPath,
      at.prefectureVideosPath,
      at.photosPath,
      at.photoCategoryPath,
      at.statsPath,
      at.areaStatsPath,
      at.prefectureStatsPath,
      at.regionStatsPath,
      at.bookingSitesPath,
      at.areaPath,
      at.externalTransmissionPath,
      at.legalPath,
      at.nativeTestPath,
    ],
    chunk: 'client/routes/campaign.ts',
    load: () => import('./routes/campaign.ts'),
  },
  {
    paths: [
      at.fairsPath,
      at.monthFairsPath,
      at.prefectureFairsPath,
      at.prefectureMonthFairsPath,
      at.areaFairsPath,
      at.areaMonthFairsPath,
      at.hallFairsPath,
      at.fairPath,
      at.reservationsPath,
      at.findReservationPath,
      at.reservationPath,
    ],
    chunk: 'client/routes/fairs.ts',
    load: () => import('./routes/fairs.ts'),
  },
  {
    paths: [
      at.bridesPath,
      at.prefectureBridesPath,
      at.pickedBridesPath,
      at.brideSearchPath,
      at.themesPath,
      at.themePath,
      at.bridePath,
      at.albumPath,
    ],
    chunk: 'client/routes/brides.ts',
    load: () => import('./routes/brides.ts'),
  },
  {
    paths: [
      at.diagnosisPath,
      at.diagnosisAnswerPath,
      at.diagnosisThanksPath,
      at.diagnosisLeafletPath,
      at.diagnosisResultPath,
      at.enquetePath,
      at.specialPath,
      at.contactPath,
      at.thankYouPath,
    ],
    chunk: 'client/routes/forms.ts',
    load: () => import('./routes/forms.ts'),
  },
  {
    paths: [
      at.magazinePath,
      at.categoryPath,
      at.tagPath,
      at.tagPagePath,
      at.prefectureArticlesPath,
      at.articleRankingPath,
      at.writersPath,
      at.writerPath,
      at.guidesPath,
    ],
    chunk: 'client/routes/magazine.ts',
    load: () => import('./routes/magazine.ts'),
  },
  {
    paths: [
      at.homePath,
      at.hallSearchPath,
      at.hallWordSearchPath,
      at.areaHallsPath,
      at.prefectureHallsPath,
      at.regionHallsPath,
      at.districtHallsPath,
      at.stationHallsPath,
      at.venueTypeHallsPath,
      at.weddingStyleHallsPath,
      at.goodsHallsPath,
      at.hallRankingPath,
      at.prefectureHallRankingPath,
      at.regionHallRankingPath,
      at.hallBridesPath,
      at.hallCancellationPath,
      at.hallByIdPath,
      at.hallBySlugPath,
    ],
    chunk: 'client/routes/halls.ts',
    load: () => import('./routes/halls.ts'),
  },
];

const notFound = staticRoute({
  path: ANY_PATH,
  chunk: 'client/pages/NotFound/NotFoundPage.tsx',
  load: () => import('./pages/NotFound/NotFoundPage.tsx'),
  cache: null,
});

const failure = staticRoute({
  path: ANY_PATH,
  chunk: 'client/pages/Failure/FailurePage.tsx',
  load: () => import('./pages/Failure/FailurePage.tsx'),
  cache: null,
});

const rateLimited = staticRoute({
  path: ANY_PATH,
  chunk: 'client/pages/Failure/RateLimitedPage.tsx',
  load: () => import('./pages/Failure/RateLimitedPage.tsx'),
  cache: null,
});

/** Matches and loads the site's pages; given to the router by the entries. */
export const routeLoader = createRouteLoader({ groups: routeGroups, notFound, failure, rateLimited });
