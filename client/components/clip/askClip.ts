import { graphql, type Environment } from 'react-relay/hooks.js';
import type { askClip_clipMutation } from '../../__generated__/askClip_clipMutation.graphql.ts';
import type { askClip_unclipMutation } from '../../__generated__/askClip_unclipMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';

/** Something to keep, by its global id; the type names the record where the store has none yet. */
export interface Thing {
  readonly id: string;
  readonly typename: string;
}

/** What came of keeping something, or of keeping it no longer. */
export type ClipResult =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly needsLogin: boolean; readonly message: string };

const clipMutation = graphql`
  mutation askClip_clipMutation($id: ID!) {
    clip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      userErrors {
        message
        code
      }
    }
  }
`;

const unclipMutation = graphql`
  mutation askClip_unclipMutation($id: ID!) {
    unclip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      userErrors {
        message
        code
      }
    }
  }
`;

/** Asks the gateway once. @returns null when it is not known what came of it, so that asking again makes sense */
export async function askClip(
  environment: Environment,
  id: string,
  keep: boolean,
): Promise<ClipResult | null> {
  const payload = keep
    ? (await mutate<askClip_clipMutation>(environment, clipMutation, { id })).clip
    : (await mutate<askClip_unclipMutation>(environment, unclipMutation, { id })).unclip;
  const [refusal] = payload?.userErrors ?? [];
  if (!payload || refusal?.code === 'OUTCOME_UNKNOWN') return null;
  if (!refusal) return { isDone: true };
  return { isDone: false, needsLogin: refusal.code === 'LOGIN_REQUIRED', message: refusal.message };
}
