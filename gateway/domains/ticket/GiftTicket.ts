import type { Context } from '#gateway/context.ts';
import { builder, restEnum } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import { isRawId, Node, registerNodeLoader } from '#gateway/schema/kit/node.ts';
import { listReservations } from '#gateway/upstream/endpoints/reservations.ts';

import { Account } from '../account/Account.ts';
import { FormField } from '../form/FormField.ts';
import { heldOn } from '../fair/rules.ts';
import { closedReason, type Step, ticketConditions, ticketFilePath, ticketSteps } from './rules.ts';
import {
  findTicket,
  listTickets,
  parseTicketRef,
  type TicketRef,
  ticketRefFromGlobalId,
  type TicketSource,
} from './source.ts';

const GiftTicketKind = builder.enumType('GiftTicketKind', {
  description: 'Kind of a gift ticket.',
  values: {
    GENERAL: { value: 'general', description: 'General gift ticket, e.g. for a hall visit.' },
    RING_ENGAGEMENT: {
      value: 'ringengagement',
      description: 'Ticket for an engagement ring (`ringengagement`).',
    },
  } as const,
});

const GiftTicketStatus = restEnum('GiftTicketStatus', 'Status of a gift ticket.', {
  draft: 'No application yet.',
  applied: 'Application submitted; review has not begun.',
  reviewing: 'Under review by the office.',
  approved: 'Approved; the gift will be sent.',
  sent: 'The gift has been sent.',
  rejected: 'Rejected; `message` gives the reason. The user may apply again until the deadline.',
});

const GiftTicketStepKind = restEnum('GiftTicketStepKind', 'A step towards the gift, in order.', {
  apply: 'The user fills in the form and applies.',
  review: 'The office reviews the application.',
  send: 'The gift is sent.',
});

const GiftTicketStepState = restEnum('GiftTicketStepState', 'State of a step.', {
  done: 'Completed.',
  due: 'Waiting for the user, until `dueAt`.',
  waiting: 'Waiting for the office.',
  upcoming: 'Later.',
});

const GiftTicketStep = builder.objectRef<Step>('GiftTicketStep').implement({
  description: 'A step of a gift ticket.',
  extensions: { personal: true },
  fields: (t) => ({
    step: t.field({
      type: GiftTicketStepKind,
      nonNull: true,
      description: 'The step.',
      resolve: ({ step }) => step,
    }),
    state: t.field({
      type: GiftTicketStepState,
      nonNull: true,
      description: 'State of the step.',
      resolve: ({ state }) => state,
    }),
    doneAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion; null before, and always for the review.',
      resolve: ({ doneAt }) => doneAt,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Deadline of a step that is due; null in other states, and for tickets without a deadline.',
      resolve: ({ dueAt }) => dueAt,
    }),
    expectedOn: t.field({
      type: 'LocalDate',
      nullable: true,
      description:
        'Day in Japan around which the office expects to have reviewed the application, or sent the gift; null while the user has not applied, and for steps that are done.',
      resolve: ({ expectedOn }) => expectedOn,
    }),
  }),
});

/** A fair that the user has attended. */
interface Visit {
  readonly hallName: string | null;
  readonly visitedOn: string;
}

const GiftTicketVisit = builder.objectRef<Visit>('GiftTicketVisit').implement({
  description: 'A visit to a hall, from a reservation.',
  extensions: { personal: true },
  fields: (t) => ({
    hallName: t.exposeString('hallName', {
      nullable: true,
      description: 'Name of the hall; null if unknown.',
    }),
    visitedOn: t.expose('visitedOn', {
      type: 'LocalDate',
      nonNull: true,
      description: 'Day of the visit, in Japan.',
    }),
  }),
});

/** The latest fair that was reserved and has been held. */
async function lastVisit({ rest, now }: Context): Promise<Visit | null> {
  const today = dayInJapan(now());
  const { reservations } = await rest.get(listReservations, {});
  const held = reservations
    .filter((row) => readOptional(() => row.status === 'reserved' && heldOn(row) <= today))
    .toSorted((one, other) => heldOn(other).localeCompare(heldOn(one)));
  const [latest] = held;
  if (!latest) return null;
  const hallName = readOptional(() => latest.fair_snapshot?.hall_name) ?? null;
  return { hallName, visitedOn: heldOn(latest) };
}

