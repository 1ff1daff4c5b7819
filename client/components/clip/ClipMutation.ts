import { graphql, type Environment } from 'react-relay/hooks.js';
import type { ClipMutation } from '../../__generated__/ClipMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';

/** A hall, article, bride, brand or ring by its global id. Messages show its name. */
export interface ClipTarget {
  readonly id: string;
  readonly typename: string;
  readonly name: string;
}

/** Why a change was not made; `message` is for visitors. */
export type ClipFailure = { readonly needsLogin: boolean; readonly message: string };

/** Sets the target state, so retries are safe. Reads the member's count of this kind of clip. */
export const clipMutation = graphql`
  mutation ClipMutation(
    $id: ID!
    $clips: Boolean!
    $isHall: Boolean!
    $isArticle: Boolean!
    $isBride: Boolean!
    $isBrand: Boolean!
    $isRing: Boolean!
  ) @raw_response_type {
    clip(input: { target: { id: $id } }) @include(if: $clips) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        ...ClipMutation_account
      }
      userErrors {
        message
        code
      }
    }
    unclip(input: { target: { id: $id } }) @skip(if: $clips) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        ...ClipMutation_account
      }
      userErrors {
        message
        code
      }
    }
  }
`;
/* eslint-disable relay/unused-fields -- shown by other components */
void graphql`
  fragment ClipMutation_account on Account {
    hallClipCount @include(if: $isHall)
    lastHallClippedAt @include(if: $isHall)
    clippedArticles @include(if: $isArticle) {
      totalCount
    }
    clippedBrides @include(if: $isBride) {
      totalCount
    }
    favoriteBrandCount @include(if: $isBrand)
    favoriteRingCount @include(if: $isRing)
  }
`;
/* eslint-enable relay/unused-fields */

export const clipVariables = ({ id, typename }: ClipTarget, clips: boolean): ClipMutation['variables'] => ({
  id,
  clips,
  isHall: typename === 'Hall',
  isArticle: typename === 'Article',
  isBride: typename === 'Bride',
  isBrand: typename === 'Brand',
  isRing: typename === 'Ring',
});

/** Clips or unclips. Rejects when the outcome is open. */
export async function sendClip(
  environment: Environment,
  target: ClipTarget,
  clips: boolean,
): Promise<ClipFailure | null> {
  const response = await mutate<ClipMutation>(environment, clipMutation, clipVariables(target, clips));
  const payload = response.clip ?? response.unclip;
  const [error] = payload?.userErrors ?? [];
  if (!payload || error?.code === 'OUTCOME_UNKNOWN') throw new Error(error?.code);
  return error ? { needsLogin: error.code === 'LOGIN_REQUIRED', message: error.message } : null;
}
