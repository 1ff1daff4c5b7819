import { graphql } from 'react-relay/hooks.js';
import type { logOutMutation } from '../../__generated__/logOutMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { refused, unreachable } from '../form/submission.ts';
import { addressAfter } from './addresses.ts';

/** Ends the session. */
export const logOut: FormAction = async (environment, fields, here) => {
  const { logOut: payload } = await mutate<logOutMutation>(
    environment,
    graphql`
      mutation logOutMutation {
        logOut {
          userErrors {
            message
            path
          }
        }
      }
    `,
    {},
  ).catch(() => ({ logOut: null }));
  if (!payload) return unreachable(fields);
  return payload.userErrors.length === 0 ? { to: addressAfter(here) } : refused(fields, payload.userErrors);
};
