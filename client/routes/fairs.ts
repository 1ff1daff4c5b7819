import fairPageQuery from '../__generated__/FairPageQuery$parameters.ts';
import hallFairsPageQuery from '../__generated__/HallFairsPageQuery$parameters.ts';
import reservationsPageQuery from '../__generated__/ReservationsPageQuery$parameters.ts';
import type { FairPageQuery } from '../__generated__/FairPageQuery.graphql.ts';
import type { HallFairsPageQuery } from '../__generated__/HallFairsPageQuery.graphql.ts';
import type { ReservationsPageQuery } from '../__generated__/ReservationsPageQuery.graphql.ts';
import { fairOutcome, fairVariables } from '../pages/Fair/fairAddress.ts';
import { fairsOutcome, fairsVariables } from '../pages/HallFairs/fairsAddress.ts';
import { reservationsOutcome, reservationsVariables } from '../pages/Reservations/reservationsAddress.ts';
import { page, plainPage, type Route } from '../router/page.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Fairs of a hall, a fair with its form, and what becomes of reservations. */
export const routes: readonly Route[] = [
  page<HallFairsPageQuery>({
    path: '/halls/:rawId<\\d+>/fairs',
    chunk: 'client/pages/HallFairs/HallFairsPage.tsx',
    load: () => import('../pages/HallFairs/HallFairsPage.tsx'),
    query: hallFairsPageQuery,
    variables: fairsVariables,
    outcome: fairsOutcome,
    cache: { fresh: MINUTE, swr: 5 * MINUTE, sie: DAY },
    usesRokuyo: true,
  }),
  page<FairPageQuery>({
    path: '/halls/:hallRawId<\\d+>/fairs/:fairRawId<\\d+>',
    chunk: 'client/pages/Fair/FairPage.tsx',
    load: () => import('../pages/Fair/FairPage.tsx'),
    query: fairPageQuery,
    variables: fairVariables,
    outcome: fairOutcome,
    // Whether it takes reservations changes by the hour, so it is never long out of date.
    cache: { fresh: 30, swr: MINUTE, sie: HOUR },
    usesRokuyo: true,
  }),
  page<ReservationsPageQuery>({
    path: '/mypage/reservations',
    chunk: 'client/pages/Reservations/ReservationsPage.tsx',
    load: () => import('../pages/Reservations/ReservationsPage.tsx'),
    query: reservationsPageQuery,
    variables: reservationsVariables,
    outcome: reservationsOutcome,
    cache: 'personal',
    usesRokuyo: true,
  }),
  plainPage({
    path: '/reservations/cancel',
    chunk: 'client/pages/CancelReservation/CancelReservationPage.tsx',
    load: () => import('../pages/CancelReservation/CancelReservationPage.tsx'),
    cache: { fresh: MINUTE, swr: DAY, sie: DAY },
  }),
];
