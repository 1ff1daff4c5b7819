import type { TicketPageQuery } from '../../__generated__/TicketPageQuery.graphql.ts';
import type { Outcome, Place } from '../../router/page.tsx';
import { memberOutcome } from '../../components/account/memberOutcome.ts';

/** The ticket of an address; engagement rings have numbers of their own. */
export function ticketVariables({ address, params }: Place): TicketPageQuery['variables'] {
  const rawId = params['rawId'] ?? '';
  const isRing = address.path.startsWith('/mypage/tickets/ring/');
  return { by: isRing ? { ringEngagementRawId: rawId } : { generalRawId: rawId } };
}

/** A ticket that is not the member's is not there; one that could not be read has failed. */
export function ticketOutcome(data: TicketPageQuery['response']): Outcome {
  const ticket = data.viewer.account?.ticket;
  if (ticket?.ok === false) throw new Error('The ticket could not be read');
  return ticket?.ok && ticket.value === null ? { kind: 'missing' } : memberOutcome(data);
}
