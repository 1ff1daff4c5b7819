import { graphql } from 'react-relay/hooks.js';
import type { sendContactMutation } from '../../__generated__/sendContactMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';
import { filled, refused, unreachable } from '../form/submission.ts';

/** Number of the general contact form. */
const FORM_ID = '12';

/** Fields of the form, under the names Contact Form 7 gives them. */
const FIELDS = ['your-name', 'your-email', 'your-tel', 'your-subject', 'your-message', 'acceptance'];

/** Sends the contact form and leads to the thank-you page. */
export const sendContact: FormAction = async (environment, fields) => {
  const unfilled = missing(fields, {
    'your-name': 'enter',
    'your-email': 'enter',
    'your-message': 'enter',
    acceptance: 'choose',
  });
  if (unfilled) return unfilled;
  const { submitContactForm: sent } = await mutate<sendContactMutation>(
    environment,
    graphql`
      mutation sendContactMutation($input: SubmitContactFormInput!) {
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
        answers: FIELDS.map((key) => ({ key, values: fields.getAll(key) })),
        trap: filled(fields, 'website'),
        openedAt: filled(fields, 'openedAt'),
      },
    },
  ).catch(() => ({ submitContactForm: null }));
  if (!sent) return unreachable(fields);
  return sent.thankYouUrl ? { to: `/thankyou?fid=${FORM_ID}` } : refused(fields, sent.userErrors);
};
