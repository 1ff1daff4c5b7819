import fairPageQuery from '../__generated__/FairPageQuery$parameters.ts';
import fairsPageQuery from '../__generated__/FairsPageQuery$parameters.ts';
import hallFairsPageQuery from '../__generated__/HallFairsPageQuery$parameters.ts';
import reservationPageQuery from '../__generated__/ReservationPageQuery$parameters.ts';
import reservationsPageQuery from '../__generated__/ReservationsPageQuery$parameters.ts';
import { fairsOutcome, fairsVariables, type FairsParts } from '../pages/Fairs/fairsRoute.ts';
import { hallFairsOutcome, hallFairsVariables } from '../pages/HallFairs/hallFairsRoute.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, HOUR, MINUTE, queryRoute, staticRoute, type Route } from '../router/route.tsx';
import {
  areaFairsPath,
  areaMonthFairsPath,
  fairPath,
  fairsPath,
  findReservationPath,
  hallFairsPath,
  monthFairsPath,
  prefectureFairsPath,
  prefectureMonthFairsPath,
  reservationPath,
  reservationsPath,
} from '../paths.ts';

/** Fairs of all halls. Area or prefecture, and month are in the path, other conditions in the query. */
const allFairs = (path: PathPattern<FairsParts>): Route =>
  queryRoute({
    path,
    chunk: 'client/pages/Fairs/FairsPage.tsx',
    load: () => import('../pages/Fairs/FairsPage.tsx'),
    query: fairsPageQuery,
    variables: fairsVariables,
    outcome: fairsOutcome,
    cache: { fresh: 30, staleWhileRevalidate: MINUTE, staleIfError: HOUR },
    usesRokuyo: true,
    isOnePage: true,
  });

/** Fairs and reservations. */
export const routes: readonly Route[] = [
  allFairs(fairsPath),
  allFairs(monthFairsPath),
  allFairs(prefectureFairsPath),
  allFairs(prefectureMonthFairsPath),
  allFairs(areaFairsPath),
  allFairs(areaMonthFairsPath),
  queryRoute({
    path: hallFairsPath,
    chunk: 'client/pages/HallFairs/HallFairsPage.tsx',
    load: () => import('../pages/HallFairs/HallFairsPage.tsx'),
    query: hallFairsPageQuery,
    variables: hallFairsVariables,
    outcome: hallFairsOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: DAY },
    usesRokuyo: true,
  }),
  queryRoute({
    path: fairPath,
    chunk: 'client/pages/Fair/FairPage.tsx',
    load: () => import('../pages/Fair/FairPage.tsx'),
    query: fairPageQuery,
    variables: ({ params: { hallRawId, fairRawId } }) => ({ hallRawId, fairRawId }),
    // A fair that is over or unknown: the page lists its hall's other fairs.
    outcome({ fair, hall }) {
      if (fair) return { kind: 'found' };
      return { kind: hall ? 'gone' : 'missing' };
    },
    viewerQuery: () => ({ withContact: true }),
    // Short: availability changes by the hour.
    cache: { fresh: 30, staleWhileRevalidate: MINUTE, staleIfError: HOUR },
    usesRokuyo: true,
  }),
  queryRoute({
    path: reservationsPath,
    chunk: 'client/pages/Reservations/ReservationsPage.tsx',
    load: () => import('../pages/Reservations/ReservationsPage.tsx'),
    query: reservationsPageQuery,
    variables: () => ({}),
    // Found for guests too: the page offers them the log-in.
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
    usesRokuyo: true,
  }),
  staticRoute({
    path: findReservationPath,
    chunk: 'client/pages/Reservation/FindReservationPage.tsx',
    load: () => import('../pages/Reservation/FindReservationPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  }),
  queryRoute({
    path: reservationPath,
    chunk: 'client/pages/Reservation/ReservationPage.tsx',
    load: () => import('../pages/Reservation/ReservationPage.tsx'),
    query: reservationPageQuery,
    variables: ({ params: { number } }) => ({ number }),
    // Found for guests too: the code that opens it never reaches the server.
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
    hasSecretAddress: true,
  }),
];
