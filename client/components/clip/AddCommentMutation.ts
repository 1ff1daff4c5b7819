import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { AddCommentMutation } from '../../__generated__/AddCommentMutation.graphql.ts';
import type { AddCommentMutationViewerQuery } from '../../__generated__/AddCommentMutationViewerQuery.graphql.ts';
import { mutate, PRIVATE_REQUEST } from '../../relay/environment.ts';
import { type FormAction, rejectSubmission, rejectUnreachable } from '../form/formAction.ts';
import { normalizeName, REACTIONS, writeComment } from './familyComment.ts';
import { pathSegments } from '../../router/address.ts';

/** Adds a comment to a hall of a shared list, whose hash ends the path. Guests may comment. */
export const addComment: FormAction = async ({ environment, fields, address }) => {
  const hash = pathSegments(address.path).at(-1) ?? '';
  const clip = fields.get('clip') ?? '';
  const { addHallClipComment: payload } = await mutate<AddCommentMutation>(environment, mutation, {
    hash,
    clip,
    comment: writeComment({
      name: normalizeName(fields.get('name') ?? ''),
      reaction: REACTIONS.find((known) => known === fields.get('reaction')) ?? null,
      text: fields.get('comment')?.trim() ?? '',
    }),
  });
  if (!payload) return rejectUnreachable(fields);
  return payload.hallClip ? { to: address.path } : rejectSubmission(fields, payload.userErrors);
};

/** Whether a member's session has ended; false also where that cannot be read. */
export async function hasSessionEnded(environment: Environment): Promise<boolean> {
  const response = await fetchQuery<AddCommentMutationViewerQuery>(
    environment,
    graphql`
      query AddCommentMutationViewerQuery {
        viewer {
          isLoggedIn
        }
      }
    `,
    {},
    { networkCacheConfig: PRIVATE_REQUEST },
  )
    .toPromise()
    .catch(() => null);
  return response?.viewer.isLoggedIn === false;
}

const mutation = graphql`
  mutation AddCommentMutation($hash: String!, $clip: ID!, $comment: String!) {
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
