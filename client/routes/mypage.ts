import myPageQuery from '../__generated__/MyPageQuery$parameters.ts';
import referralPageQuery from '../__generated__/ReferralPageQuery$parameters.ts';
import ticketPageQuery from '../__generated__/TicketPageQuery$parameters.ts';
import ticketsPageQuery from '../__generated__/TicketsPageQuery$parameters.ts';
import type { MyPageQuery } from '../__generated__/MyPageQuery.graphql.ts';
import type { ReferralPageQuery } from '../__generated__/ReferralPageQuery.graphql.ts';
import type { TicketPageQuery } from '../__generated__/TicketPageQuery.graphql.ts';
import type { TicketsPageQuery } from '../__generated__/TicketsPageQuery.graphql.ts';
import { memberOutcome } from '../components/account/memberOutcome.ts';
import { ticketOutcome, ticketVariables } from '../pages/Ticket/ticketAddress.ts';
import { page, plainPage, type Route } from '../router/page.tsx';

/** A gift ticket, under the address of its kind. */
function ticket(path: string): Route {
  return page<TicketPageQuery>({
    path,
    chunk: 'client/pages/Ticket/TicketPage.tsx',
    load: () => import('../pages/Ticket/TicketPage.tsx'),
    query: ticketPageQuery,
    variables: ticketVariables,
    outcome: ticketOutcome,
    cache: 'personal',
  });
}

/** What belongs to one member, and the way in by a referral code: pages made for one viewer. */
export const routes: readonly Route[] = [
  page<MyPageQuery>({
    path: '/mypage',
    chunk: 'client/pages/MyPage/MyPage.tsx',
    load: () => import('../pages/MyPage/MyPage.tsx'),
    query: myPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  page<TicketsPageQuery>({
    path: '/mypage/tickets',
    chunk: 'client/pages/Tickets/TicketsPage.tsx',
    load: () => import('../pages/Tickets/TicketsPage.tsx'),
    query: ticketsPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  ticket('/mypage/tickets/:rawId<\\d+>'),
  ticket('/mypage/tickets/ring/:rawId<\\d+>'),
  plainPage({
    path: '/referral',
    chunk: 'client/pages/ReferralEntry/ReferralEntryPage.tsx',
    load: () => import('../pages/ReferralEntry/ReferralEntryPage.tsx'),
    cache: { fresh: 60, swr: 86_400, sie: 86_400 },
  }),
  page<ReferralPageQuery>({
    path: '/referral/:code',
    chunk: 'client/pages/Referral/ReferralPage.tsx',
    load: () => import('../pages/Referral/ReferralPage.tsx'),
    query: referralPageQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
  }),
];
