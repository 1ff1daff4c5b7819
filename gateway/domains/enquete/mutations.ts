import { builder } from '#gateway/schema/kit/builder.ts';
import {
  actionRefused,
  payloadType,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { getEnquete, submitEnquete } from '#gateway/upstream/endpoints/forms.ts';

import { FormAnswerInput } from '../form/FormField.ts';
import { answerPathAmong, valuesByKey } from '../form/rules.ts';
import { Enquete } from './Enquete.ts';
import { surveyData, surveyErrors } from './rules.ts';

const SubmitEnqueteInput = builder.inputType('SubmitEnqueteInput', {
  description: 'Answers to a survey. They replace earlier answers.',
  fields: (t) => ({
    version: t.string({ required: true, description: 'Version of the survey.' }),
    loginId: t.string({
      required: true,
      description: 'Login id of the respondent; never logged or cached.',
    }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description: 'Answers by question, at most 100.',
    }),
  }),
});

/** Query of a survey at the REST API. */
interface Respondent {
  readonly version: string;
  readonly login_id: string;
}

const SubmitEnquetePayload = payloadType<Respondent>('SubmitEnquetePayload', 'Result of `submitEnquete`.');

builder.objectField(SubmitEnquetePayload, 'enquete', (t) =>
  t.field({
    type: Enquete,
    nullable: true,
    description: 'The survey with the new answers; null if the mutation failed.',
    resolve: ({ result }, _args, { rest }) => result && rest.getAnew(getEnquete, result),
  }),
);

builder.mutationField('submitEnquete', (t) =>
  t.field({
    type: SubmitEnquetePayload,
    nullable: true,
    description:
      'Submits the answers to a survey. Missing and invalid answers are reported under the path `["answers", key]`, in which case nothing is submitted. Limited per client.',
    args: { input: t.arg({ type: SubmitEnqueteInput, required: true, description: 'The answers.' }) },
    resolve: (_root, { input }, { rest }) =>
      runMutation(async () => {
        const who = { version: input.version, login_id: input.loginId };
        const { questions } = await rest.get(getEnquete, who);
        const answers = valuesByKey(input.answers);
        const errors = surveyErrors(questions, answers);
        if (errors.length > 0) throw new UserErrorException(...errors);
        const data = JSON.stringify(surveyData(questions, answers));
        const { result } = await rest.send(submitEnquete, { ...who, data });
        if (!result) throw new UserErrorException(actionRefused('REJECTED', '受け付けられませんでした'));
        return who;
      }, answerPathAmong(input.answers)),
  }),
);
