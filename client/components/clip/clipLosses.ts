import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { clipLossesQuery } from '../../__generated__/clipLossesQuery.graphql.ts';
import type { clipLossesShareQuery } from '../../__generated__/clipLossesShareQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { readOwnShares } from '../account/ownShares.ts';

/** Data that unclipping a hall deletes along with the clip. */
export interface ClipLosses {
  readonly commentCount: number;
  /** Whether it is on a shared list that is known on this device. */
  readonly isShared: boolean;
}

/** Null where the session has ended. Rejects when the clip cannot be read. */
export async function fetchClipLosses(environment: Environment, hallId: string): Promise<ClipLosses | null> {
  const response = await fetchQuery<clipLossesQuery>(
    environment,
    graphql`
      query clipLossesQuery($id: ID!) {
        viewer {
          isLoggedIn
        }
        node(id: $id) {
          ... on Hall {
            viewerClip {
              id
              comments {
                id
              }
            }
          }
        }
      }
    `,
    { id: hallId },
    { networkCacheConfig: PRIVATE_REQUEST },
  ).toPromise();
  if (response?.viewer.isLoggedIn === false) return null;
  const clip = response?.node?.viewerClip;
  if (!clip) return { commentCount: 0, isShared: false };
  const shares = await Promise.all(readOwnShares().map((hash) => fetchClipsOfShare(environment, hash)));
  return {
    commentCount: clip.comments?.length ?? 0,
    isShared: shares.some((ids) => ids.includes(clip.id)),
  };
}

/** Clips of a shared list; none where it is another user's or cannot be read. */
async function fetchClipsOfShare(environment: Environment, hash: string): Promise<readonly string[]> {
  const response = await fetchQuery<clipLossesShareQuery>(
    environment,
    graphql`
      query clipLossesShareQuery($hash: String!) {
        hallClipShare(hash: $hash) {
          isOwnedByViewer
          hallClips(first: 100) {
            nodes {
              id
            }
          }
        }
      }
    `,
    { hash },
    { networkCacheConfig: PRIVATE_REQUEST },
  )
    .toPromise()
    .catch(() => null);
  const share = response?.hallClipShare;
  return share?.isOwnedByViewer ? (share.hallClips?.nodes?.map(({ id }) => id) ?? []) : [];
}

/** 「届いたコメント2件が消え、共有リストからも外れます。」; null where nothing else is lost. */
export function describeLosses({ commentCount, isShared }: ClipLosses): string | null {
  if (commentCount > 0 && isShared)
    return `届いたコメント${commentCount}件が消え、共有リストからも外れます。`;
  if (commentCount > 0) return `届いたコメント${commentCount}件も消えます。`;
  return isShared ? '共有リストからも外れます。' : null;
}
