/**
 * The special form for friends of the LINE account. Id and token of LINE are secrets that must stand in no address, so even opening the form
 * is a mutation: those are sent by POST alone and kept by nobody.
 */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/builder.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { getSpecialForm, submitSpecialForm } from '#gateway/upstream/endpoints/forms.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { Refused, SignInRequired } from '#gateway/upstream/errors.ts';

import { FormField } from '../form/FormField.ts';
import { FormAnswerInput, FormFileInput } from '../form/Inputs.ts';
import { answerPath, formErrors, valuesByKey } from '../form/rules.ts';
import { readFiles } from '../form/source.ts';

type SpecialFormSource = Reply<typeof getSpecialForm>;

const SpecialForm = builder.objectRef<SpecialFormSource>('SpecialForm').implement({
  description: 'The special form as a LINE account sees it.',
  fields: (t) => ({
    displayName: t.string({
      nullable: true,
      description: 'Name of the LINE account, to greet with; null where it has none.',
      resolve: ({ display_name: name }) => name,
    }),
    isSubmitted: t.boolean({
      description: 'Whether it was sent before; sending again replaces it.',
      resolve: ({ is_submitted: isSubmitted }) => isSubmitted,
    }),
    fields: t.field({
      type: [FormField],
      description: 'Fields in their order, with what was sent before.',
      resolve: ({ fields }) => fields,
    }),
  }),
});

const OpenSpecialFormInput = builder.inputType('OpenSpecialFormInput', {
  description: 'The LINE account that opens the form.',
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: 'LINE user id; kept out of addresses and logs.' }),
    lineAccessToken: t.string({
      required: true,
      description: 'LINE access token; kept out of addresses, logs and caches.',
    }),
  }),
});

const SubmitSpecialFormInput = builder.inputType('SubmitSpecialFormInput', {
  description: 'The special form, filled in.',
  fields: (t) => ({
    lineUserId: t.string({ required: true, description: 'LINE user id; kept out of addresses and logs.' }),
    lineAccessToken: t.string({
      required: true,
      description: 'LINE access token; kept out of addresses, logs and caches.',
    }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description: 'Answers by field, at most 100.',
    }),
    files: t.field({
      type: [FormFileInput],
      description: 'Files by field, at most 5; of several for one field the first is sent.',
    }),
  }),
});

const OpenSpecialFormPayload = payloadType<SpecialFormSource>(
  'OpenSpecialFormPayload',
  'Result of `openSpecialForm`.',
);

builder.objectField(OpenSpecialFormPayload, 'form', (t) =>
  t.field({ type: SpecialForm, nullable: true, description: 'The form.', resolve: ({ done }) => done }),
);

const SubmitSpecialFormPayload = payloadType<true>(
  'SubmitSpecialFormPayload',
  'Result of `submitSpecialForm`.',
);

builder.objectField(SubmitSpecialFormPayload, 'isSent', (t) =>
  t.boolean({
    infallible: true,
    description: 'Whether the form was sent.',
    resolve: ({ done }) => done === true,
  }),
);

const unproven = refusal(
  'FORBIDDEN',
  'LINEのアカウントを確認できませんでした。LINEのトークから開き直してください',
);

/** The form of a LINE account (R29). @throws {Stop} when its id and token do not belong together. */
async function formOf(
  { reads }: Context,
  who: { lineUserId: string; lineAccessToken: string },
): Promise<SpecialFormSource> {
  const { lineUserId, lineAccessToken } = who;
  try {
    return await reads.get(getSpecialForm, { line_user_id: lineUserId, line_access_token: lineAccessToken });
  } catch (thrown) {
    throw thrown instanceof SignInRequired || thrown instanceof Refused ? new Stop(unproven) : thrown;
  }
}

builder.mutationFields((t) => ({
  openSpecialForm: t.field({
    type: OpenSpecialFormPayload,
    nullable: true,
    description:
      'Opens the special form for a LINE account (R29). A mutation, so that id and token stand in no address.',
    args: { input: t.arg({ type: OpenSpecialFormInput, required: true, description: 'Who opens it.' }) },
    resolve: (_root, { input }, context) => attempt(() => formOf(context, input)),
  }),
  submitSpecialForm: t.field({
    type: SubmitSpecialFormPayload,
    nullable: true,
    description:
      'Sends the special form (R30), files included. What is missing or wrong is told by field, under `["answers", key]` or `["files", key]`; nothing is sent then.',
    args: { input: t.arg({ type: SubmitSpecialFormInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      attempt(async () => {
        const { fields } = await formOf(context, input);
        const texts = new Map([...valuesByKey(input.answers)].map(([key, [first = '']]) => [key, first]));
        const files = await readFiles(input.files ?? []);
        const errors = [...formErrors(fields, texts, files.keys), ...files.refused];
        if (errors.length > 0) throw new Stop(...errors);
        const { result } = await context.reads.send(submitSpecialForm, {
          ...Object.fromEntries(texts),
          ...files.taken,
          line_user_id: input.lineUserId,
          line_access_token: input.lineAccessToken,
        });
        if (!result) throw new Stop(refusal('REJECTED', '受け付けられませんでした'));
        return true as const;
      }, answerPath),
  }),
}));
