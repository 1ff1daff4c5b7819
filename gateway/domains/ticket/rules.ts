/** Steps of gift tickets, their conditions, and when users may apply. */
import { readOptional } from '#gateway/upstream/decode.ts';
import { DAY_MS, dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { getGiftTicket } from '#gateway/upstream/endpoints/tickets.ts';

export type TicketRow = Reply<typeof getGiftTicket>;

/** In order. */
export const STEPS = ['apply', 'review', 'send'] as const;

/** `due` waits for the user, `waiting` for the office. */
export type StepState = 'done' | 'due' | 'waiting' | 'upcoming';

export interface Step {
  readonly step: (typeof STEPS)[number];
  readonly state: StepState;
  /** Null before completion, and if the REST API gives no time. */
  readonly doneAt: string | null;
  /** Null unless the step is `due`. */
  readonly dueAt: string | null;
  /** Day in Japan around which the office expects to be done; null unless the office has work to do. */
  readonly expectedOn: string | null;
}

/** How long the office takes to check an application, and then to send the gift. */
const REVIEW_DAYS = 14;
const SEND_DAYS = 14;

/** Who gets the gift and when to apply, by a word in the title. The REST API distinguishes general and ring gifts only. */
const PURPOSES: ReadonlyArray<{ title: RegExp; who: string; when?: string }> = [
  {
    title: /紹介/,
    who: 'ご紹介で会員登録したかたと、ご紹介くださったかたへのギフトです。',
    when: '会場を見学したあとに、',
  },
  { title: /フェア/, who: 'フェアに参加したかたへのギフトです。' },
  { title: /見学/, who: '会場を見学したかたへのギフトです。' },
];
const RING_PURPOSE = { who: '婚約指輪を購入したかたへのギフトです。', when: '' };

const SEND_TERM = `確認から${SEND_DAYS}日ほどでお送りします。`;
const REVIEW_TERM = `申請から${REVIEW_DAYS}日ほどで内容を確認し、`;

/** Names of the files that have to be sent with the application. */
const requiredFiles = ({ fields }: TicketRow): string =>
  fields
    .filter(({ type, requirement }) => type === 'file' && requirement === 'required')
    .map(({ label }) => label)
    .join('と');

/** How to apply; empty for a ticket without required files. */
function howToApply(ticket: TicketRow, when: string): string {
  const files = readOptional(() => requiredFiles(ticket)) ?? '';
  return files && `${when}${files}を添えて申請してください。`;
}

/** Who gets the gift and, as far as it is still to come, how to apply, when it is sent and when it lapses: in Japanese. */
export function ticketConditions(ticket: TicketRow, now: Date): string[] {
  const purpose = readOptional(() =>
    ticket.kind === 'ringengagement' ? RING_PURPOSE : PURPOSES.find(({ title }) => title.test(ticket.title)),
  );
  /** Null where status or deadline is invalid. */
  const open = readOptional(() => ({
    reason: closedReason(ticket, now),
    lapses: ticket.deadline_at !== null,
  }));
  const isOpen = open?.reason === null;
  const [, review, send] = readOptional(() => STEP_STATES[ticket.status]) ?? [];
  return [
    (purpose?.who ?? '') + (isOpen ? howToApply(ticket, purpose?.when ?? '') : ''),
    open?.reason === 'late' || send === 'done' ? '' : (review === 'done' ? '' : REVIEW_TERM) + SEND_TERM,
    isOpen && open.lapses ? '期限までに申請がないと、このギフトは受け取れなくなります。' : '',
  ].filter(Boolean);
}

const dayAfter = (instant: string, days: number): string =>
  dayInJapan(new Date(Date.parse(instant) + days * DAY_MS));

/** When the office expects to have checked and sent, from what is known so far. */
function expectedDay(ticket: TicketRow, step: Step['step']): string | null {
  const { status, applied_at: appliedAt } = ticket;
  if (status === 'approved' && step === 'send') return dayAfter(ticket.updated_at, SEND_DAYS);
  if ((status !== 'applied' && status !== 'reviewing') || appliedAt === null) return null;
  if (step === 'review') return dayAfter(appliedAt, REVIEW_DAYS);
  return step === 'send' ? dayAfter(appliedAt, REVIEW_DAYS + SEND_DAYS) : null;
}

/** A rejected ticket may be applied for again. */
const STEP_STATES: Readonly<Record<TicketRow['status'], readonly [StepState, StepState, StepState]>> = {
  draft: ['due', 'upcoming', 'upcoming'],
  rejected: ['due', 'upcoming', 'upcoming'],
  applied: ['done', 'waiting', 'upcoming'],
  reviewing: ['done', 'waiting', 'upcoming'],
  approved: ['done', 'done', 'waiting'],
  sent: ['done', 'done', 'done'],
};

/** Times are read when they are used, so that an invalid one fails its own field alone. */
export function ticketSteps(ticket: TicketRow): Step[] {
  const doneAt = { apply: () => ticket.applied_at, review: () => null, send: () => ticket.sent_at };
  const states = STEP_STATES[ticket.status];
  return STEPS.map((step, index) => {
    const state = states[index] ?? 'upcoming';
    return {
      step,
      state,
      get doneAt() {
        return state === 'done' ? doneAt[step]() : null;
      },
      get dueAt() {
        return state === 'due' ? ticket.deadline_at : null;
      },
      get expectedOn() {
        return expectedDay(ticket, step);
      },
    };
  });
}

/** Why the user cannot apply now; null if they can. */
export function closedReason(
  { status, deadline_at: end }: Pick<TicketRow, 'status' | 'deadline_at'>,
  now: Date,
): 'applied' | 'late' | null {
  if (status !== 'draft' && status !== 'rejected') return 'applied';
  return end !== null && Date.parse(end) < now.getTime() ? 'late' : null;
}

/** Path at which the gateway serves a file to the owner of its ticket. */
export const ticketFilePath = (kind: TicketRow['kind'], rawId: string, key: string): string =>
  `/mypage/tickets/${kind === 'general' ? '' : 'ring/'}${rawId}/files/${key}`;
