import { graphql } from 'react-relay/hooks.js';
import type { applyForTicketMutation } from '../../__generated__/applyForTicketMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import { uploadsOf } from '../form/files.ts';
import type { FormAction } from '../form/formAction.ts';
import { unreachable } from '../form/submission.ts';

/** Applies for a gift ticket with everything the form holds; the ticket is named by a hidden field. */
export const applyForTicket: FormAction = async (environment, fields, here, files) => {
  const { inputs, uploads, refused } = uploadsOf(files, 'input.files');
  const answers = [...fields]
    .filter(([key]) => key !== 'giftTicketId')
    .map(([key, value]) => ({ key, values: [value] }));
  const { updateGiftTicket: payload } = await mutate<applyForTicketMutation>(
    environment,
    graphql`
      mutation applyForTicketMutation($input: UpdateGiftTicketInput!) {
        updateGiftTicket(input: $input) {
          giftTicket {
            id
          }
          userErrors {
            message
            path
          }
        }
      }
    `,
    { input: { giftTicketId: fields.get('giftTicketId') ?? '', answers, files: inputs } },
    uploads,
  ).catch(() => ({ updateGiftTicket: null }));
  if (!payload) return unreachable(fields);
  return payload.giftTicket ? { to: `${here.path}?applied=1` } : refused(fields, payload.userErrors);
};
