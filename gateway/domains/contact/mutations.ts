/** Sending the contact form, in the shape of Contact Form 7. */
import { builder } from '#gateway/schema/builder.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import { attempt, invalidInput, payloadType, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import { submitContactForm } from '#gateway/upstream/endpoints/forms.ts';
import type { Reply } from '#gateway/upstream/endpoint.ts';
import { isId } from '#gateway/upstream/pathTemplate.ts';

import { FormAnswerInput } from '../form/Inputs.ts';
import { answerPath, valuesByKey } from '../form/rules.ts';
import { contactErrors, spamError } from './rules.ts';

const SubmitContactFormInput = builder.inputType('SubmitContactFormInput', {
  description: 'A contact form.',
  fields: (t) => ({
    formId: t.string({ required: true, description: 'Number of the form, as in `/thankyou?fid={formId}`.' }),
    answers: t.field({
      type: [FormAnswerInput],
      required: true,
      description:
        'Fields, at most 100: `your-name`, `your-email`, `your-message` and `acceptance` (`1`) are needed, `your-tel` and `your-subject` may be left out.',
    }),
    trap: t.string({
      description:
        'Value of a field that people do not see. Anything in it makes the form spam; native apps leave it out.',
    }),
    openedAt: t.field({
      type: 'DateTime',
      description:
        'When the form was opened. A form sent within two seconds is refused; native apps may leave it out.',
    }),
  }),
});

const SubmitContactFormPayload = payloadType<{ formId: string }>(
  'SubmitContactFormPayload',
  'Result of `submitContactForm`.',
);

builder.objectField(SubmitContactFormPayload, 'thankYouUrl', (t) =>
  t.field({
    type: 'URL',
    nullable: true,
    description: 'Where to go now: the thank-you page.',
    resolve: ({ done }, _args, { site }) => done && `${site.url}/thankyou?fid=${done.formId}`,
  }),
);

/** The refusal behind a state other than `mail_sent`. */
function refusedBy({ status, invalid_fields: fields }: Reply<typeof submitContactForm>): Stop {
  if (fields.length > 0) {
    return new Stop(
      ...fields.map(({ field, message }) => invalidInput(answerPath(field), 'REJECTED', message)),
    );
  }
  if (status === 'acceptance_missing') {
    return new Stop(
      invalidInput(answerPath('acceptance'), 'REQUIRED', '個人情報の取り扱いへの同意をお願いします'),
    );
  }
  return new Stop(refusal('REJECTED', '送信できませんでした。時間をおいて、もう一度お試しください'));
}

builder.mutationField('submitContactForm', (t) =>
  t.field({
    type: SubmitContactFormPayload,
    nullable: true,
    description:
      'Sends a contact form (R101). What is missing or wrong is told by field, under the path `["answers", key]`. Limited per client.',
    args: { input: t.arg({ type: SubmitContactFormInput, required: true, description: 'The form.' }) },
    resolve: (_root, { input }, { reads, now }) =>
      attempt(async () => {
        const { formId, openedAt } = input;
        if (!isId(formId)) throw badInput('`formId` is no number of a form.');
        const answers = new Map([...valuesByKey(input.answers)].map(([key, [first = '']]) => [key, first]));
        const errors = contactErrors(answers);
        if (errors.length > 0) throw new Stop(...errors);
        const spam = spamError(
          { trap: input.trap ?? '', openedAt: openedAt ? new Date(openedAt) : null },
          now(),
        );
        if (spam) throw new Stop(spam);
        // Names beginning with an underscore are the form's own.
        const fields = [...answers].filter(([key]) => !key.startsWith('_'));
        const reply = await reads.send(submitContactForm, {
          ...Object.fromEntries(fields),
          id: formId,
          _wpcf7: formId,
          _wpcf7_unit_tag: `wpcf7-f${formId}-o1`,
        });
        if (reply.status !== 'mail_sent') throw refusedBy(reply);
        return { formId };
      }, answerPath),
  }),
);
