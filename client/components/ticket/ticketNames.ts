import { formatNumber } from '../../format.ts';
import { generalTicketPath, ringTicketPath } from '../../paths.ts';
import type {
  GiftTicketStatus,
  TicketRow_ticket$data,
} from '../../__generated__/TicketRow_ticket.graphql.ts';

interface TicketStatus {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'accent';
}

// oxlint-disable-next-line relay/no-future-added-value -- leaves it out
const STATUSES: Readonly<Record<Exclude<GiftTicketStatus, '%future added value'>, TicketStatus>> = {
  DRAFT: { label: '未申請', tone: 'accent' },
  APPLIED: { label: '申請済み', tone: 'plain' },
  REVIEWING: { label: '確認中', tone: 'plain' },
  APPROVED: { label: '承認済み', tone: 'good' },
  SENT: { label: '送付済み', tone: 'good' },
  REJECTED: { label: '再申請が必要', tone: 'accent' },
};

const isKnown = (status: GiftTicketStatus): status is keyof typeof STATUSES => status in STATUSES;

/** Shown where a ticket's title is not known. */
const UNNAMED_TICKET = '名称を確認中のチケット';

/** The title without the worth of the gift, which is shown beside it. */
export function ticketTitle(title: string | null | undefined, amount: number | null | undefined): string {
  if (!title?.trim()) return UNNAMED_TICKET;
  const short = amount == null ? title : title.replace(new RegExp(`\\s*${formatNumber(amount)}円分?$`), '');
  return short || title;
}

/** Label of a status; unknown ones are shown as being processed. */
export function ticketStatus(status: GiftTicketStatus | null | undefined): TicketStatus {
  return status && isKnown(status) ? STATUSES[status] : { label: '手続き中', tone: 'plain' };
}

/** The calendar file of a ticket's deadline. */
export function ticketCalendarPath(ticket: Pick<TicketRow_ticket$data, 'kind' | 'rawId'>): string {
  return `${ticketPath(ticket)}.ics`;
}

/** Path of a ticket. Ids are unique per kind only. */
export function ticketPath({ kind, rawId }: Pick<TicketRow_ticket$data, 'kind' | 'rawId'>): string {
  return kind === 'RING_ENGAGEMENT' ? ringTicketPath({ rawId }) : generalTicketPath({ rawId });
}