export const GiftTicket = builder.objectRef<TicketSource>('GiftTicket').implement({
  description: 'A gift ticket of the viewer. Visible to its owner only.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.string({
      nonNull: true,
      description: 'Ticket id of the REST API; unique within its kind only.',
      resolve: ({ row }) => row.id,
    }),
    kind: t.field({
      type: GiftTicketKind,
      nonNull: true,
      description: 'Kind.',
      resolve: ({ kind }) => kind,
    }),
    title: t.string({
      description: 'What the ticket is for and what the gift is.',
      resolve: ({ row }) => row.title,
    }),
    status: t.field({
      type: GiftTicketStatus,
      description: 'Status.',
      resolve: ({ row }) => row.status,
    }),
    amount: t.field({
      type: 'JPY',
      description: 'Worth of the gift in yen.',
      resolve: ({ row }) => row.amount,
    }),
    hallName: t.string({
      nullable: true,
      description: 'Hall named in the application; null before the application, and for rings.',
      resolve: ({ row }) => row.hall_name,
    }),
    conditions: t.stringList({
      description:
        'Who gets the gift and, as far as it is still to come, how to apply, when it is sent and when it lapses: sentences in Japanese.',
      resolve: ({ row }, _args, { now }) => ticketConditions(row, now()),
    }),
    suggestedVisit: t.field({
      type: GiftTicketVisit,
      nullable: true,
      description:
        'The last fair the user has been to by reservation, to fill in `hall_name` and `visited_on`; null if there is none, for rings, and once applied.',
      resolve: ({ row }, _args, context) =>
        row.kind === 'general' && closedReason(row, context.now()) === null ? lastVisit(context) : null,
    }),
    deadlineAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Deadline for applications; null if there is none.',
      resolve: ({ row }) => row.deadline_at,
    }),
    message: t.string({
      nullable: true,
      description:
        'Message of the office, e.g. the reason for a rejection; plain text, null if there is none.',
      resolve: ({ row }) => row.message,
    }),
    isOpen: t.boolean({
      description: 'Whether the user can apply now: not yet applied or rejected, and before the deadline.',
      resolve: ({ row }, _args, { now }) => closedReason(row, now()) === null,
    }),
    steps: t.field({
      type: [GiftTicketStep],
      description: 'Steps towards the gift with their states.',
      resolve: ({ row }) => ticketSteps(row),
    }),
    fields: t.field({
      type: [FormField],
      description: 'The form with its current values, to be submitted with `updateGiftTicket`.',
      resolve: ({ row }, _args, { site }) =>
        row.fields.map((field) => ({
          row: field,
          fileUrl: () =>
            field.file_url === null ? null : site.url + ticketFilePath(row.kind, row.id, field.key),
        })),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: ({ row }) => row.updated_at,
    }),
  }),
});

registerNodeLoader('GiftTicket', (id, context) => {
  const ref = parseTicketRef(id);
  return ref && findTicket(ref, context);
});

const GiftTicketBy = builder.inputType('GiftTicketBy', {
  isOneOf: true,
  description: 'Selects a gift ticket by exactly one field.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    generalRawId: t.string({ description: 'REST id of a general ticket.' }),
    ringEngagementRawId: t.string({ description: 'REST id of an engagement-ring ticket.' }),
  }),
});

interface GiftTicketByInput {
  id?: string | null;
  generalRawId?: string | null;
  ringEngagementRawId?: string | null;
}

/** Null for a text that cannot be a raw id. Throws BAD_USER_INPUT for the global id of another type. */
function parseTicketBy({
  id,
  generalRawId: general,
  ringEngagementRawId: ring,
}: GiftTicketByInput): TicketRef | null {
  if (id != null) return ticketRefFromGlobalId(id);
  const ref: TicketRef =
    general == null ? { kind: 'ringengagement', rawId: ring ?? '' } : { kind: 'general', rawId: general };
  return isRawId(ref.rawId) ? ref : null;
}

builder.objectFields(Account, (t) => ({
  giftTickets: t.field({
    type: [GiftTicket],
    args: { kind: t.arg({ type: GiftTicketKind, description: 'Only tickets of this kind.' }) },
    description: 'Gift tickets by kind, newest first; optionally of one kind only.',
    resolve: (_account, { kind }, context) => listTickets(kind ?? null, context),
  }),
  giftTicket: t.field({
    type: GiftTicket,
    nullable: true,
    args: { by: t.arg({ type: GiftTicketBy, required: true, description: 'Which ticket.' }) },
    description: "A gift ticket; null if there is none or it is not the user's.",
    resolve: (_account, { by }, context) => {
      const ref = parseTicketBy(by);
      return ref && findTicket(ref, context);
    },
  }),
}));
