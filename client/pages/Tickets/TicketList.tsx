import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketList_account$key } from '../../__generated__/TicketList_account.graphql.ts';
import { TicketSlip } from '../../components/ticket/TicketSlip.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';

/** The tickets, those that wait for the member first. */
export function TicketList(props: { account: TicketList_account$key }) {
  const { giftTickets } = useFragment(
    graphql`
      fragment TicketList_account on Account @throwOnFieldError {
        giftTickets {
          id
          isOpen
          ...TicketSlip_ticket
        }
      }
    `,
    props.account,
  );
  if (giftTickets.length === 0) {
    return (
      <EmptyState
        drawing="costs"
        title="ギフトチケットはまだありません"
        actions={<ButtonLink href="/halls/search/">会場を探す</ButtonLink>}
      >
        式場見学などの特典の対象になると、ここに表示されます。
      </EmptyState>
    );
  }
  const inOrder = [...giftTickets].sort((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return (
    <div className="cards">
      {inOrder.map((ticket) => (
        <TicketSlip key={ticket.id} ticket={ticket} />
      ))}
    </div>
  );
}
