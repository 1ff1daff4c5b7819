import { graphql } from 'react-relay/hooks.js';
import type { shareClips_createMutation } from '../../__generated__/shareClips_createMutation.graphql.ts';
import type { shareClips_updateMutation } from '../../__generated__/shareClips_updateMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { MESSAGES } from '../form/messages.ts';
import { refused, unreachable } from '../form/submission.ts';
import { chosenInOrder } from './shareOrder.ts';

/** Makes a shared list of the halls that are ticked, or gives them to the list that is being changed. */
export const shareClips: FormAction = async (environment, fields) => {
  const ids = chosenInOrder(fields);
  if (ids.length === 0) return refused(fields, [{ message: MESSAGES.choose, path: ['hallClipIds'] }]);
  const share = fields.get('share');
  const payload = await (
    share
      ? mutate<shareClips_updateMutation>(environment, updateMutation, { share, ids }).then(
          (answer) => answer.updateHallClipShare,
        )
      : mutate<shareClips_createMutation>(environment, createMutation, { ids }).then(
          (answer) => answer.createHallClipShare,
        )
  ).catch(() => null);
  if (!payload) return unreachable(fields);
  const hash = payload.hallClipShare?.hash;
  return hash ? { to: `/clips/shared/${hash}` } : refused(fields, payload.userErrors);
};

const createMutation = graphql`
  mutation shareClips_createMutation($ids: [ID!]!) {
    createHallClipShare(input: { hallClipIds: $ids }) {
      hallClipShare {
        id
        hash
      }
      userErrors {
        message
        path
      }
    }
  }
`;

const updateMutation = graphql`
  mutation shareClips_updateMutation($share: ID!, $ids: [ID!]!) {
    updateHallClipShare(input: { hallClipShareId: $share, hallClipIds: $ids }) {
      hallClipShare {
        id
        hash
      }
      userErrors {
        message
        path
      }
    }
  }
`;
