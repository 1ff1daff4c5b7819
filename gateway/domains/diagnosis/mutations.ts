/** Making a diagnosis and answering it for one side. Ids and keys are secrets: whoever has them may read and answer. */
import { builder } from '#gateway/schema/builder.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import {
  answerDiagnosis,
  createDiagnosis,
  getDiagnosisAnswer,
} from '#gateway/upstream/endpoints/diagnosis.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { Refused } from '#gateway/upstream/errors.ts';

import { DiagnosisRespondent, type DiagnosisSource, ParentDiagnosis } from './ParentDiagnosis.ts';
import { answerErrors, answersToSend } from './rules.ts';

const CreateParentDiagnosisInput = builder.inputType('CreateParentDiagnosisInput', {
  description: 'Who makes a diagnosis.',
  fields: (t) => ({
    respondent: t.field({
      type: DiagnosisRespondent,
      required: true,
      description: 'The side that makes it.',
    }),
  }),
});

const CreateParentDiagnosisPayload = payloadType<Reply<typeof createDiagnosis>>(
  'CreateParentDiagnosisPayload',
  'Result of `createParentDiagnosis`. The keys are told here and never again: keep them secret and out of logs.',
);

builder.objectFields(CreateParentDiagnosisPayload, (t) => ({
  diagnosis: t.field({
    type: ParentDiagnosis,
    nullable: true,
    description: 'The diagnosis, not yet answered (R11).',
    resolve: ({ done }, _args, { reads }) => done && reads.get(getDiagnosisAnswer, { id: done.id }),
  }),
  diagnosisRawId: t.string({
    nullable: true,
    description: 'Id of the diagnosis: the address of its result is `/diagnosis/{id}`.',
    resolve: ({ done }) => done?.id,
  }),
  key: t.string({
    nullable: true,
    description: "Key of the maker's side, needed to answer.",
    resolve: ({ done }) => done?.key,
  }),
  partnerRespondent: t.field({
    type: DiagnosisRespondent,
    nullable: true,
    description: 'The other side.',
    resolve: ({ done }) => done?.partner_respondent,
  }),
  partnerKey: t.string({
    nullable: true,
    description:
      'Key of the other side, to be sent to them: behind `#` of `/diagnosis/{id}/{side}`, where no server sees it.',
    resolve: ({ done }) => done?.partner_key,
  }),
}));

const DiagnosisAnswerInput = builder.inputType('DiagnosisAnswerInput', {
  description: 'The answer to one question.',
  fields: (t) => ({
    number: t.int({ required: true, description: 'Number of the question, 1 to 12.' }),
    values: t.stringList({
      description: 'Values of the choices, 1 to `maxChoices`; left out for questions 5, 7 and 8.',
    }),
    text: t.string({
      description: 'Text for questions 5, 7 and 8, at most `maxLength` characters; may be left out.',
    }),
  }),
});

const AnswerParentDiagnosisInput = builder.inputType('AnswerParentDiagnosisInput', {
  description: 'All answers of one side. Answering again replaces them.',
  fields: (t) => ({
    diagnosisRawId: t.string({ required: true, description: 'Id of the diagnosis.' }),
    respondent: t.field({ type: DiagnosisRespondent, required: true, description: 'The side that answers.' }),
    key: t.string({ required: true, description: 'Key of that side.' }),
    answers: t.field({
      type: [DiagnosisAnswerInput],
      required: true,
      description:
        'Answers: every question with choices, and questions 5, 7 and 8 where there is something to say.',
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
    description: 'The diagnosis, read again.',
    resolve: ({ done }) => done,
  }),
);

const wrongKey = refusal(
  'REJECTED',
  'このリンクでは回答できません。受け取ったリンクをもう一度お確かめください',
);

/** Path of a field the source names `answers.3`. */
const pathOf = (field: string): readonly string[] | null =>
  field.startsWith('answers.') ? field.split('.') : null;

builder.mutationFields((t) => ({
  createParentDiagnosis: t.field({
    type: CreateParentDiagnosisPayload,
    nullable: true,
    description:
      'Makes a parent-and-child diagnosis (X10). Guests may; a signed-in maker is noted. Limited per client.',
    args: {
      input: t.arg({ type: CreateParentDiagnosisInput, required: true, description: 'Who makes it.' }),
    },
    resolve: (_root, { input: { respondent } }, { reads }) =>
      attempt(() => reads.send(createDiagnosis, { respondent })),
  }),
  answerParentDiagnosis: t.field({
    type: AnswerParentDiagnosisPayload,
    nullable: true,
    description:
      'Answers for one side (X11). What is wrong is told by question, under the path `["answers", "3"]`; a wrong key is REJECTED. A lost reply (OUTCOME_UNKNOWN) may be sent again.',
    args: { input: t.arg({ type: AnswerParentDiagnosisInput, required: true, description: 'The answers.' }) },
    resolve: (_root, { input }, { reads }) =>
      attempt(async () => {
        const { diagnosisRawId: id, respondent, key } = input;
        const given = input.answers.map(({ number, values, text }) => ({
          number,
          values: values ?? [],
          text: text ?? '',
        }));
        const { questions } = await reads.get(getDiagnosisAnswer, { id });
        const errors = answerErrors(questions, given);
        if (errors.length > 0) throw new Stop(...errors);
        const answers = JSON.stringify(answersToSend(questions, given));
        await reads.send(answerDiagnosis, { id, respondent, key, answers }).catch((thrown: unknown) => {
          const isWrongKey = thrown instanceof Refused && (thrown.status === 403 || 'key' in thrown.fields);
          throw isWrongKey ? new Stop(wrongKey) : thrown;
        });
        reads.outdate(getDiagnosisAnswer, { id });
        return reads.get(getDiagnosisAnswer, { id });
      }, pathOf),
  }),
}));
