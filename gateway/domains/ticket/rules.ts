/** Rules of gift tickets: who has to do what next, and until when one may apply. */
import type { Reply } from '#gateway/upstream/endpoint.ts';
import type { getGiftTicket } from '#gateway/upstream/endpoints/tickets.ts';

/** A ticket as the REST API tells it. */
export type TicketRow = Reply<typeof getGiftTicket>;

/** What has to happen until a gift arrives, in order. */
export const STEPS = ['apply', 'review', 'send'] as const;

/** How a step stands: behind us, the user's turn, the office's turn, or later. */
export type StepState = 'done' | 'due' | 'waiting' | 'upcoming';

/** One step of a ticket's way. */
export interface Step {
  readonly step: (typeof STEPS)[number];
  readonly state: StepState;
  /** When it was done; null before, and where the source keeps no time. */
  readonly doneAt: string | null;
  /** Until when it has to be done; null unless it is the user's turn. */
  readonly dueAt: string | null;
}

/** States of the steps by the state of the ticket. A rejected one may be applied for again. */
const STATES: Readonly<Record<TicketRow['status'], readonly [StepState, StepState, StepState]>> = {
  draft: ['due', 'upcoming', 'upcoming'],
  rejected: ['due', 'upcoming', 'upcoming'],
  applied: ['done', 'waiting', 'upcoming'],
  reviewing: ['done', 'waiting', 'upcoming'],
  approved: ['done', 'done', 'waiting'],
  sent: ['done', 'done', 'done'],
};

/** The way of a ticket: what is done, what is waited for, what is due. */
export function stepsOf({ status, applied_at, sent_at, deadline_at }: TicketRow): Step[] {
  const doneAt = { apply: applied_at, review: null, send: sent_at };
  const states = STATES[status];
  return STEPS.map((step, index) => {
    const state = states[index] ?? 'upcoming';
    return {
      step,
      state,
      doneAt: state === 'done' ? doneAt[step] : null,
      dueAt: state === 'due' ? deadline_at : null,
    };
  });
}

/** Why a ticket cannot be applied for at a moment: done already, or too late; null when it can. */
export function whyClosed(
  { status, deadline_at: end }: Pick<TicketRow, 'status' | 'deadline_at'>,
  now: Date,
): 'applied' | 'late' | null {
  if (status !== 'draft' && status !== 'rejected') return 'applied';
  return end !== null && Date.parse(end) < now.getTime() ? 'late' : null;
}
