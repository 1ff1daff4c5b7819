import type {
  GiftTicketStatus,
  TicketSlip_ticket$data,
} from '../../__generated__/TicketSlip_ticket.graphql.ts';

/** A state in a word, and how much it is to be noticed. */
interface StatusName {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'accent';
}

const STATUSES: Readonly<Record<Exclude<GiftTicketStatus, '%future added value'>, StatusName>> = {
  DRAFT: { label: '未申請', tone: 'accent' },
  APPLIED: { label: '申請済み', tone: 'plain' },
  REVIEWING: { label: '確認中', tone: 'plain' },
  APPROVED: { label: '承認済み', tone: 'good' },
  SENT: { label: '送付済み', tone: 'good' },
  REJECTED: { label: '再申請が必要', tone: 'accent' },
};

const isKnown = (status: GiftTicketStatus): status is keyof typeof STATUSES => status in STATUSES;

/** A state as the member reads it; one this version does not know is being handled. */
export function statusName(status: GiftTicketStatus): StatusName {
  return isKnown(status) ? STATUSES[status] : { label: '手続き中', tone: 'plain' };
}

/** Where a ticket's own page is: each kind numbers its tickets by itself. */
export function ticketPath({ kind, rawId }: Pick<TicketSlip_ticket$data, 'kind' | 'rawId'>): string {
  return kind === 'RING_ENGAGEMENT' ? `/mypage/tickets/ring/${rawId}` : `/mypage/tickets/${rawId}`;
}
