import { createContext, use, useEffect, useReducer, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { PersonalQuery } from '../__generated__/PersonalQuery.graphql.ts';
import { PRIVATE } from './environment.ts';
import { profileState, UNASKED, type ProfileEvent, type ProfileState } from './profileState.ts';

/**
 * What of a page concerns the viewer, in one query: who is logged in and, where a page shows them, the halls seen
 * lately and those recommended, or how to reach a member who reserves again. It is asked for by the browser alone, after the public page stands.
 */
const personalQuery = graphql`
  query PersonalQuery($withHalls: Boolean!, $hallId: ID, $withContact: Boolean!) {
    viewer {
      isLoggedIn
      ...AccountMenu_viewer
      ...Extras_viewer
      ...RecentlyViewedHalls_viewer @include(if: $withHalls) @alias(as: "recentlyViewed")
      ...RecommendedHalls_viewer
        @arguments(hallId: $hallId)
        @include(if: $withHalls)
        @alias(as: "recommended")
      ...contact_viewer @include(if: $withContact) @alias(as: "contact")
    }
  }
`;

type Viewer = PersonalQuery['response']['viewer'];

/** What a page wants to know of the viewer beside who they are. */
export interface Wanted {
  readonly withHalls?: boolean;
  /** Global id of the hall that is shown; with `withHalls`. */
  readonly hallId?: string | null;
  readonly withContact?: boolean;
}

type State = ProfileState<Viewer>;

const Context = createContext<State>(UNASKED);

/** Asks the personal query of the page shown, anew for every page. */
export function PersonalProvider(props: { wanted: Wanted; pageKey: string; children: ReactNode }) {
  const { withHalls = false, hallId = null, withContact = false } = props.wanted;
  const environment = useRelayEnvironment();
  const [state, tell] = useReducer<State, [ProfileEvent<Viewer>]>(profileState, UNASKED);

  useEffect(() => {
    const variables = { withHalls, hallId, withContact };
    const retained = environment.retain(createOperationDescriptor(getRequest(personalQuery), variables));
    tell({ type: 'started' });
    const subscription = fetchQuery<PersonalQuery>(environment, personalQuery, variables, {
      fetchPolicy: 'network-only',
      networkCacheConfig: PRIVATE,
    }).subscribe({
      next({ viewer }) {
        tell({ type: 'succeeded', user: viewer });
        // Whoever could not be proven is not known to be a guest; the halls seen on the device are there all the same.
        if (viewer.isLoggedIn == null) tell({ type: 'failed' });
      },
      // What was known of the viewer stays; the page itself needs none of it.
      error: () => tell({ type: 'failed' }),
    });
    return () => {
      subscription.unsubscribe();
      retained.dispose();
    };
  }, [environment, withHalls, hallId, withContact, props.pageKey]);

  return <Context value={state}>{props.children}</Context>;
}

/** The viewer, with the fragments the parts of the page read; null until the browser knows. */
export function useViewer(): Viewer | null {
  return use(Context).user;
}

/** Whether it could not be found out who the viewer is; asked anew with every page. */
export function useFetchFailed(): boolean {
  return use(Context).fetchFailed;
}

/** Whether a user is logged in; null until it is known. */
export function useIsLoggedIn(): boolean | null {
  return useViewer()?.isLoggedIn ?? null;
}
