import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment, type Environment } from 'react-relay/hooks.js';
import type { useClip_clipMutation } from '../../__generated__/useClip_clipMutation.graphql.ts';
import type { useClip_unclipMutation } from '../../__generated__/useClip_unclipMutation.graphql.ts';

const clipMutation = graphql`
  mutation useClip_clipMutation($id: ID!) @raw_response_type {
    clip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        id
        hallClipCount
        lastHallClippedAt
      }
      userErrors {
        message
        code
      }
    }
  }
`;

const unclipMutation = graphql`
  mutation useClip_unclipMutation($id: ID!) @raw_response_type {
    unclip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        id
        hallClipCount
      }
      userErrors {
        message
        code
      }
    }
  }
`;

/** What came of keeping a hall, or of keeping it no longer. */
export type ClipResult =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly needsLogin: boolean; readonly message: string };

const UNREACHABLE = '通信できませんでした。元の状態に戻しました。';

/**
 * Keeps a hall or lets it go. The new state shows at once; when the gateway refuses or cannot be reached, Relay
 * takes it back by itself.
 */
export function useClip(id: string, clipCount: number | null) {
  const environment = useRelayEnvironment();
  const clip = useCallback(() => commitClip(environment, id, clipCount), [environment, id, clipCount]);
  const unclip = useCallback(() => commitUnclip(environment, id, clipCount), [environment, id, clipCount]);
  return { clip, unclip };
}

/** Keeps a hall. `clipCount` is the number shown, null where none is. */
export function commitClip(
  environment: Environment,
  id: string,
  clipCount: number | null,
): Promise<ClipResult> {
  return new Promise((resolve) => {
    commitMutation<useClip_clipMutation>(environment, {
      mutation: clipMutation,
      variables: { id },
      optimisticResponse: {
        clip: {
          account: null,
          clippable: { ...clippable(id, clipCount, 1), viewerHasClipped: true },
          userErrors: [],
        },
      },
      onCompleted: ({ clip }, errors) => resolve(resultOf(clip, errors)),
      onError: () => resolve({ isDone: false, needsLogin: false, message: UNREACHABLE }),
    });
  });
}

function commitUnclip(environment: Environment, id: string, clipCount: number | null): Promise<ClipResult> {
  return new Promise((resolve) => {
    commitMutation<useClip_unclipMutation>(environment, {
      mutation: unclipMutation,
      variables: { id },
      optimisticResponse: {
        unclip: {
          account: null,
          clippable: { ...clippable(id, clipCount, -1), viewerHasClipped: false },
          userErrors: [],
        },
      },
      onCompleted: ({ unclip }, errors) => resolve(resultOf(unclip, errors)),
      onError: () => resolve({ isDone: false, needsLogin: false, message: UNREACHABLE }),
    });
  });
}

function clippable(id: string, clipCount: number | null, change: number) {
  return { __typename: 'Hall', id, clipCount: clipCount === null ? null : Math.max(clipCount + change, 0) };
}

type Payload =
  | { readonly userErrors: ReadonlyArray<{ readonly code: string; readonly message: string }> }
  | null
  | undefined;

function resultOf(payload: Payload, errors: readonly unknown[] | null | undefined): ClipResult {
  const [refusal] = payload?.userErrors ?? [];
  if (refusal)
    return { isDone: false, needsLogin: refusal.code === 'LOGIN_REQUIRED', message: refusal.message };
  return payload && !errors?.length
    ? { isDone: true }
    : { isDone: false, needsLogin: false, message: UNREACHABLE };
}
