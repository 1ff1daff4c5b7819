import { graphql } from 'react-relay/hooks.js';
import type { addCommentMutation } from '../../__generated__/addCommentMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';
import type { FormAction } from '../form/formAction.ts';
import { refused, unreachable } from '../form/submission.ts';

/** Comments on a hall of the shared list whose page the form stands on; guests may. */
export const addComment: FormAction = async (environment, fields, here) => {
  const hash = here.path.split('/').findLast((part) => part !== '') ?? '';
  const clip = fields.get('clip') ?? '';
  const answer = await mutate<addCommentMutation>(environment, mutation, {
    hash,
    clip,
    comment: fields.get('comment') ?? '',
  }).catch(() => null);
  const payload = answer?.addHallClipComment;
  if (!payload) return unreachable(fields);
  return payload.hallClip ? { to: here.path } : refused(fields, payload.userErrors);
};

const mutation = graphql`
  mutation addCommentMutation($hash: String!, $clip: ID!, $comment: String!) {
    addHallClipComment(input: { hash: $hash, hallClipId: $clip, comment: $comment }) {
      hallClip {
        id
        ...ClipComments_clip
      }
      userErrors {
        message
        path
      }
    }
  }
`;
