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
import { sentCopy } from '../form/sentCopy.ts';
import { thankYouPath } from '../../paths.ts';

/** Labels of the contact form by field, as named in Contact Form 7. */
export const CONTACT_LABELS = {
  'your-name': 'お名前',
  'your-email': 'メールアドレス',
  'your-tel': '電話番号',
  'your-subject': '件名',
  'your-message': 'お問い合わせ内容',
  acceptance: '個人情報の取り扱い',
};

/** The general contact form. */
const FORM_ID = '12';

const FIELD_NAMES = Object.keys(CONTACT_LABELS);

export const sendContact: FormAction = async ({ environment, fields }) => {
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
          replyBy
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
  if (!payload.thankYouUrl) return rejectSubmission(fields, payload.userErrors);
  const answers = Object.entries(CONTACT_LABELS).map(
    ([name, label]) => [label, name === 'acceptance' ? '同意する' : (fields.get(name) ?? '')] as const,
  );
  return { to: thankYouPath({ fid: FORM_ID }), copy: sentCopy(FORM_ID, payload.replyBy, answers) };
};
