import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, type Environment } from 'react-relay/hooks.js';
import { createOperationDescriptor, createReaderSelector, getFragment, getRequest } from 'relay-runtime';
import type { ClipStatesQuery } from '../__generated__/ClipStatesQuery.graphql.ts';
import { PRIVATE_REQUEST } from './environment.ts';
import { useIsLoggedIn, wasLoggedIn } from './Viewer.tsx';

const query = graphql`
  query ClipStatesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...ClipStates_clippable @alias
    }
  }
`;

const fragment = graphql`
  fragment ClipStates_clippable on Clippable {
    viewerHasClipped
  }
`;

/** Limit of `nodes(ids:)`. */
const MAX_IDS = 100;

/** Schedules a callback for the next animation frame; tests pass their own. */
export type ScheduleFrame = (callback: () => void) => void;

/**
 * Loads which objects the viewer has clipped, batching the ids requested within one animation frame (and the frames
 * right after it, since slow devices hydrate a page over several). The results live in Relay's store, where mutations
 * update them too.
 */
export class ClipStateLoader {
  readonly #environment: Environment;
  readonly #scheduleFrame: ScheduleFrame;
  readonly #requested = new Set<string>();
  #queue: string[] = [];

  constructor(
    environment: Environment,
    scheduleFrame: ScheduleFrame = (callback) => requestAnimationFrame(callback),
  ) {
    this.#environment = environment;
    this.#scheduleFrame = scheduleFrame;
  }

  /** Queues an id unless it was requested before or is in the store. */
  load(id: string): void {
    if (this.#requested.has(id) || this.read(id) !== null) return;
    this.#requested.add(id);
    if (this.#queue.push(id) === 1) this.#sendWhenStable(0);
  }

  /** Whether the viewer has clipped the object; null while unknown. */
  read(id: string): boolean | null {
    return viewerHasClipped(this.#environment.lookup(selectorFor(id)).data);
  }

  subscribe(id: string, callback: () => void): () => void {
    const subscription = this.#environment.subscribe(this.#environment.lookup(selectorFor(id)), callback);
    return () => subscription.dispose();
  }

  /** Sends after the first frame in which the queue has not grown. */
  #sendWhenStable(previousLength: number): void {
    this.#scheduleFrame(() => {
      if (this.#queue.length === previousLength) this.#send();
      else this.#sendWhenStable(this.#queue.length);
    });
  }

  #send(): void {
    const ids = this.#queue;
    this.#queue = [];
    for (let start = 0; start < ids.length; start += MAX_IDS) {
      const batch = ids.slice(start, start + MAX_IDS);
      fetchQuery<ClipStatesQuery>(
        this.#environment,
        query,
        { ids: batch },
        { networkCacheConfig: PRIVATE_REQUEST },
      ).subscribe({
        // Unknown until the next page that renders them.
        error: () => batch.forEach((id) => this.#requested.delete(id)),
      });
    }
  }
}

const loaders = new WeakMap<Environment, ClipStateLoader>();

function loaderFor(environment: Environment): ClipStateLoader {
  const loader = loaders.get(environment) ?? new ClipStateLoader(environment);
  loaders.set(environment, loader);
  return loader;
}

/** Whether the viewer has clipped an object: null while unknown, false without a request for guests. */
export function useClipState(id: string): boolean | null {
  const isLoggedIn = useIsLoggedIn();
  const environment = useRelayEnvironment();
  const loader = useMemo(() => loaderFor(environment), [environment]);
  const state = useSyncExternalStore(
    useCallback((callback) => loader.subscribe(id, callback), [loader, id]),
    () => loader.read(id),
    () => loader.read(id),
  );
  useEffect(() => {
    // A member's states do not wait for the viewer query.
    if (isLoggedIn ?? wasLoggedIn()) loader.load(id);
  }, [loader, id, isLoggedIn]);
  return isLoggedIn === false ? false : state;
}

/** Fetches whether the viewer has clipped an object; null where unknown. Rejects when the request fails. */
export async function fetchClipState(environment: Environment, id: string): Promise<boolean | null> {
  await fetchQuery<ClipStatesQuery>(
    environment,
    query,
    { ids: [id] },
    { networkCacheConfig: PRIVATE_REQUEST },
  ).toPromise();
  return loaderFor(environment).read(id);
}

/** Whether the viewer has clipped an object, as far as the store holds it; null while unknown. */
export function readClipState(environment: Environment, id: string): boolean | null {
  return loaderFor(environment).read(id);
}

/** Selects the fragment of a record. Relay requires an owning request, which may be the same for all of them. */
function selectorFor(id: string) {
  fragmentOwner ??= createOperationDescriptor(getRequest(query), { ids: [] }).request;
  return createReaderSelector(getFragment(fragment), id, {}, fragmentOwner);
}
let fragmentOwner: ReturnType<typeof createOperationDescriptor>['request'] | undefined;

function viewerHasClipped(data: unknown): boolean | null {
  const value =
    typeof data === 'object' && data !== null && 'viewerHasClipped' in data ? data.viewerHasClipped : null;
  return typeof value === 'boolean' ? value : null;
}
