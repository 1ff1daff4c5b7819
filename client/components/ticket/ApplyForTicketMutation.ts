import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { ApplyForTicketMutation } from '../../__generated__/ApplyForTicketMutation.graphql.ts';
import type { ApplyForTicketMutationStatusQuery } from '../../__generated__/ApplyForTicketMutationStatusQuery.graphql.ts';
import { mutate, PRIVATE_REQUEST } from '../../relay/environment.ts';
import { prepareUploads } from '../form/uploads.ts';
import { logInFirst } from '../account/access.ts';
import { type FormAction, rejectUnreachable, submittedValues } from '../form/formAction.ts';

/** Applies for the gift ticket of the hidden field `giftTicketId` with all other fields. */
export const applyForTicket: FormAction = async ({ environment, fields, address, files }) => {
  const { inputs, uploads, reject } = prepareUploads(files);
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
  if (payload.giftTicket) return { to: `${address.path}?applied=1`, clearsDraft: true };
  const logIn = logInFirst(payload.userErrors, address, submittedValues(fields));
  if (logIn) return logIn;
  const concernsForm = payload.userErrors.some(({ code, path }) => code === 'REJECTED' && !path);
  // Applied for in another tab: the page shows what was sent there.
  if (concernsForm && (await isApplied(environment, fields.get('giftTicketId') ?? '')))
    return { to: `${address.path}?applied=earlier`, clearsDraft: true };
  return reject(fields, payload.userErrors);
};

/** False also where it cannot be read. */
async function isApplied(environment: Environment, id: string): Promise<boolean> {
  const response = await fetchQuery<ApplyForTicketMutationStatusQuery>(
    environment,
    graphql`
      query ApplyForTicketMutationStatusQuery($id: ID!) {
        node(id: $id) {
          ... on GiftTicket {
            status
            isOpen
          }
        }
      }
    `,
    { id },
    { networkCacheConfig: PRIVATE_REQUEST },
  )
    .toPromise()
    .catch(() => null);
  const ticket = response?.node;
  return ticket?.isOpen === false && ticket.status !== 'DRAFT' && ticket.status !== 'REJECTED';
}
