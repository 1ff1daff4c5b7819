/** The contact form, sent in the format of WordPress's Contact Form 7. */
import type { Context } from '#gateway/context.ts';
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import {
  actionRefused,
  invalidInput,
  payloadType,
  runMutation,
  UserErrorException,
} from '#gateway/schema/kit/userErrors.ts';
import { normalizeTel } from '#gateway/schema/kit/validation.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { submitContactForm } from '#gateway/upstream/endpoints/forms.ts';
import { isId } from '#gateway/upstream/request.ts';

import { businessDayAfter } from '../calendar/rules.ts';
import { FormAnswerInput } from '../form/FormField.ts';
import { answerPath, valuesByKey } from '../form/rules.ts';
import { contactErrors, isTooQuick, OUTCOME_UNKNOWN, tooQuick, trapError } from './rules.ts';

const SubmitContactFormInput = builder.inputType('SubmitContactFormInput', {
  description: 'A contact form.',
  fields: (t) => ({
    formId: t.string({
      required: true,
      description:
        'Number of the form, as in `/thankyou?fid={formId}`; the site sends `12`. NOT_FOUND for an unknown one.',
    }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description:
        'Answers by field, at most 100: `your-name`, `your-email`, `your-message` and `acceptance` (`1`) are required, `your-tel` and `your-subject` optional. `your-tel` is a telephone number in digits. Spaces, hyphens, parentheses and full-width characters are accepted, and `+81` for the first 0.',
    }),
    trap: t.string({
      description:
        'Value of the honeypot field, which people cannot see; any text marks the form as spam. Native apps omit it.',
    }),
    openedAt: t.field({
      type: 'DateTime',
      description:
        'Time the form was opened. Forms that guests send within two seconds are rejected; the same form is accepted when it is sent again later. Native apps may omit it.',
    }),
  }),
});

const SubmitContactFormPayload = payloadType<{ formId: string }>(
  'SubmitContactFormPayload',
  'Result of `submitContactForm`.',
);

builder.objectFields(SubmitContactFormPayload, (t) => ({
  thankYouUrl: t.field({
    type: 'URL',
    nullable: true,
    description: 'Address of the thank-you page to open next; null if the mutation failed.',
    resolve: ({ result }, _args, { site }) => result && `${site.url}/thankyou?fid=${result.formId}`,
  }),
  replyBy: t.field({
    type: 'LocalDate',
    nullable: true,
    description:
      'Day in Japan by which the office promises to answer: two business days from now, without weekends and public holidays. Null if the mutation failed.',
    resolve: ({ result }, _args, { now }) => result && businessDayAfter(now(), REPLY_BUSINESS_DAYS),
  }),
}));

/** As the contact page promises. */
const REPLY_BUSINESS_DAYS = 2;

/** Errors for a reply status other than `mail_sent`. */
function toRejection({
  status,
  invalid_fields: fields,
}: Reply<typeof submitContactForm>): UserErrorException {
  if (fields.length > 0) {
    return new UserErrorException(
      ...fields.map(({ field, message }) => invalidInput(answerPath(field), 'REJECTED', message)),
    );
  }
  if (status === 'acceptance_missing') {
    return new UserErrorException(
      invalidInput(answerPath('acceptance'), 'REQUIRED', '個人情報の取り扱いへの同意をお願いします'),
    );
  }
  return new UserErrorException(
    actionRefused('REJECTED', '送信できませんでした。時間をおいて、もう一度お試しください'),
  );
}

/** Members find their fields filled in, so that they may be quick. */
const isMember = ({ viewer }: Context): Promise<boolean> =>
  viewer().then(
    (user) => user !== null,
    () => false,
  );

builder.mutationField('submitContactForm', (t) =>
  t.field({
    type: SubmitContactFormPayload,
    nullable: true,
    description:
      'Sends a contact form. Invalid fields are reported in `userErrors` under the path `["answers", key]`. Limited per client.',
    args: { input: t.arg({ type: SubmitContactFormInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, context) =>
      runMutation(
        async () => {
          const { formId, openedAt } = input;
          const { rest, now } = context;
          if (!isId(formId)) throw badUserInput('`formId` is no number of a form.');
          const answers = new Map([...valuesByKey(input.answers)].map(([key, [first = '']]) => [key, first]));
          const tel = answers.get('your-tel');
          if (tel) answers.set('your-tel', normalizeTel(tel));
          const errors = contactErrors(answers);
          if (errors.length > 0) throw new UserErrorException(...errors);
          const trapped = trapError(input.trap ?? '');
          if (trapped) throw new UserErrorException(trapped);
          if (openedAt && isTooQuick(new Date(openedAt), now()) && !(await isMember(context)))
            throw new UserErrorException(tooQuick);
          // Fields beginning with an underscore belong to the form itself.
          const fields = [...answers].filter(([key]) => !key.startsWith('_'));
          const reply = await rest.send(submitContactForm, {
            ...Object.fromEntries(fields),
            id: formId,
            _wpcf7: formId,
            _wpcf7_unit_tag: `wpcf7-f${formId}-o1`,
          });
          if (reply.status !== 'mail_sent') throw toRejection(reply);
          return { formId };
        },
        answerPath,
        OUTCOME_UNKNOWN,
      ),
  }),
);
