import { graphql } from 'react-relay/hooks.js';
import type { signUpMutation, WeddingRole } from '../../__generated__/signUpMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { MESSAGES } from '../form/messages.ts';
import { missing } from '../form/required.ts';
import { filled, refused, unreachable } from '../form/submission.ts';
import { addressAfter } from './addresses.ts';

/** Roles in the wedding, as they are offered. */
export const WEDDING_ROLES: ReadonlyArray<{ value: WeddingRole; label: string }> = [
  { value: 'BRIDE', label: '新婦' },
  { value: 'GROOM', label: '新郎' },
  { value: 'COUPLE', label: 'ふたりで' },
];

/** Makes an account and logs in; the gateway's rules decide what is wrong. */
export const signUp: FormAction = async (environment, fields, here) => {
  const unfilled = missing(fields, {
    email: 'enter',
    password: 'enter',
    nickname: 'enter',
    weddingRole: 'choose',
  });
  if (unfilled) return unfilled;
  const weddingRole = WEDDING_ROLES.find(({ value }) => value === fields.get('weddingRole'))?.value;
  if (!weddingRole) return refused(fields, [{ message: MESSAGES.choose, path: ['weddingRole'] }]);
  const { signUp: payload } = await mutate<signUpMutation>(
    environment,
    graphql`
      mutation signUpMutation($input: SignUpInput!) {
        signUp(input: $input) {
          account {
            id
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    {
      input: {
        email: filled(fields, 'email') ?? '',
        password: fields.get('password') ?? '',
        nickname: filled(fields, 'nickname') ?? '',
        weddingRole,
        weddingDate: filled(fields, 'weddingDate'),
        referralCode: filled(fields, 'referralCode'),
      },
    },
  ).catch(() => ({ signUp: null }));
  if (!payload) return unreachable(fields);
  return payload.account ? { to: addressAfter(here) } : refused(fields, payload.userErrors);
};
