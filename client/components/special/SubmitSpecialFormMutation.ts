import { graphql } from 'react-relay/hooks.js';
import type { SubmitSpecialFormMutation } from '../../__generated__/SubmitSpecialFormMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { answerTexts, collectAnswers, fillForm } from '../form/dynamicAnswers.ts';
import {
  missingFields,
  rejectSubmission,
  rejectUnreachable,
  trimmedValue,
  type FormAction,
} from '../form/formAction.ts';
import { sentCopy } from '../form/sentCopy.ts';
import { prepareUploads } from '../form/uploads.ts';
import { openSpecialForm, type LineCredentials } from './OpenSpecialFormMutation.ts';
import { thankYouPath } from '../../paths.ts';

/** One action for two steps: opens the special form for a LINE account, then submits it with its files. */
export const submitSpecialForm: FormAction = async ({ environment, fields, files, opened }) => {
  const missing = missingFields(fields, { lineUserId: 'enter', lineAccessToken: 'enter' });
  if (missing) return missing;
  const credentials: LineCredentials = {
    lineUserId: trimmedValue(fields, 'lineUserId') ?? '',
    lineAccessToken: trimmedValue(fields, 'lineAccessToken') ?? '',
  };
  const isFilled = fields.has('isFilled');
  const answer =
    isFilled && opened
      ? { form: opened, userErrors: [] }
      : await openSpecialForm(environment, credentials).catch(() => null);
  if (!answer) return rejectUnreachable(fields);
  if (!answer.form) return rejectSubmission(fields, answer.userErrors);
  if (!isFilled) return { values: { ...credentials }, errors: {}, form: answer.form };
  const form = fillForm(answer.form, fields);
  const { inputs, uploads, reject } = prepareUploads(files);
  const response = await mutate<SubmitSpecialFormMutation>(
    environment,
    graphql`
      mutation SubmitSpecialFormMutation($input: SubmitSpecialFormInput!) {
        submitSpecialForm(input: $input) {
          isSent
          replyBy
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { ...credentials, answers: collectAnswers(form, fields), files: inputs } },
    uploads,
  ).catch((failure: unknown) => rejectUnreachable(fields, failure));
  if ('errors' in response) return { ...response, form };
  const { submitSpecialForm: payload } = response;
  if (payload?.isSent) {
    const copy = sentCopy('special', payload.replyBy, answerTexts(form.fields));
    return { to: thankYouPath({ fid: 'special' }), copy };
  }
  return { ...(payload ? reject(fields, payload.userErrors) : rejectUnreachable(fields)), form };
};
