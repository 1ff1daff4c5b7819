import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipCount_account$key } from '../../__generated__/ClipCount_account.graphql.ts';
import type { ClipCountQuery } from '../../__generated__/ClipCountQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { useResponses } from '../../relay/useResponses.ts';
import { useClipsOfOtherTabs } from './clipsOfOtherTabs.ts';

const OPTIONS = { networkCacheConfig: PRIVATE_REQUEST, fetchPolicy: 'store-or-network' } as const;

/**
 * Number of halls the member has clipped, for the header; nothing while there is none. It has a query of its own, so
 * that a slow count does not delay the viewer. Each clip updates it in the store, also a clip made in another tab.
 */
export default function ClipCount() {
  useClipsOfOtherTabs();
  const [response] = useResponses<ClipCountQuery>(
    graphql`
      query ClipCountQuery {
        viewer {
          account {
            ...ClipCount_account
          }
        }
      }
    `,
    [{}],
    OPTIONS,
  );
  const account = useFragment<ClipCount_account$key>(
    graphql`
      fragment ClipCount_account on Account {
        hallClipCount
      }
    `,
    response?.viewer.account,
  );
  if (!account?.hallClipCount) return null;
  return (
    <>
      {formatNumber(account.hallClipCount)}
      <span className="visually-hidden">件</span>
    </>
  );
}
