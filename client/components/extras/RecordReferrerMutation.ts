import { useEffect } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RecordReferrerMutation } from '../../__generated__/RecordReferrerMutation.graphql.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { localStore } from '../../storage.ts';

const STORAGE_KEY = 'musubi.referrer-told';

/** Records once per device from which other site it first came, as soon as the device has a visitor id. */
export function useRecordReferrer(): void {
  const environment = useRelayEnvironment();
  // The response to the viewer query sets the visitor id.
  const hasVisitorId = useIsLoggedIn() !== null;
  useEffect(() => {
    const referrer = hasVisitorId ? firstReferrer() : null;
    if (referrer === null) return;
    commitMutation<RecordReferrerMutation>(environment, {
      mutation: graphql`
        mutation RecordReferrerMutation($referrer: URL!) {
          recordVisitorReferrer(input: { referrer: $referrer }) {
            isRecorded
          }
        }
      `,
      variables: { referrer },
      onError() {},
    });
  }, [environment, hasVisitorId]);
}

/** The referring page of another site; null after the first visit, and without storage, where every visit looks first. */
function firstReferrer(): string | null {
  if (localStore.get(STORAGE_KEY) !== null || !localStore.set(STORAGE_KEY, '1')) return null;
  const { referrer } = document;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin ? referrer : null;
}
