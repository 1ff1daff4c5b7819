/** Creating and answering a diagnosis. Ids and keys are secrets that grant access. */
import { builder } from '#gateway/schema/kit/builder.ts';
import {
  actionRefused,
  payloadType,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import {
  answerDiagnosis,
  createDiagnosis,
  getDiagnosisAnswer,
} from '#gateway/upstream/endpoints/diagnosis.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { DiagnosisRespondent, type DiagnosisSource, ParentDiagnosis } from './ParentDiagnosis.ts';
import { answerErrors, answersToSend } from './rules.ts';

const CreateParentDiagnosisInput = builder.inputType('CreateParentDiagnosisInput', {
  description: 'Who creates the diagnosis.',
  fields: (t) => ({
    respondent: t.field({
      type: DiagnosisRespondent,
      required: true,
      description: 'The side that creates it.',
    }),
  }),
});

const CreateParentDiagnosisPayload = payloadType<Reply<typeof createDiagnosis>>(
  'CreateParentDiagnosisPayload',
  'Result of `createParentDiagnosis`. The keys are returned only here: keep them secret and out of logs.',
);

builder.objectFields(CreateParentDiagnosisPayload, (t) => ({
  diagnosis: t.field({
    type: ParentDiagnosis,
    nullable: true,
    description: 'The new diagnosis, without answers; null if the mutation failed.',
    resolve: ({ result }, _args, { rest }) => result && rest.get(getDiagnosisAnswer, { id: result.id }),
  }),
  diagnosisRawId: t.string({
    nullable: true,
    description: 'Id of the diagnosis; its result is at `/diagnosis/{id}`. Null if the mutation failed.',
    resolve: ({ result }) => result?.id,
  }),
  key: t.string({
    nullable: true,
    description: 'Key of the creating side, required to answer; null if the mutation failed.',
    resolve: ({ result }) => result?.key,
  }),
  partnerRespondent: t.field({
    type: DiagnosisRespondent,
    nullable: true,
    description: 'The other side; null if the mutation failed.',
    resolve: ({ result }) => result?.partner_respondent,
  }),
  partnerKey: t.string({
    nullable: true,
    description:
      'Key of the other side. Send it to them after the `#` of `/diagnosis/{id}/{side}`, where servers do not receive it. Null if the mutation failed.',
    resolve: ({ result }) => result?.partner_key,
  }),
}));

const DiagnosisAnswerInput = builder.inputType('DiagnosisAnswerInput', {
  description: 'The answer to one question.',
  fields: (t) => ({
    number: t.int({ required: true, description: 'Number of the question, 1 to 12.' }),
    values: t.stringList({
      description: 'Values of the choices, 1 to `maxChoices`; omit for questions 5, 7 and 8.',
    }),
    text: t.string({
      description: 'Text for questions 5, 7 and 8, at most `maxLength` characters; optional.',
    }),
  }),
});

const AnswerParentDiagnosisInput = builder.inputType('AnswerParentDiagnosisInput', {
  description: 'All answers of one side. They replace earlier answers.',
  fields: (t) => ({
    diagnosisRawId: t.string({ required: true, description: 'Id of the diagnosis.' }),
    respondent: t.field({ type: DiagnosisRespondent, required: true, description: 'The side that answers.' }),
    key: t.string({ required: true, description: 'Key of that side.' }),
    answers: t.field({
      type: [DiagnosisAnswerInput],
      required: true,
      description: 'Answers to all questions with choices; questions 5, 7 and 8 are optional.',
    }),
  }),
});

const AnswerParentDiagnosisPayload = payloadType<DiagnosisSource>(
  'AnswerParentDiagnosisPayload',
  'Result of `answerParentDiagnosis`.',
);

builder.objectField(AnswerParentDiagnosisPayload, 'diagnosis', (t) =>
  t.field({
    type: ParentDiagnosis,
    nullable: true,
    description: 'The diagnosis with the new answers; null if the mutation failed.',
    resolve: ({ result }) => result,
  }),
);

const invalidKey = actionRefused(
  'REJECTED',
  'このリンクでは回答できません。受け取ったリンクをもう一度お確かめください',
);

const isWrongKey = (thrown: unknown): boolean =>
  thrown instanceof Refused && (thrown.status === 403 || 'key' in thrown.fields);

const CheckParentDiagnosisKeyInput = builder.inputType('CheckParentDiagnosisKeyInput', {
  description: 'A side and its key.',
  fields: (t) => ({
    diagnosisRawId: t.string({ required: true, description: 'Id of the diagnosis.' }),
    respondent: t.field({ type: DiagnosisRespondent, required: true, description: 'The side.' }),
    key: t.string({ required: true, description: 'Key of that side.' }),
  }),
});

const CheckParentDiagnosisKeyPayload = payloadType<true>(
  'CheckParentDiagnosisKeyPayload',
  'Result of `checkParentDiagnosisKey`.',
);

builder.objectField(CheckParentDiagnosisKeyPayload, 'isAccepted', (t) =>
  t.boolean({
    nonNull: true,
    description: 'Whether the side can answer with the key.',
    resolve: ({ result }) => result === true,
  }),
);

/** The REST API names fields `answers.3`. */
const answerErrorPath = (field: string): readonly string[] | null =>
  field.startsWith('answers.') ? field.split('.') : null;

/** Only the reply contains the keys: a diagnosis whose reply is lost cannot be opened. */
const CREATE_UNKNOWN =
  '診断をつくれたか確認できませんでした。もう一度「診断をつくる」を押してください。先の診断ができていても、使われずに残るだけです';
const ANSWER_UNKNOWN =
  '答えが届いたか確認できませんでした。もう一度「この内容で送る」を押してください。届いていても、同じ答えに置き換わるだけです';

builder.mutationFields((t) => ({
  createParentDiagnosis: t.field({
    type: CreateParentDiagnosisPayload,
    nullable: true,
    description:
      'Creates a parent-and-child diagnosis. Available to guests; a signed-in creator is recorded. Limited per client.',
    args: {
      input: t.arg({ type: CreateParentDiagnosisInput, required: true, description: 'Who creates it.' }),
    },
    resolve: (_root, { input: { respondent } }, { rest }) =>
      runMutation(() => rest.send(createDiagnosis, { respondent }), {}, CREATE_UNKNOWN),
  }),
  checkParentDiagnosisKey: t.field({
    type: CheckParentDiagnosisKeyPayload,
    nullable: true,
    description:
      'Checks the key of a side when its link is opened, before anything is answered. A wrong key is REJECTED. Changes nothing. Limited per client.',
    args: {
      input: t.arg({ type: CheckParentDiagnosisKeyInput, required: true, description: 'Side and key.' }),
    },
    resolve: (_root, { input }, { rest }) =>
      runMutation(async () => {
        const { diagnosisRawId: id, respondent, key } = input;
        // No REST call checks a key. Submitting no answers does: the API checks the key before the answers.
        await rest.send(answerDiagnosis, { id, respondent, key, answers: '{}' }).catch((thrown: unknown) => {
          if (isWrongKey(thrown)) throw new UserErrorException(invalidKey);
          if (!(thrown instanceof Refused)) throw thrown;
        });
        return true as const;
      }),
  }),
  answerParentDiagnosis: t.field({
    type: AnswerParentDiagnosisPayload,
    nullable: true,
    description:
      'Answers for one side. Errors are reported by question, under the path `["answers", "3"]`; a wrong key is REJECTED. After OUTCOME_UNKNOWN the same answers may be sent again. Limited per client.',
    args: { input: t.arg({ type: AnswerParentDiagnosisInput, required: true, description: 'The answers.' }) },
    resolve: (_root, { input }, { rest }) =>
      runMutation(
        async () => {
          const { diagnosisRawId: id, respondent, key } = input;
          const submitted = input.answers.map(({ number, values, text }) => ({
            number,
            values: values ?? [],
            text: text ?? '',
          }));
          const { questions } = await rest.get(getDiagnosisAnswer, { id });
          const errors = answerErrors(questions, submitted);
          if (errors.length > 0) throw new UserErrorException(...errors);
          const answers = JSON.stringify(answersToSend(questions, submitted));
          await rest.send(answerDiagnosis, { id, respondent, key, answers }).catch((thrown: unknown) => {
            throw isWrongKey(thrown) ? new UserErrorException(invalidKey) : thrown;
          });
          await rest.invalidate(getDiagnosisAnswer, { id });
          return rest.get(getDiagnosisAnswer, { id });
        },
        answerErrorPath,
        ANSWER_UNKNOWN,
      ),
  }),
}));
