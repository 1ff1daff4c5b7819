import { graphql } from 'react-relay/hooks.js';
import type { LogOutMutation } from '../../__generated__/LogOutMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { clearInAllTabs } from './personalStorage.ts';
import { type FormAction, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { returnAddress } from './access.ts';

export const logOut: FormAction = async ({ environment, fields, address }) => {
  const { logOut: payload } = await mutate<LogOutMutation>(
    environment,
    graphql`
      mutation LogOutMutation {
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
  if (!payload) return rejectUnreachable(fields);
  clearInAllTabs();
  return payload.userErrors.length === 0
    ? { to: returnAddress(address) }
    : rejectSubmission(fields, payload.userErrors);
};
