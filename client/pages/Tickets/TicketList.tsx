import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TicketList_account$key } from '../../__generated__/TicketList_account.graphql.ts';
import { TicketRow } from '../../components/ticket/TicketRow.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { hallSearchPath } from '../../paths.ts';

/** Tickets that wait for the member come first. */
export function TicketList(props: { account: TicketList_account$key }) {
  const { giftTickets } = useFragment(
    graphql`
      fragment TicketList_account on Account {
        giftTickets @required(action: THROW) {
          id
          isOpen
          ...TicketRow_ticket
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
        actions={<ButtonLink href={hallSearchPath()}>会場を探す</ButtonLink>}
      >
        式場見学などの特典の対象になると、ここに表示されます。
      </EmptyState>
    );
  }
  const sorted = [...giftTickets].sort((a, b) => Number(b.isOpen ?? false) - Number(a.isOpen ?? false));
  return (
    <div className="cards">
      {sorted.map((ticket) => (
        <TicketRow key={ticket.id} ticket={ticket} />
      ))}
    </div>
  );
}
