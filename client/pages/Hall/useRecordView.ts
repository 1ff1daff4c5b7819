import { useEffect } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useRecordViewMutation } from '../../__generated__/useRecordViewMutation.graphql.ts';

/** Tells, once per visit of the page, that the visitor looked at a hall; only a browser does, never the server. */
export function useRecordView(hallId: string | null): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!hallId) return;
    // Waiting a moment lets StrictMode's first, discarded effect pass, and a visitor who only flips through.
    const timer = setTimeout(() => {
      commitMutation<useRecordViewMutation>(environment, {
        mutation: graphql`
          mutation useRecordViewMutation($hallId: ID!) {
            recordHallView(input: { hallId: $hallId }) {
              userErrors {
                code
              }
            }
          }
        `,
        variables: { hallId },
        // Not recorded is not worth a word to the visitor.
        onError() {},
      });
    }, 1000);
    return () => clearTimeout(timer);
  }, [environment, hallId]);
}
