import fairPageQuery from '../__generated__/FairPageQuery$parameters.ts';
import hallFairsPageQuery from '../__generated__/HallFairsPageQuery$parameters.ts';
import reservationsPageQuery from '../__generated__/ReservationsPageQuery$parameters.ts';
import type { FairPageQuery } from '../__generated__/FairPageQuery.graphql.ts';
import type { HallFairsPageQuery } from '../__generated__/HallFairsPageQuery.graphql.ts';
import type { ReservationsPageQuery } from '../__generated__/ReservationsPageQuery.graphql.ts';
import { fairsOutcome, fairsVariables } from '../pages/HallFairs/hallFairsRoute.ts';
import { DAY, HOUR, MINUTE, queryRoute, staticRoute, type Route } from '../router/route.tsx';

/** Fairs and reservations. */
export const routes: readonly Route[] = [
  queryRoute<HallFairsPageQuery>({
    path: '/halls/:rawId<\\d+>/fairs',
    parameters: ['month', 'day', 'view', 'kind'],
    chunk: 'client/pages/HallFairs/HallFairsPage.tsx',
    load: () => import('../pages/HallFairs/HallFairsPage.tsx'),
    query: hallFairsPageQuery,
    variables: fairsVariables,
    outcome: fairsOutcome,
    cache: { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: DAY },
    usesRokuyo: true,
  }),
  queryRoute<FairPageQuery>({
    path: '/halls/:hallRawId<\\d+>/fairs/:fairRawId<\\d+>',
    chunk: 'client/pages/Fair/FairPage.tsx',
    load: () => import('../pages/Fair/FairPage.tsx'),
    query: fairPageQuery,
    variables: ({ params: { hallRawId = '', fairRawId = '' } }) => ({ hallRawId, fairRawId }),
    // An ended fair is gone, and the page lists its hall's other fairs.
    outcome({ fair, hall }) {
      if (fair) return { kind: 'found' };
      return { kind: hall ? 'gone' : 'missing' };
    },
    viewerQuery: { withContact: true },
    // Short: availability changes by the hour.
    cache: { fresh: 30, staleWhileRevalidate: MINUTE, staleIfError: HOUR },
    usesRokuyo: true,
  }),
  queryRoute<ReservationsPageQuery>({
    path: '/mypage/reservations',
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
    path: '/reservations/cancel',
    chunk: 'client/pages/CancelReservation/CancelReservationPage.tsx',
    load: () => import('../pages/CancelReservation/CancelReservationPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  }),
];
