import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, type Environment } from 'react-relay/hooks.js';
import { createOperationDescriptor, createReaderSelector, getFragment, getRequest } from 'relay-runtime';
import type { clipStatesQuery } from '../__generated__/clipStatesQuery.graphql.ts';
import { PRIVATE } from './environment.ts';
import { useIsLoggedIn } from './Personal.tsx';

const query = graphql`
  query clipStatesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...clipStates_clippable @alias
    }
  }
`;

const fragment = graphql`
  fragment clipStates_clippable on Clippable {
    viewerHasClipped
  }
`;

/** `nodes(ids:)` takes at most this many. */
const MOST_IDS = 100;

/** Waits for the next animation frame. Tests hand in a clock of their own. */
export type NextFrame = (callback: () => void) => void;

/**
 * Finds out which objects the viewer has clipped. Ids asked for within one animation frame go out as one request
 * (per hundred), with those of the frames right after it: a slow phone takes a page over in several. Each id goes
 * once; the answers live in Relay's store, where mutations change them too.
 */
export class ClipStates {
  readonly #environment: Environment;
  readonly #nextFrame: NextFrame;
  readonly #asked = new Set<string>();
  #waiting: string[] = [];

  constructor(
    environment: Environment,
    nextFrame: NextFrame = (callback) => requestAnimationFrame(callback),
  ) {
    this.#environment = environment;
    this.#nextFrame = nextFrame;
  }

  /** Asks for the state of an object soon, unless it was asked for before or came with the page. */
  ask(id: string): void {
    if (this.#asked.has(id) || this.read(id) !== null) return;
    this.#asked.add(id);
    if (this.#waiting.push(id) === 1) this.#sendAfter(0);
  }

  /** Whether the viewer keeps the object; null while that is unknown. */
  read(id: string): boolean | null {
    return clippedIn(this.#environment.lookup(selectorOf(id)).data);
  }

  /** Calls back whenever the state in the store changes. */
  subscribe(id: string, callback: () => void): () => void {
    const subscription = this.#environment.subscribe(this.#environment.lookup(selectorOf(id)), callback);
    return () => subscription.dispose();
  }

  /** Sends after the first frame that leaves the number of waiting ids as it was. */
  #sendAfter(waiting: number): void {
    this.#nextFrame(() => {
      if (this.#waiting.length === waiting) this.#send();
      else this.#sendAfter(this.#waiting.length);
    });
  }

  #send(): void {
    const ids = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < ids.length; start += MOST_IDS) {
      const chunk = ids.slice(start, start + MOST_IDS);
      fetchQuery<clipStatesQuery>(
        this.#environment,
        query,
        { ids: chunk },
        { networkCacheConfig: PRIVATE },
      ).subscribe({
        // Their state stays unknown; the next page that shows them asks again.
        error: () => chunk.forEach((id) => this.#asked.delete(id)),
      });
    }
  }
}

const states = new WeakMap<Environment, ClipStates>();

function statesOf(environment: Environment): ClipStates {
  const known = states.get(environment) ?? new ClipStates(environment);
  states.set(environment, known);
  return known;
}

/** Whether the viewer keeps an object: null while unknown, always false for a guest (who costs no request). */
export function useClipState(id: string): boolean | null {
  const isLoggedIn = useIsLoggedIn();
  const environment = useRelayEnvironment();
  const states = useMemo(() => statesOf(environment), [environment]);
  const state = useSyncExternalStore(
    useCallback((callback) => states.subscribe(id, callback), [states, id]),
    () => states.read(id),
    () => states.read(id),
  );
  useEffect(() => {
    if (isLoggedIn) states.ask(id);
  }, [states, id, isLoggedIn]);
  return isLoggedIn === false ? false : state;
}

/** Asks the gateway whether the viewer keeps an object; null where it cannot tell. Rejects when it cannot be asked. */
export async function lookUpClipState(environment: Environment, id: string): Promise<boolean | null> {
  await fetchQuery<clipStatesQuery>(
    environment,
    query,
    { ids: [id] },
    { networkCacheConfig: PRIVATE },
  ).toPromise();
  return statesOf(environment).read(id);
}

/** Reads the fragment of a record. Its owner only has to be some query that tells it: one for all of them. */
function selectorOf(id: string) {
  owner ??= createOperationDescriptor(getRequest(query), { ids: [] }).request;
  return createReaderSelector(getFragment(fragment), id, {}, owner);
}
let owner: ReturnType<typeof createOperationDescriptor>['request'] | undefined;

function clippedIn(data: unknown): boolean | null {
  const clipped =
    typeof data === 'object' && data !== null && 'viewerHasClipped' in data ? data.viewerHasClipped : null;
  return typeof clipped === 'boolean' ? clipped : null;
}
