import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { PersonalQuery } from '../__generated__/PersonalQuery.graphql.ts';
import { PRIVATE } from './environment.ts';

/**
 * What of a page concerns the viewer, in one query: who is logged in and, where a page shows them, the halls seen
 * lately and those recommended. It is asked for by the browser alone, after the public page stands.
 */
const personalQuery = graphql`
  query PersonalQuery($withHalls: Boolean!, $hallId: ID) {
    viewer {
      isLoggedIn
      ...AccountMenu_viewer
      ...Extras_viewer
      ...RecentlyViewedHalls_viewer @include(if: $withHalls) @alias(as: "recentlyViewed")
      ...RecommendedHalls_viewer
        @arguments(hallId: $hallId)
        @include(if: $withHalls)
        @alias(as: "recommended")
    }
  }
`;

type Viewer = PersonalQuery['response']['viewer'];
type Variables = PersonalQuery['variables'];

const Context = createContext<Viewer | null>(null);

/** Asks the personal query of the page shown, anew for every page. */
export function PersonalProvider(props: { variables: Variables; pageKey: string; children: ReactNode }) {
  const { withHalls, hallId = null } = props.variables;
  const environment = useRelayEnvironment();
  const [viewer, setViewer] = useState<Viewer | null>(null);

  useEffect(() => {
    const variables = { withHalls, hallId };
    const retained = environment.retain(createOperationDescriptor(getRequest(personalQuery), variables));
    const subscription = fetchQuery<PersonalQuery>(environment, personalQuery, variables, {
      fetchPolicy: 'network-only',
      networkCacheConfig: PRIVATE,
    }).subscribe({
      next: (data) => setViewer(data.viewer),
      // What was known of the viewer stays; the page itself needs none of it.
      error() {},
    });
    return () => {
      subscription.unsubscribe();
      retained.dispose();
    };
  }, [environment, withHalls, hallId, props.pageKey]);

  return <Context value={viewer}>{props.children}</Context>;
}

/** The viewer, with the fragments the parts of the page read; null until the browser knows. */
export function useViewer(): Viewer | null {
  return use(Context);
}

/** Whether a user is logged in; null until it is known. */
export function useIsLoggedIn(): boolean | null {
  return useViewer()?.isLoggedIn ?? null;
}
