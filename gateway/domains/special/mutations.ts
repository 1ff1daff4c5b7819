/**
 * The special form for friends of the LINE account. Opening it is a mutation, sent by POST only, so that the LINE id
 * and token appear in no address and no cache.
 */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { dayInJapan } from '#gateway/schema/kit/japanTime.ts';
import {
  actionRefused,
  payloadType,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { getSpecialForm, submitSpecialForm } from '#gateway/upstream/endpoints/forms.ts';
import { Refused, SignInRequired } from '#gateway/upstream/errors.ts';

import { businessDayAfter } from '../calendar/rules.ts';
import { FormAnswerInput, FormField, FormFileInput } from '../form/FormField.ts';
import { answerPathAmong, submissionErrors, valuesByKey, withTels } from '../form/rules.ts';
import { acceptFiles } from '../form/source.ts';

type SpecialFormSource = Reply<typeof getSpecialForm>;

const SpecialForm = builder.objectRef<SpecialFormSource>('SpecialForm').implement({
  description: 'The special form for a LINE account.',
  fields: (t) => ({
    displayName: t.string({
      nullable: true,
      description: 'Name of the LINE account, to greet with; null if it has none.',
      resolve: ({ display_name: name }) => name,
    }),
    isSubmitted: t.boolean({
      description: 'Whether the form was submitted before; submitting again replaces the answers.',
      resolve: ({ is_submitted: isSubmitted }) => isSubmitted,
    }),
    fields: t.field({
      type: [FormField],
      description: 'Fields in display order, with the values submitted before.',
      resolve: ({ fields }, _args, { fileAddressOf }) =>
        fields.map((row) => ({ row, fileUrl: () => row.file_url && fileAddressOf(row.file_url, row.key) })),
    }),
  }),
});

const OpenSpecialFormInput = builder.inputType('OpenSpecialFormInput', {
  description: 'The LINE account that opens the form.',
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: 'LINE user id; never put it in addresses or logs.' }),
    lineAccessToken: t.string({
      required: true,
      description: 'LINE access token; never put it in addresses, logs or caches.',
    }),
  }),
});

const SubmitSpecialFormInput = builder.inputType('SubmitSpecialFormInput', {
  description: 'The filled-in special form.',
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: 'LINE user id; never put it in addresses or logs.' }),
    lineAccessToken: t.string({
      required: true,
      description: 'LINE access token; never put it in addresses, logs or caches.',
    }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description: 'Answers by field, at most 100.',
    }),
    files: t.field({
      type: [FormFileInput],
      description: 'Files by field, at most 5. If a field gets several, the first is used.',
    }),
  }),
});

const OpenSpecialFormPayload = payloadType<SpecialFormSource>(
  'OpenSpecialFormPayload',
  'Result of `openSpecialForm`.',
);

builder.objectField(OpenSpecialFormPayload, 'form', (t) =>
  t.field({
    type: SpecialForm,
    nullable: true,
    description: 'The form; null if the mutation failed.',
    resolve: ({ result }) => result,
  }),
);

const SubmitSpecialFormPayload = payloadType<true>(
  'SubmitSpecialFormPayload',
  'Result of `submitSpecialForm`.',
);

/** The office checks every application by hand. */
const REPLY_BUSINESS_DAYS = 5;

builder.objectFields(SubmitSpecialFormPayload, (t) => ({
  isSent: t.boolean({
    nonNull: true,
    description: 'Whether the form was submitted.',
    resolve: ({ result }) => result === true,
  }),
  replyBy: t.field({
    type: 'LocalDate',
    nullable: true,
    description:
      'Day in Japan by which the office promises to answer on LINE: five business days from now, without weekends and public holidays. Null if the mutation failed.',
    resolve: ({ result }, _args, { now }) => result && businessDayAfter(now(), REPLY_BUSINESS_DAYS),
  }),
}));

const lineAccountUnverified = actionRefused(
  'FORBIDDEN',
  'LINEのアカウントを確認できませんでした。LINEのトークから開き直してください',
);

/** Throws a UserErrorException if LINE id and token do not match. */
async function loadForm(
  { rest }: Context,
  lineAccount: { lineUserId: string; lineAccessToken: string },
): Promise<SpecialFormSource> {
  const { lineUserId, lineAccessToken } = lineAccount;
  try {
    return await rest.get(getSpecialForm, { line_user_id: lineUserId, line_access_token: lineAccessToken });
  } catch (thrown) {
    throw thrown instanceof SignInRequired || thrown instanceof Refused
      ? new UserErrorException(lineAccountUnverified)
      : thrown;
  }
}

builder.mutationFields((t) => ({
  openSpecialForm: t.field({
    type: OpenSpecialFormPayload,
    nullable: true,
    description:
      'Opens the special form for a LINE account. A mutation, so that id and token appear in no address. Limited per client.',
    args: { input: t.arg({ type: OpenSpecialFormInput, required: true, description: 'The LINE account.' }) },
    resolve: (_root, { input }, context) => runMutation(() => loadForm(context, input)),
  }),
  submitSpecialForm: t.field({
    type: SubmitSpecialFormPayload,
    nullable: true,
    description:
      'Submits the special form, including files. Missing and invalid fields are reported together, in which case nothing is submitted: a file that is empty, too large or of another type under `["files", key]`, more than 5 files under `["files"]`, all others, also a missing file, under `["answers", key]`. Limited per client.',
    args: { input: t.arg({ type: SubmitSpecialFormInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const { fields } = await loadForm(context, input);
          const typed = new Map([...valuesByKey(input.answers)].map(([key, [first = '']]) => [key, first]));
          const texts = withTels(fields, typed);
          const files = await acceptFiles(input.files ?? []);
          const today = dayInJapan(context.now());
          const errors = submissionErrors(fields, input.answers, texts, files, today);
          if (errors.length > 0) throw new UserErrorException(...errors);
          const { result } = await context.rest.send(submitSpecialForm, {
            ...Object.fromEntries(texts),
            ...files.accepted,
            line_user_id: input.lineUserId,
            line_access_token: input.lineAccessToken,
          });
          if (!result) throw new UserErrorException(actionRefused('REJECTED', '受け付けられませんでした'));
          return true as const;
        },
        answerPathAmong(input.answers, input.files),
      ),
  }),
}));
