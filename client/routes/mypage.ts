import myPageQuery from '../__generated__/MyPageQuery$parameters.ts';
import referralPageQuery from '../__generated__/ReferralPageQuery$parameters.ts';
import ticketPageQuery from '../__generated__/TicketPageQuery$parameters.ts';
import ticketsPageQuery from '../__generated__/TicketsPageQuery$parameters.ts';
import { memberOutcome } from '../components/account/access.ts';
import type { PathPattern } from '../router/path.ts';
import { DAY, MINUTE, queryRoute, staticRoute, type Route } from '../router/route.tsx';
import {
  generalTicketPath,
  myPagePath,
  referralEntryPath,
  referralPath,
  ringTicketPath,
  ticketsPath,
} from '../paths.ts';

/** A gift ticket. Engagement-ring tickets have ids of their own. */
function ticket(path: PathPattern<{ rawId: string }>): Route {
  return queryRoute({
    path,
    chunk: 'client/pages/Ticket/TicketPage.tsx',
    load: () => import('../pages/Ticket/TicketPage.tsx'),
    query: ticketPageQuery,
    variables: ({ params: { rawId } }) => ({
      by: path === ringTicketPath ? { ringEngagementRawId: rawId } : { generalRawId: rawId },
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
  queryRoute({
    path: myPagePath,
    chunk: 'client/pages/MyPage/MyPage.tsx',
    load: () => import('../pages/MyPage/MyPage.tsx'),
    query: myPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  queryRoute({
    path: ticketsPath,
    chunk: 'client/pages/Tickets/TicketsPage.tsx',
    load: () => import('../pages/Tickets/TicketsPage.tsx'),
    query: ticketsPageQuery,
    variables: () => ({}),
    outcome: memberOutcome,
    cache: 'personal',
  }),
  ticket(generalTicketPath),
  ticket(ringTicketPath),
  staticRoute({
    path: referralEntryPath,
    chunk: 'client/pages/ReferralEntry/ReferralEntryPage.tsx',
    load: () => import('../pages/ReferralEntry/ReferralEntryPage.tsx'),
    cache: { fresh: MINUTE, staleWhileRevalidate: DAY, staleIfError: DAY },
  }),
  queryRoute({
    path: referralPath,
    chunk: 'client/pages/Referral/ReferralPage.tsx',
    load: () => import('../pages/Referral/ReferralPage.tsx'),
    query: referralPageQuery,
    variables: ({ params: { code } }) => ({ code }),
    outcome: () => ({ kind: 'found' }),
    cache: 'personal',
  }),
];
