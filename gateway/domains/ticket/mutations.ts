/** Applying for a gift ticket (R36, R37). */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { attempt, invalidInput, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { updateGiftTicket, updateRingGiftTicket } from '#gateway/upstream/endpoints/tickets.ts';
import { NotFound, Refused } from '#gateway/upstream/errors.ts';
import type { SentFile } from '#gateway/upstream/request.ts';

import { signedIn } from '../account/source.ts';
import { FormAnswerInput, FormFileInput } from '../form/Inputs.ts';
import { formErrors } from '../form/rules.ts';
import { readFiles } from '../form/source.ts';
import { GiftTicket } from './GiftTicket.ts';
import { type TicketRow, whyClosed } from './rules.ts';
import { readTicket, ticketNameOf, type TicketName, ticketOf } from './source.ts';

const CLOSED = {
  applied: 'このチケットはすでに申請されています',
  late: '申請の期限を過ぎています',
} as const;

const UpdateGiftTicketInput = builder.inputType('UpdateGiftTicketInput', {
  description: 'The filled-in form of a gift ticket.',
  fields: (t) => ({
    giftTicketId: t.id({ required: true, description: 'Global id of the ticket.' }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description: 'Answers to the fields of the ticket, at most 100; of several values the first counts.',
    }),
    files: t.field({
      type: [FormFileInput],
      description: 'Files, at most 5; a file sent earlier stays where none comes.',
    }),
  }),
});

const UpdateGiftTicketPayload = payloadType<TicketRow>(
  'UpdateGiftTicketPayload',
  'Result of `updateGiftTicket`.',
);

builder.objectField(UpdateGiftTicketPayload, 'giftTicket', (t) =>
  t.field({
    type: GiftTicket,
    nullable: true,
    description: 'The ticket, now applied for.',
    resolve: ({ done }) => done && ticketOf(done),
  }),
);

/** Applies upstream. What the source refuses by a field of the form is told at that field; everything else is thrown on. */
async function apply(
  { kind, rawId: id }: TicketName,
  values: Readonly<Record<string, string | SentFile>>,
  { reads, tenantId: tenant_id }: Context,
): Promise<TicketRow> {
  const endpoint = kind === 'general' ? updateGiftTicket : updateRingGiftTicket;
  try {
    return await reads.send(endpoint, { ...values, id, tenant_id });
  } catch (thrown) {
    if (!(thrown instanceof Refused) || Object.keys(thrown.fields).length === 0) throw thrown;
    throw new Stop(
      ...Object.entries(thrown.fields).flatMap(([key, messages]) =>
        messages.map((message) =>
          key in values ? invalidInput(['answers', key], 'REJECTED', message) : refusal('REJECTED', message),
        ),
      ),
    );
  }
}

builder.mutationField('updateGiftTicket', (t) =>
  t.field({
    type: UpdateGiftTicketPayload,
    nullable: true,
    description:
      'Fills in a gift ticket and applies for it (R36, R37 by the kind in the id). Everything wrong with the form is told at once, before anything is sent. A guest gets a LoginRequiredError.',
    args: { input: t.arg({ type: UpdateGiftTicketInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const name = ticketNameOf(input.giftTicketId);
        await signedIn(context);
        const ticket = await readTicket(name, context);
        if (!ticket) throw new NotFound(updateGiftTicket.call);
        const closed = whyClosed(ticket.row, context.now());
        if (closed) throw new Stop(refusal('REJECTED', CLOSED[closed]));
        const answers = new Map(input.answers.map(({ key, values }) => [key, values[0]?.trim() ?? '']));
        const files = await readFiles(input.files ?? []);
        const errors = [...formErrors(ticket.row.fields, answers, files.keys), ...files.refused];
        if (errors.length > 0) throw new Stop(...errors);
        return apply(name, { ...Object.fromEntries(answers), ...files.taken }, context);
      }),
  }),
);
