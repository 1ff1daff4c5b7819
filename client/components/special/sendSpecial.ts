import { graphql, type Environment } from 'react-relay/hooks.js';
import type { sendSpecialMutation } from '../../__generated__/sendSpecialMutation.graphql.ts';
import type { sendSpecialOpenMutation } from '../../__generated__/sendSpecialOpenMutation.graphql.ts';
import type { GivenForm } from '../../givenForm.ts';
import { mutate } from '../../relay/mutate.ts';
import { answersTo, filledForm } from '../form/fill.ts';
import { uploadsOf } from '../form/files.ts';
import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';
import { sourceField } from '../form/sourceField.ts';
import { filled, refused, unreachable } from '../form/submission.ts';

interface Line {
  readonly lineUserId: string;
  readonly lineAccessToken: string;
}

/** The form of a LINE account, or why it stays closed. */
async function openForm(environment: Environment, input: Line) {
  const { openSpecialForm: opened } = await mutate<sendSpecialOpenMutation>(
    environment,
    graphql`
      mutation sendSpecialOpenMutation($input: OpenSpecialFormInput!) {
        openSpecialForm(input: $input) {
          form {
            displayName
            fields {
              ...sourceField_field
            }
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input },
  );
  if (!opened) return null;
  const { form, userErrors } = opened;
  const given: GivenForm | null = form
    ? {
        title: form.displayName ? `${form.displayName}さんのお申し込み` : null,
        fields: (form.fields ?? []).map(sourceField),
      }
    : null;
  return { given, userErrors };
}

/** Opens the special form for a LINE account and sends it, files included. */
export const sendSpecial: FormAction = async (environment, fields, _here, files) => {
  const unfilled = missing(fields, { lineUserId: 'enter', lineAccessToken: 'enter' });
  if (unfilled) return unfilled;
  const line: Line = {
    lineUserId: filled(fields, 'lineUserId') ?? '',
    lineAccessToken: filled(fields, 'lineAccessToken') ?? '',
  };
  const opened = await openForm(environment, line).catch(() => null);
  if (!opened) return unreachable(fields);
  if (!opened.given) return refused(fields, opened.userErrors);
  if (!fields.has('isFilled')) return { values: { ...line }, errors: {}, form: opened.given };
  const form = filledForm(opened.given, fields);
  const sending = uploadsOf(files, 'input.files');
  const { submitSpecialForm: sent } = await mutate<sendSpecialMutation>(
    environment,
    graphql`
      mutation sendSpecialMutation($input: SubmitSpecialFormInput!) {
        submitSpecialForm(input: $input) {
          isSent
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { ...line, answers: answersTo(form, fields), files: sending.inputs } },
    sending.uploads,
  ).catch(() => ({ submitSpecialForm: null }));
  if (sent?.isSent) return { to: '/thankyou?fid=special' };
  return { ...(sent ? sending.refused(fields, sent.userErrors) : unreachable(fields)), form };
};
