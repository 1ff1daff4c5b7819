import { graphql } from 'react-relay/hooks.js';
import type { SignUpMutation, WeddingRole } from '../../__generated__/SignUpMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { trimmedValue, type FormAction, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { rejectFarWeddingDay } from '../form/dateChoices.ts';
import { referralThanksAddress } from '../referral/referral.ts';
import { returnAddress } from './access.ts';

export const WEDDING_ROLES: ReadonlyArray<{ value: WeddingRole; label: string }> = [
  { value: 'BRIDE', label: '新婦' },
  { value: 'GROOM', label: '新郎' },
  { value: 'COUPLE', label: 'ふたりで' },
];

/** Creates an account and logs in. The gateway validates all fields at once. */
export const signUp: FormAction = async ({ environment, fields, address }) => {
  const farDay = rejectFarWeddingDay(fields, 'weddingDate');
  if (farDay) return farDay;
  const { signUp: payload } = await mutate<SignUpMutation>(
    environment,
    graphql`
      mutation SignUpMutation($input: SignUpInput!) {
        signUp(input: $input) {
          userErrors {
            message
            path
          }
        }
      }
    `,
    {
      input: {
        email: trimmedValue(fields, 'email') ?? '',
        password: fields.get('password') ?? '',
        nickname: trimmedValue(fields, 'nickname') ?? '',
        weddingRole: WEDDING_ROLES.find(({ value }) => value === fields.get('weddingRole'))?.value,
        weddingDate: trimmedValue(fields, 'weddingDate'),
        referralCode: trimmedValue(fields, 'referralCode'),
      },
    },
  );
  if (!payload) return rejectUnreachable(fields);
  if (payload.userErrors.length > 0) return rejectSubmission(fields, payload.userErrors);
  const code = trimmedValue(fields, 'referralCode');
  return { to: code && !address.query.has('to') ? referralThanksAddress(code) : returnAddress(address) };
};
