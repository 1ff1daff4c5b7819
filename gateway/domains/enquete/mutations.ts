/** Answering a survey. */
import { builder } from '#gateway/schema/builder.ts';
import { attempt, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { getEnquete, submitEnquete } from '#gateway/upstream/endpoints/forms.ts';

import { FormAnswerInput } from '../form/Inputs.ts';
import { answerPath, valuesByKey } from '../form/rules.ts';
import { Enquete, type EnqueteSource } from './Enquete.ts';
import { surveyData, surveyErrors } from './rules.ts';

const SubmitEnqueteInput = builder.inputType('SubmitEnqueteInput', {
  description: 'The answers to a survey. They replace earlier ones.',
  fields: (t) => ({
    version: t.string({ required: true, description: 'Version of the survey.' }),
    loginId: t.string({
      required: true,
      description: 'Login id of the respondent; kept out of logs and caches.',
    }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description: 'Answers by question, at most 100.',
    }),
  }),
});

const SubmitEnquetePayload = payloadType<EnqueteSource>('SubmitEnquetePayload', 'Result of `submitEnquete`.');

builder.objectField(SubmitEnquetePayload, 'enquete', (t) =>
  t.field({
    type: Enquete,
    nullable: true,
    description: 'The survey with the answers, read again.',
    resolve: ({ done }) => done,
  }),
);

builder.mutationField('submitEnquete', (t) =>
  t.field({
    type: SubmitEnquetePayload,
    nullable: true,
    description:
      'Answers a survey (R28). What is missing or wrong is told by question, under the path `["answers", key]`; nothing is sent then.',
    args: { input: t.arg({ type: SubmitEnqueteInput, required: true, description: 'The answers.' }) },
    resolve: (_root, { input }, { reads }) =>
      attempt(async () => {
        const who = { version: input.version, login_id: input.loginId };
        const { questions } = await reads.get(getEnquete, who);
        const answers = valuesByKey(input.answers);
        const errors = surveyErrors(questions, answers);
        if (errors.length > 0) throw new Stop(...errors);
        const data = JSON.stringify(surveyData(questions, answers));
        const { result } = await reads.send(submitEnquete, { ...who, data });
        if (!result) throw new Stop(refusal('REJECTED', '受け付けられませんでした'));
        reads.outdate(getEnquete, who);
        return reads.get(getEnquete, who);
      }, answerPath),
  }),
);
