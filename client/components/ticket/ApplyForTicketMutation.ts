import { graphql } from 'react-relay/hooks.js';
import type { ApplyForTicketMutation } from '../../__generated__/ApplyForTicketMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { prepareUploads } from '../form/uploads.ts';
import { logInFirst } from '../account/access.ts';
import { type FormAction, rejectUnreachable } from '../form/formAction.ts';

/** Applies for the gift ticket of the hidden field `giftTicketId` with all other fields. */
export const applyForTicket: FormAction = async (environment, fields, here, files) => {
  const { inputs, uploads, reject } = prepareUploads(files, 'input.files');
  const answers = [...fields]
    .filter(([key]) => key !== 'giftTicketId')
    .map(([key, value]) => ({ key, values: [value] }));
  const { updateGiftTicket: payload } = await mutate<ApplyForTicketMutation>(
    environment,
    graphql`
      mutation ApplyForTicketMutation($input: UpdateGiftTicketInput!) {
        updateGiftTicket(input: $input) {
          giftTicket {
            id
          }
          userErrors {
            message
            path
            code
          }
        }
      }
    `,
    { input: { giftTicketId: fields.get('giftTicketId') ?? '', answers, files: inputs } },
    uploads,
  );
  if (!payload) return rejectUnreachable(fields);
  if (payload.giftTicket) return { to: `${here.path}?applied=1` };
  return logInFirst(payload.userErrors, here) ?? reject(fields, payload.userErrors);
};
