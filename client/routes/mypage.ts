import myPageQuery from '../__generated__/MyPageQuery$parameters.ts';
import referralPageQuery from '../__generated__/ReferralPageQuery$parameters.ts';
import ticketPageQuery from '../__generated__/TicketPageQuery$parameters.ts';
import ticketsPageQuery from '../__generated__/TicketsPageQuery$parameters.ts';
import type { MyPageQuery } from '../__generated__/MyPageQuery.graphql.ts';
import type { ReferralPageQuery } from '../__generated__/ReferralPageQuery.graphql.ts';
import type { TicketPageQuery } from '../__generated__/TicketPageQuery.graphql.ts';
import type { TicketsPageQuery } from '../__generated__/TicketsPageQuery.graphql.ts';
import { memberOutcome } from '../components/account/access.ts';
import { queryRoute, staticRoute, type Route } from '../router/route.tsx';

/** A gift ticket. Engagement-ring tickets have ids of their own. */
function ticket(path: string): Route {
  const isRing = /\/ring\//.test(path);
  return queryRoute<TicketPageQuery>({
    path,
    parameters: ['applied'],
    chunk: 'client/pages/Ticket/TicketPage.tsx',
    load: () => import('../pages/Ticket/TicketPage.tsx'),
    query: ticketPageQuery,
    variables: ({ params: { rawId = '' } }) => ({
      by: isRing ? { ringEngagementRawId: rawId } : { generalRawId: rawId },
    }),
    outcome(data) {
      const ticket = data.viewer.account?.ticket;
      if (ticket?.ok === false) throw new Error('Failed to load the ticket');
      return ticket?.ok && ticket.value === null ? { kind: 'missing' } : memberOutcome(data);
    },
    cache: 'personal',
  });
}

/** The member's pages and referrals. */
export const routes: readonly Route[] = [
  queryRoute<MyPageQuery>({
    path: '/mypage',
    chunk: 'client/pages/MyPage/MyPage.tsx',
    load: () => import('../pages/MyPage/MyPage.tsx'),
    query: myPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  queryRoute<TicketsPageQuery>({
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
  staticRoute({
    path: '/referral',
    chunk: 'client/pages/ReferralEntry/ReferralEntryPage.tsx',
    load: () => import('../pages/ReferralEntry/ReferralEntryPage.tsx'),
    cache: { fresh: 60, staleWhileRevalidate: 86_400, staleIfError: 86_400 },
  }),
  queryRoute<ReferralPageQuery>({
    path: '/referral/:code',
    parameters: ['joined'],
    chunk: 'client/pages/Referral/ReferralPage.tsx',
    load: () => import('../pages/Referral/ReferralPage.tsx'),
    query: referralPageQuery,
    variables: ({ params }) => ({ code: params['code'] ?? '' }),
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
  }),
];
