import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketSlip_ticket$key } from '../../__generated__/TicketSlip_ticket.graphql.ts';
import { deadline } from '../../format.ts';
import { TicketCard } from '../../ui/account/TicketCard.tsx';
import { statusName, ticketPath } from './ticketNames.ts';

/** A ticket in the list: what it is worth, how it stands, and until when something is to be done. */
export function TicketSlip(props: { ticket: TicketSlip_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketSlip_ticket on GiftTicket @throwOnFieldError {
        rawId
        kind
        title
        status
        amount
        hallName
        deadlineAt
        isOpen
      }
    `,
    props.ticket,
  );
  const { rawId, kind, title, status, amount, hallName, deadlineAt, isOpen } = ticket;
  return (
    <TicketCard
      href={ticketPath({ kind, rawId })}
      title={title}
      amount={amount}
      status={statusName(status)}
      place={hallName ?? null}
      until={isOpen && deadlineAt ? `申請期限：${deadline(deadlineAt)}` : null}
    />
  );
}
