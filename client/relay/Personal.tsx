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

/** The viewer; null until the browser knows. `hasFailed`: it could not be found out. */
interface Personal {
  readonly viewer: Viewer | null;
  readonly hasFailed: boolean;
}

const UNKNOWN: Personal = { viewer: null, hasFailed: false };
const Context = createContext<Personal>(UNKNOWN);

/** Asks the personal query of the page shown, anew for every page. */
export function PersonalProvider(props: { variables: Variables; pageKey: string; children: ReactNode }) {
  const { withHalls, hallId = null } = props.variables;
  const environment = useRelayEnvironment();
  const [personal, setPersonal] = useState(UNKNOWN);

  useEffect(() => {
    const variables = { withHalls, hallId };
    const retained = environment.retain(createOperationDescriptor(getRequest(personalQuery), variables));
    const subscription = fetchQuery<PersonalQuery>(environment, personalQuery, variables, {
      fetchPolicy: 'network-only',
      networkCacheConfig: PRIVATE,
    }).subscribe({
      next: ({ viewer }) => setPersonal({ viewer, hasFailed: false }),
      error: () => setPersonal({ viewer: null, hasFailed: true }),
    });
    return () => {
      subscription.unsubscribe();
      retained.dispose();
    };
  }, [environment, withHalls, hallId, props.pageKey]);

  return <Context value={personal}>{props.children}</Context>;
}

/** The viewer, with the fragments the parts of the page read. */
export function usePersonal(): Personal {
  return use(Context);
}

/** Whether a user is logged in; null until it is known. */
export function useIsLoggedIn(): boolean | null {
  return usePersonal().viewer?.isLoggedIn ?? null;
}
