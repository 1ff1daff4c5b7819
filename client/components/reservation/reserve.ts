import { graphql } from 'react-relay/hooks.js';
import type { reserveMutation } from '../../__generated__/reserveMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import { tidyDigits, tidyKana, tidyText } from '../../ui/form/tidy.ts';
import type { FormAction } from '../form/formAction.ts';
import { filled, refused, unreachable } from '../form/submission.ts';
import { GENDERS, UNSURE } from './form.ts';
import { keyOf } from './key.ts';

/** How each field is put into the form the source knows; without script nobody else has done so. */
const TIDY: Readonly<Record<string, (text: string) => string>> = {
  lastName: tidyText,
  firstName: tidyText,
  lastNameKana: tidyKana,
  firstNameKana: tidyKana,
  email: tidyText,
  tel: tidyDigits,
};

/**
 * Reserves a place at the fair of the page; the gateway's rules decide what is wrong. On success the answer carries number
 * and code and no error: both are told once, on the page, and stand in no address.
 */
export const reserveFair: FormAction = async (environment, sent, here) => {
  const fields = new URLSearchParams([...sent].map(([name, value]) => [name, TIDY[name]?.(value) ?? value]));
  const text = (name: string) => fields.get(name) ?? '';
  // Without script the fields are empty, and the form was sent to the address that brought the visitor.
  const campaign = (name: string) => filled(fields, name) ?? here.query.get(name);
  const participants = Number(tidyDigits(text('numberOfParticipants')));
  const { reserveFair: payload } = await mutate<reserveMutation>(
    environment,
    graphql`
      mutation reserveMutation($input: ReserveFairInput!) {
        reserveFair(input: $input) {
          reservation {
            id
            rawId
            cancelCode
            holdTime
          }
          userErrors {
            code
            message
            path
          }
        }
      }
    `,
    {
      input: {
        fairId: text('fairId'),
        holdTime: text('holdTime'),
        lastName: text('lastName'),
        firstName: text('firstName'),
        lastNameKana: text('lastNameKana'),
        firstNameKana: text('firstNameKana'),
        email: text('email'),
        tel: text('tel'),
        gender: GENDERS.find(({ value }) => value === text('gender'))?.value,
        numberOfParticipants: Number.isSafeInteger(participants) && participants > 0 ? participants : null,
        preferredWeddingDate: filled(fields, 'preferredWeddingDate'),
        message: filled(fields, 'message'),
        tracking: {
          utmSource: campaign('utm_source'),
          utmMedium: campaign('utm_medium'),
          utmCampaign: campaign('utm_campaign'),
        },
        idempotencyKey: filled(fields, 'idempotencyKey') ?? (await keyOf(fields)),
      },
    },
  ).catch(() => ({ reserveFair: null }));
  if (!payload) return unreachable(fields);
  const { reservation, userErrors } = payload;
  if (!reservation) {
    const isUnsure = userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN');
    if (isUnsure) fields.set(UNSURE, '1');
    return refused(fields, userErrors.map(atField));
  }
  const { rawId, cancelCode, holdTime } = reservation;
  return { values: { madeNumber: rawId, madeCode: cancelCode ?? '', holdTime: holdTime ?? '' }, errors: {} };
};

/** A closed fair is no field of the form; its refusal concerns the whole. */
function atField(error: { readonly message: string; readonly path?: readonly string[] | null }) {
  return error.path?.[0] === 'fairId' ? { message: error.message } : error;
}
