import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import {
  actionRefused,
  payloadType,
  requireViewer,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { updateGiftTicket, updateRingGiftTicket } from '#gateway/upstream/endpoints/tickets.ts';
import { NotFound } from '#gateway/upstream/errors.ts';
import type { UploadFile } from '#gateway/upstream/request.ts';

import { FormAnswerInput, FormFileInput } from '../form/FormField.ts';
import { answerPathAmong, submissionErrors, withTels } from '../form/rules.ts';
import { acceptFiles } from '../form/source.ts';
import { GiftTicket } from './GiftTicket.ts';
import { closedReason, type TicketRow } from './rules.ts';
import { findTicket, type TicketRef, ticketRefFromGlobalId, type TicketSource, toTicket } from './source.ts';

const CLOSED_MESSAGES = {
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
      description: 'Answers by field, at most 100; of several values the first is used.',
    }),
    files: t.field({
      type: [FormFileInput],
      description: 'Files by field, at most 5; omitted files keep the file submitted earlier.',
    }),
  }),
});

const UpdateGiftTicketPayload = payloadType<TicketSource>(
  'UpdateGiftTicketPayload',
  'Result of `updateGiftTicket`.',
);

builder.objectField(UpdateGiftTicketPayload, 'giftTicket', (t) =>
  t.field({
    type: GiftTicket,
    nullable: true,
    description: 'The ticket with its new status; null if the mutation failed.',
    resolve: ({ result }) => result,
  }),
);

function submitApplication(
  { kind, rawId: id }: TicketRef,
  values: Readonly<Record<string, string | UploadFile>>,
  { rest, tenantId: tenant_id }: Context,
): Promise<TicketRow> {
  const endpoint = kind === 'general' ? updateGiftTicket : updateRingGiftTicket;
  return rest.send(endpoint, { ...values, id, tenant_id });
}

builder.mutationField('updateGiftTicket', (t) =>
  t.field({
    type: UpdateGiftTicketPayload,
    nullable: true,
    description:
      'Fills in a gift ticket and applies for the gift. Missing and invalid fields are reported together, in which case nothing is submitted: a file that is empty, too large or of another type under `["files", key]`, more than 5 files under `["files"]`, all others, also a missing file, under `["answers", key]`. Returns a LoginRequiredError for guests.',
    args: { input: t.arg({ type: UpdateGiftTicketInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const ref = ticketRefFromGlobalId(input.giftTicketId);
          await requireViewer(context);
          const ticket = await findTicket(ref, context);
          if (!ticket) throw new NotFound(updateGiftTicket.call);
          const reason = closedReason(ticket.row, context.now());
          if (reason) throw new UserErrorException(actionRefused('REJECTED', CLOSED_MESSAGES[reason]));
          const typed = new Map(input.answers.map(({ key, values }) => [key, values[0]?.trim() ?? '']));
          const answers = withTels(ticket.row.fields, typed);
          const files = await acceptFiles(input.files ?? []);
          const today = dayInJapan(context.now());
          const errors = submissionErrors(ticket.row.fields, input.answers, answers, files, today);
          if (errors.length > 0) throw new UserErrorException(...errors);
          const values = { ...Object.fromEntries(answers), ...files.accepted };
          return toTicket(await submitApplication(ref, values, context), ref.kind);
        },
        answerPathAmong(input.answers, input.files),
      ),
  }),
);
