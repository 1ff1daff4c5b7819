import { graphql } from 'react-relay/hooks.js';
import type { LogInMutation } from '../../__generated__/LogInMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { trimmedValue, type FormAction, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { returnAddress } from './access.ts';

export const logIn: FormAction = async ({ environment, fields, address }) => {
  const { logIn: payload } = await mutate<LogInMutation>(
    environment,
    graphql`
      mutation LogInMutation($input: LogInInput!) {
        logIn(input: $input) {
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { email: trimmedValue(fields, 'email') ?? '', password: fields.get('password') ?? '' } },
  );
  if (!payload) return rejectUnreachable(fields);
  return payload.userErrors.length === 0
    ? { to: returnAddress(address) }
    : rejectSubmission(fields, payload.userErrors);
};
