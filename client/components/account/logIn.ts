import { graphql } from 'react-relay/hooks.js';
import type { logInMutation } from '../../__generated__/logInMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { missing } from '../form/required.ts';
import { filled, refused, unreachable } from '../form/submission.ts';
import { addressAfter } from './addresses.ts';

/** Logs in with mail address and password. */
export const logIn: FormAction = async (environment, fields, here) => {
  const unfilled = missing(fields, { email: 'enter', password: 'enter' });
  if (unfilled) return unfilled;
  const { logIn: payload } = await mutate<logInMutation>(
    environment,
    graphql`
      mutation logInMutation($input: LogInInput!) {
        logIn(input: $input) {
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
    { input: { email: filled(fields, 'email') ?? '', password: fields.get('password') ?? '' } },
  ).catch(() => ({ logIn: null }));
  if (!payload) return unreachable(fields);
  return payload.account ? { to: addressAfter(here) } : refused(fields, payload.userErrors);
};
