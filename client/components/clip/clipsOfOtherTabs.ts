import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { clipsOfOtherTabsQuery } from '../../__generated__/clipsOfOtherTabsQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { CLIP_KEY } from '../../storage.ts';
import { MAX_NODE_IDS } from './Clip.ts';

/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- read from the store by other components */
/** Reads the account too: if another member has logged in, Extras.tsx loads the page again. */
const query = graphql`
  query clipsOfOtherTabsQuery($ids: [ID!]!) {
    viewer {
      account {
        rawId
        ...ClipCount_account
      }
    }
    nodes(ids: $ids) {
      ...Clip_clippable @arguments(isCounted: true) @alias
    }
  }
`;
/* eslint-enable relay/unused-fields, relay/must-colocate-fragment-spreads */

/**
 * Reads again what other tabs have clipped or unclipped, once this tab is visible. One request at a time: Relay answers a
 * request with the response to an equal one in flight, which may be older than the change.
 */
export function useClipsOfOtherTabs(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const changed = new Set<string>();
    let isReading = false;
    const readChanged = () => {
      if (document.hidden || isReading || changed.size === 0) return;
      isReading = true;
      const ids = [...changed].slice(-MAX_NODE_IDS);
      changed.clear();
      const options = { networkCacheConfig: PRIVATE_REQUEST };
      const request = fetchQuery<clipsOfOtherTabsQuery>(environment, query, { ids }, options);
      request.toPromise().then(end, end);
    };
    const end = () => {
      isReading = false;
      readChanged();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== CLIP_KEY || newValue === null) return;
      changed.add(newValue);
      readChanged();
    };
    addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', readChanged);
    return () => {
      removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', readChanged);
    };
  }, [environment]);
}
