import { graphql } from 'react-relay/hooks.js';
import type { SendContactMutation } from '../../__generated__/SendContactMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import {
  trimmedValue,
  type FormAction,
  missingFields,
  rejectSubmission,
  rejectUnreachable,
} from '../form/formAction.ts';

/** The general contact form. */
const FORM_ID = '12';

/** Field names as in Contact Form 7. */
const FIELD_NAMES = ['your-name', 'your-email', 'your-tel', 'your-subject', 'your-message', 'acceptance'];

export const sendContact: FormAction = async (environment, fields) => {
  const missing = missingFields(fields, {
    'your-name': 'enter',
    'your-email': 'enter',
    'your-message': 'enter',
    acceptance: 'choose',
  });
  if (missing) return missing;
  const { submitContactForm: payload } = await mutate<SendContactMutation>(
    environment,
    graphql`
      mutation SendContactMutation($input: SubmitContactFormInput!) {
        submitContactForm(input: $input) {
          thankYouUrl
          userErrors {
            message
            path
          }
        }
      }
    `,
    {
      input: {
        formId: FORM_ID,
        answers: FIELD_NAMES.map((key) => ({ key, values: fields.getAll(key) })),
        trap: trimmedValue(fields, 'website'),
        openedAt: trimmedValue(fields, 'openedAt'),
      },
    },
  );
  if (!payload) return rejectUnreachable(fields);
  return payload.thankYouUrl
    ? { to: `/thankyou?fid=${FORM_ID}` }
    : rejectSubmission(fields, payload.userErrors);
};
