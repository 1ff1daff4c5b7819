/** Steps of gift tickets, and when users may apply. */
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
