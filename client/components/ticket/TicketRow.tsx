import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketRow_ticket$key } from '../../__generated__/TicketRow_ticket.graphql.ts';
import { formatDeadline } from '../../format.ts';
import { TicketCard } from '../../ui/account/TicketCard.tsx';
import { ticketStatus, ticketPath, ticketTitle } from './ticketNames.ts';

/** A ticket in a list: amount, status and deadline. */
export function TicketRow(props: { ticket: TicketRow_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketRow_ticket on GiftTicket {
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
      title={ticketTitle(title, amount)}
      amount={amount ?? null}
      status={ticketStatus(status)}
      hallName={hallName ?? null}
      deadline={isOpen && deadlineAt ? `申請期限：${formatDeadline(deadlineAt)}` : null}
    />
  );
}
