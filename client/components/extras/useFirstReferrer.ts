import { useEffect } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useFirstReferrerMutation } from '../../__generated__/useFirstReferrerMutation.graphql.ts';
import { useIsLoggedIn } from '../../relay/Personal.tsx';

const TOLD = 'musubi.referrer-told';

/** Tells once per device from which page of another site it first came (R99), as soon as the device has its id. */
export function useFirstReferrer(): void {
  const environment = useRelayEnvironment();
  // The answer that tells whether somebody is logged in has given the device its id.
  const hasId = useIsLoggedIn() !== null;
  useEffect(() => {
    const referrer = hasId ? firstReferrer() : null;
    if (referrer === null) return;
    commitMutation<useFirstReferrerMutation>(environment, {
      mutation: graphql`
        mutation useFirstReferrerMutation($referrer: URL!) {
          recordVisitorReferrer(input: { referrer: $referrer }) {
            isRecorded
          }
        }
      `,
      variables: { referrer },
      // Not recorded is not worth a word to the visitor.
      onError() {},
    });
  }, [environment, hasId]);
}

/** The page of another site that led here, on a device's first visit alone; null at every later one. */
function firstReferrer(): string | null {
  try {
    if (localStorage.getItem(TOLD) !== null) return null;
    localStorage.setItem(TOLD, '1');
  } catch {
    // A device that keeps nothing would tell it again and again.
    return null;
  }
  const { referrer } = document;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== location.origin ? referrer : null;
}
