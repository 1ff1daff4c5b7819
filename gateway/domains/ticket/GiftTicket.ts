/** Gift tickets of a member (R32-R35). */
import { builder } from '#gateway/schema/builder.ts';
import { wordEnum } from '#gateway/schema/kit/enums.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { isRawId } from '#gateway/schema/kit/ids.ts';
import { loadNodesOf, Node } from '#gateway/schema/kit/node.ts';

import { Account } from '../account/Account.ts';
import { FormField } from '../form/FormField.ts';
import { type Step, stepsOf, whyClosed } from './rules.ts';
import {
  readTicket,
  readTickets,
  ticketNamed,
  ticketNameOf,
  type TicketName,
  type TicketSource,
} from './source.ts';

const GiftTicketKind = builder.enumType('GiftTicketKind', {
  description: 'Kind of a gift ticket.',
  values: {
    GENERAL: { value: 'general', description: 'Ordinary gift ticket, e.g. for visiting a hall.' },
    RING_ENGAGEMENT: {
      value: 'ringengagement',
      description: 'Ticket for an engagement ring (`ringengagement`).',
    },
  } as const,
});

const GiftTicketStatus = wordEnum('GiftTicketStatus', 'How far a gift ticket has come.', {
  draft: 'Not applied for yet.',
  applied: 'Applied for; the office has not begun to look at it.',
  reviewing: 'The office is looking at it.',
  approved: 'Accepted; the gift is on its way.',
  sent: 'The gift was sent.',
  rejected: 'Not accepted; `message` says why. It may be applied for again until the deadline.',
});

const GiftTicketStepKind = wordEnum('GiftTicketStepKind', 'A step on the way to a gift, in order.', {
  apply: 'The user fills in the form and applies.',
  review: 'The office checks what was sent.',
  send: 'The gift is sent.',
});

const GiftTicketStepState = wordEnum('GiftTicketStepState', 'How a step stands.', {
  done: 'Behind us.',
  due: 'The user’s turn: to be done until `dueAt`.',
  waiting: 'The office’s turn: nothing to do but wait.',
  upcoming: 'Later.',
});

const GiftTicketStep = builder.objectRef<Step>('GiftTicketStep').implement({
  description: 'One step on the way of a gift ticket.',
  extensions: { personal: true },
  fields: (t) => ({
    step: t.field({
      type: GiftTicketStepKind,
      infallible: true,
      description: 'Which step.',
      resolve: ({ step }) => step,
    }),
    state: t.field({
      type: GiftTicketStepState,
      infallible: true,
      description: 'How it stands.',
      resolve: ({ state }) => state,
    }),
    doneAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was done; null before, and for the review, of which no time is kept.',
      resolve: ({ doneAt }) => doneAt,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is to be done; null unless it is due, and for tickets without deadline.',
      resolve: ({ dueAt }) => dueAt,
    }),
  }),
});

export const GiftTicket = builder.objectRef<TicketSource>('GiftTicket').implement({
  description: 'A gift ticket of the viewer. Nobody else can see it.',
  extensions: { personal: true },
  interfaces: [Node],
  fields: (t) => ({
    rawId: t.string({
      infallible: true,
      description: 'Ticket id of the REST API; each kind numbers its tickets by itself.',
      resolve: ({ row }) => row.id,
    }),
    kind: t.field({
      type: GiftTicketKind,
      infallible: true,
      description: 'Kind.',
      resolve: ({ row }) => row.kind,
    }),
    title: t.string({ description: 'What it is for and what is given.', resolve: ({ row }) => row.title }),
    status: t.field({
      type: GiftTicketStatus,
      description: 'How far it has come.',
      resolve: ({ row }) => row.status,
    }),
    amount: t.field({ type: 'JPY', description: 'Worth of the gift.', resolve: ({ row }) => row.amount }),
    hallName: t.string({
      nullable: true,
      description: 'Hall it was applied for with; null before, and for rings.',
      resolve: ({ row }) => row.hall_name,
    }),
    deadlineAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when one may apply; null for a ticket without deadline.',
      resolve: ({ row }) => row.deadline_at,
    }),
    message: t.string({
      nullable: true,
      description: 'Word of the office, e.g. why it was not accepted; plain text, null where there is none.',
      resolve: ({ row }) => row.message,
    }),
    isOpen: t.boolean({
      description:
        'Whether it can be applied for now: not yet applied for or rejected, and before the deadline.',
      resolve: ({ row }, _args, { now }) => whyClosed(row, now()) === null,
    }),
    steps: t.field({
      type: [GiftTicketStep],
      description: 'Its way to the gift: what is done, what is waited for, what is due.',
      resolve: ({ row }) => stepsOf(row),
    }),
    fields: t.field({
      type: [FormField],
      description: 'Its form with what was filled in so far, to be answered with `updateGiftTicket`.',
      resolve: ({ row }) => row.fields,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When anything of it last changed.',
      resolve: ({ row }) => row.updated_at,
    }),
  }),
});

loadNodesOf('GiftTicket', (id, context) => {
  const name = ticketNamed(id);
  return name && readTicket(name, context);
});

const GiftTicketBy = builder.inputType('GiftTicketBy', {
  isOneOf: true,
  description: 'A gift ticket: exactly one way to name it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.' }),
    generalRawId: t.string({ description: 'Id of the REST API of a general ticket.' }),
    ringEngagementRawId: t.string({ description: 'Id of the REST API of an engagement-ring ticket.' }),
  }),
});

interface NamedTicket {
  id?: string | null;
  generalRawId?: string | null;
  ringEngagementRawId?: string | null;
}

function nameIn({ id, generalRawId: general, ringEngagementRawId: ring }: NamedTicket): TicketName {
  if (id != null) return ticketNameOf(id);
  const name: TicketName =
    general == null ? { kind: 'ringengagement', rawId: ring ?? '' } : { kind: 'general', rawId: general };
  if (!isRawId(name.rawId)) throw badInput('This can be no id of a gift ticket.');
  return name;
}

builder.objectFields(Account, (t) => ({
  giftTickets: t.field({
    type: [GiftTicket],
    args: { kind: t.arg({ type: GiftTicketKind, description: 'Only tickets of this kind.' }) },
    description: 'Gift tickets, kind by kind, newest first (R32, R33); with a kind only those of it.',
    resolve: (_account, { kind }, context) => readTickets(kind ?? null, context),
  }),
  giftTicket: t.field({
    type: GiftTicket,
    nullable: true,
    args: { by: t.arg({ type: GiftTicketBy, required: true, description: 'Which ticket.' }) },
    description: 'One gift ticket (R34, R35); null when it is not the user’s.',
    resolve: (_account, { by }, context) => readTicket(nameIn(by), context),
  }),
}));
