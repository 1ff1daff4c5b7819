import { graphql, type Environment } from 'react-relay/hooks.js';
import type { ClipMutation } from '../../__generated__/ClipMutation.graphql.ts';
import type { UnclipMutation } from '../../__generated__/UnclipMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import { unclipMutation } from './UnclipMutation.ts';

/** A hall, article, bride, brand or ring. The type is needed to create its record where the store has none yet. */
export interface ClippableRef {
  /** Global id. */
  readonly id: string;
  readonly typename: string;
}

export type ClipResult =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly needsLogin: boolean; readonly message: string };

const clipMutation = graphql`
  mutation ClipMutation($id: ID!) {
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

/** Clips or unclips with one request. @returns null when the outcome is unknown; retrying is safe */
export async function setClipped(
  environment: Environment,
  id: string,
  isClipped: boolean,
): Promise<ClipResult | null> {
  const payload = isClipped
    ? (await mutate<ClipMutation>(environment, clipMutation, { id })).clip
    : (await mutate<UnclipMutation>(environment, unclipMutation, { id })).unclip;
  const [error] = payload?.userErrors ?? [];
  if (!payload || error?.code === 'OUTCOME_UNKNOWN') return null;
  if (!error) return { isDone: true };
  return { isDone: false, needsLogin: error.code === 'LOGIN_REQUIRED', message: error.message };
}
