import { createContext, startTransition, use, useEffect, useReducer, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { ViewerQuery } from '../__generated__/ViewerQuery.graphql.ts';
import { localStore } from '../storage.ts';
import { PRIVATE_REQUEST } from './environment.ts';

/** The one personal query of a page, sent by the browser so that the page itself stays public. */
const viewerQuery = graphql`
  query ViewerQuery($withHalls: Boolean!, $hall: HallBy, $withContact: Boolean!) {
    viewer {
      isLoggedIn
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- reads it by useViewer
      ...AccountMenu_viewer
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- reads it by useViewer
      ...Extras_viewer
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- reads it by useViewer
      ...RecentlyViewedHalls_viewer @include(if: $withHalls) @alias(as: "recentlyViewed")
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- reads it by useViewer
      ...RecommendedHalls_viewer @arguments(hall: $hall) @include(if: $withHalls) @alias(as: "recommended")
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- reads it by useViewer
      ...useMemberContact_viewer @include(if: $withContact) @alias(as: "contact")
    }
  }
`;

type Viewer = ViewerQuery['response']['viewer'];

/** What a page needs of the viewer besides their account. */
export interface ViewerQueryOptions {
  /** Recently viewed and recommended halls. */
  readonly withHalls?: boolean;
  /** The page's hall; with `withHalls`. */
  readonly hall?: ViewerQuery['variables']['hall'];
  /** Contact details for the forms of members. */
  readonly withContact?: boolean;
}

/** State of the viewer query. */
export interface ViewerState<User> {
  /** The last known viewer; null before the first response. */
  readonly user: User | null;
  readonly isFetching: boolean;
  readonly fetchFailed: boolean;
}

export type ViewerEvent<User> =
  | { readonly type: 'started' }
  | { readonly type: 'succeeded'; readonly user: User }
  | { readonly type: 'failed' };

export const INITIAL_VIEWER_STATE = { user: null, isFetching: false, fetchFailed: false } as const;

/** A failure keeps the last known viewer; a new fetch clears the failure. */
export function viewerReducer<User>(state: ViewerState<User>, event: ViewerEvent<User>): ViewerState<User> {
  if (event.type === 'started') return { ...state, isFetching: true, fetchFailed: false };
  if (event.type === 'succeeded') return { user: event.user, isFetching: false, fetchFailed: false };
  return { ...state, isFetching: false, fetchFailed: true };
}

type State = ViewerState<Viewer>;

const Context = createContext<State>(INITIAL_VIEWER_STATE);

const RecommendedContext = createContext<Viewer['recommended']>(undefined);

/** A viewer query that was sent. */
export interface ViewerRequest {
  /** Calls back with every event, also those before. */
  subscribe(callback: (event: ViewerEvent<Viewer>) => void): () => void;
  /** Cancels the request and releases its data. */
  dispose(): void;
}

/** Document id and variables of the viewer query, which client/start.ts sends before other scripts have loaded. */
export function viewerOperation(options: ViewerQueryOptions) {
  const { withHalls = false, hall = null, withContact = false } = options;
  return { documentId: getRequest(viewerQuery).params.id, variables: { withHalls, hall, withContact } };
}

/** Sends the viewer query, before anything of the page is loaded or rendered. */
export function loadViewer(environment: Environment, options: ViewerQueryOptions): ViewerRequest {
  const { variables } = viewerOperation(options);
  const retained = environment.retain(createOperationDescriptor(getRequest(viewerQuery), variables));
  const events: ViewerEvent<Viewer>[] = [{ type: 'started' }];
  const listeners = new Set<(event: ViewerEvent<Viewer>) => void>();
  const emit = (event: ViewerEvent<Viewer>): void => {
    events.push(event);
    for (const listener of listeners) listener(event);
  };
  const subscription = fetchQuery<ViewerQuery>(environment, viewerQuery, variables, {
    fetchPolicy: 'network-only',
    networkCacheConfig: PRIVATE_REQUEST,
  }).subscribe({
    next({ viewer }) {
      if (viewer.isLoggedIn != null) localStore.set(MEMBER_STORAGE_KEY, viewer.isLoggedIn ? 'yes' : 'no');
      emit({ type: 'succeeded', user: viewer });
      // The identity could not be verified, which does not make the viewer a guest. Other data is still usable.
      if (viewer.isLoggedIn == null) emit({ type: 'failed' });
    },
    error: () => emit({ type: 'failed' }),
  });
  return {
    subscribe(callback) {
      events.forEach(callback);
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    dispose() {
      subscription.unsubscribe();
      retained.dispose();
    },
  };
}

/** Provides the viewer of the latest request; null on the server, which sends none. */
export function ViewerProvider({
  request,
  children,
}: {
  request: ViewerRequest | null;
  children: ReactNode;
}) {
  const [state, dispatch] = useReducer<State, [ViewerEvent<Viewer>]>(viewerReducer, INITIAL_VIEWER_STATE);
  const [answered, setAnswered] = useState<ViewerRequest | null>(null);
  // In a transition: an urgent change of context removes server-rendered parts whose chunks are still being loaded.
  useEffect(
    () =>
      request?.subscribe((event) =>
        startTransition(() => {
          dispatch(event);
          if (event.type === 'succeeded') setAnswered(request);
        }),
      ),
    [request],
  );
  const recommended = answered === request ? state.user?.recommended : undefined;
  return (
    <Context value={state}>
      <RecommendedContext value={recommended}>{children}</RecommendedContext>
    </Context>
  );
}

/** The viewer; null until the first response. */
export function useViewer(): Viewer | null {
  return use(Context).user;
}

/** Recommendations for this page. Unlike the account, those of the previous page are not kept. */
export const useRecommended = (): Viewer['recommended'] => use(RecommendedContext);

/** Whether the last fetch could not establish who the viewer is. */
export function useViewerFetchFailed(): boolean {
  return use(Context).fetchFailed;
}

const MEMBER_STORAGE_KEY = 'musubi.isMember';

/** Whether the last viewer known on this device was a member, for requests that do not wait for the viewer query. */
export function wasLoggedIn(): boolean {
  return localStore.get(MEMBER_STORAGE_KEY) === 'yes';
}

/** Null until known. */
export function useIsLoggedIn(): boolean | null {
  return useViewer()?.isLoggedIn ?? null;
}
