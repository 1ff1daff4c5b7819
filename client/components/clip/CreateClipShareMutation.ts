import { graphql } from 'react-relay/hooks.js';
import type { CreateClipShareMutation } from '../../__generated__/CreateClipShareMutation.graphql.ts';
import type { UpdateClipShareMutation } from '../../__generated__/UpdateClipShareMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { logInFirst } from '../account/access.ts';
import { MESSAGES, rejectSubmission, rejectUnreachable, type FormAction } from '../form/formAction.ts';
import { selectedClipsInOrder, shareDraft } from './shareOrder.ts';
import { updateClipShareMutation } from './UpdateClipShareMutation.ts';
import { sharedClipsPath } from '../../paths.ts';

const createClipShareMutation = graphql`
  mutation CreateClipShareMutation($ids: [ID!]!) {
    createHallClipShare(input: { hallClipIds: $ids }) {
      hallClipShare {
        id
        hash
      }
      userErrors {
        message
        code
        path
      }
    }
  }
`;

/** Creates a shared list of the selected halls, or updates the list named by the field `share`. Guests log in first. */
export const shareClips: FormAction = async ({ environment, fields, address }) => {
  const ids = selectedClipsInOrder(fields);
  if (ids.length === 0)
    return rejectSubmission(fields, [{ message: MESSAGES.choose, path: ['hallClipIds'] }]);
  const share = fields.get('share');
  const payload = share
    ? (await mutate<UpdateClipShareMutation>(environment, updateClipShareMutation, { share, ids }))
        .updateHallClipShare
    : (await mutate<CreateClipShareMutation>(environment, createClipShareMutation, { ids }))
        .createHallClipShare;
  if (!payload) return rejectUnreachable(fields);
  const hash = payload.hallClipShare?.hash;
  if (hash) return { to: sharedClipsPath({ hash }), clearsDraft: true };
  const draft = shareDraft(share, ids);
  return logInFirst(payload.userErrors, address, draft) ?? rejectSubmission(fields, payload.userErrors);
};
