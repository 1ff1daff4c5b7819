import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import {
  applyOptimisticMutation,
  createOperationDescriptor,
  createReaderSelector,
  getFragment,
  getRequest,
  type Disposable,
} from 'relay-runtime';
import type { ClipMutation } from '../../__generated__/ClipMutation.graphql.ts';
import type { ClipStatesQuery } from '../../__generated__/ClipStatesQuery.graphql.ts';
import { explainRefusal, limitConcurrency, PRIVATE_REQUEST, withRetries } from '../../relay/environment.ts';
import { CLIP_KEY, localStore } from '../../storage.ts';
import { afterNextPaint } from '../../whenIdle.ts';
import { clipMutation, clipVariables, sendClip, type ClipFailure, type ClipTarget } from './ClipMutation.ts';

/** Spread it in personal queries: objects read by them then need no request for their state. */
const state = graphql`
  fragment Clip_clippable on Clippable
  @argumentDefinitions(isCounted: { type: "Boolean!", defaultValue: false }) {
    viewerHasClipped
    clipCount @include(if: $isCounted)
  }
`;

const statesQuery = graphql`
  query ClipStatesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ...Clip_clippable @alias
    }
  }
`;

const UNCHANGED = '変更できませんでした。時間をおいて、もう一度お試しください。';
const UNKNOWN = '通信できず、変更できたか確認できませんでした。画面を読み込み直してご確認ください。';
/** Ids in one query. */
export const MAX_NODE_IDS = 100;

function notifyOtherTabs(id: string): void {
  localStore.set(CLIP_KEY, id);
  localStore.remove(CLIP_KEY);
}

/** A change in progress of one object. */
interface Change {
  readonly target: ClipTarget;
  /** The latest choice of the user. */
  clips: boolean;
  /** The state in flight, or accepted. */
  sent: boolean | null;
  optimistic: Disposable;
  result: Promise<ClipFailure | null>;
}

/**
 * The viewer's clip states. Unknown states of a page are read in one request. Changes are optimistic. Each object has
 * at most one mutation in flight, followed by one for the latest choice; at most four objects change concurrently.
 */
export class Clips {
  /** Functions that undo unclips not sent yet, by object id. See unclipHall.tsx. */
  readonly undos = new Map<string, () => void>();
  readonly #environment: Environment;
  readonly #owner = createOperationDescriptor(getRequest(statesQuery), { ids: [] }).request;
  /** Ids whose state is requested and not received. */
  readonly #requested = new Set<string>();
  readonly #queue: string[] = [];
  readonly #limited = limitConcurrency(4);
  readonly #changes = new Map<string, Change>();

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Null while unknown. */
  isClipped(id: string): boolean | null {
    return this.#read(id).viewerHasClipped ?? null;
  }

  subscribe(id: string, callback: () => void): () => void {
    return this.#environment.subscribe(this.#lookUp(id), callback).dispose;
  }

  /** Requests an unknown state. Requests of consecutive animation frames go out together. */
  load(id: string): void {
    if (this.#requested.has(id) || this.isClipped(id) !== null) return;
    this.#requested.add(id);
    if (this.#queue.push(id) === 1) this.#sendQueue(0);
  }

  /** Clips or unclips. Resolves with null once the latest choice is accepted, otherwise with the failure. */
  set(target: ClipTarget, clips: boolean): Promise<ClipFailure | null> {
    const pending = this.#changes.get(target.id);
    pending?.optimistic.dispose();
    const optimistic = this.show(target, clips);
    if (pending) return Object.assign(pending, { clips, optimistic }).result;
    const change: Change = { target, clips, sent: null, optimistic, result: Promise.resolve(null) };
    this.#changes.set(target.id, change);
    return (change.result = this.#limited(() => this.#carryOut(change)));
  }

  /** Sends all unsent choices at once, because the page is being left. */
  flush(): void {
    for (const change of this.#changes.values())
      if (change.sent !== change.clips) this.#send(change).catch(() => {});
  }

  async #carryOut(change: Change): Promise<ClipFailure | null> {
    await afterNextPaint();
    try {
      for (;;) {
        const failure = await withRetries(() => this.#send(change)).catch((thrown: unknown) =>
          this.#verify(change, thrown),
        );
        if (!failure) notifyOtherTabs(change.target.id);
        if (failure || change.sent === change.clips) return failure;
      }
    } finally {
      this.#changes.delete(change.target.id);
      change.optimistic.dispose();
    }
  }

  async #send(change: Change): Promise<ClipFailure | null> {
    const { target, clips } = change;
    change.sent = clips;
    try {
      return await sendClip(this.#environment, target, clips);
    } catch (failure) {
      change.sent = null;
      throw failure;
    }
  }

  /** Reads the state, unless the change was refused: it may have been made although the response was lost. */
  async #verify(change: Change, thrown: unknown): Promise<ClipFailure | null> {
    const refusal = explainRefusal(thrown, '操作');
    if (refusal !== null) return { needsLogin: false, message: refusal };
    const { target, clips } = change;
    change.optimistic.dispose();
    const isRead = await this.#fetch([target.id]).then(
      () => this.isClipped(target.id) !== null,
      () => false,
    );
    if (change.clips !== clips) return null;
    const isDone = isRead && this.isClipped(target.id) === clips;
    if (isDone) change.sent = clips;
    return isDone ? null : { needsLogin: false, message: isRead ? UNCHANGED : UNKNOWN };
  }

  show(target: ClipTarget, clips: boolean): Disposable {
    const { viewerHasClipped, clipCount } = this.#read(target.id);
    const count = clipCount == null ? null : clipCount + Number(clips) - Number(viewerHasClipped ?? !clips);
    const payload = {
      clippable: { __typename: target.typename, id: target.id, clipCount: count, viewerHasClipped: clips },
      account: null,
      userErrors: [],
    };
    const variables = clipVariables(target, clips);
    const optimisticResponse: ClipMutation['rawResponse'] = clips ? { clip: payload } : { unclip: payload };
    return applyOptimisticMutation(this.#environment, {
      mutation: clipMutation,
      variables,
      optimisticResponse,
    });
  }

  #sendQueue(previousLength: number): void {
    requestAnimationFrame(() => {
      if (this.#queue.length > previousLength) return this.#sendQueue(this.#queue.length);
      const ids = this.#queue.splice(0, MAX_NODE_IDS);
      const end = () => ids.forEach((id) => this.#requested.delete(id));
      this.#fetch(ids).then(end, end);
      if (this.#queue.length > 0) this.#sendQueue(0);
    });
  }

  #fetch(ids: readonly string[]): Promise<unknown> {
    const options = { networkCacheConfig: PRIVATE_REQUEST };
    return fetchQuery<ClipStatesQuery>(this.#environment, statesQuery, { ids }, options).toPromise();
  }

  #read(id: string): { readonly viewerHasClipped?: boolean | null; readonly clipCount?: number | null } {
    return Object(this.#lookUp(id).data);
  }

  #lookUp(id: string) {
    const selector = createReaderSelector(getFragment(state), id, { isCounted: true }, this.#owner);
    return this.#environment.lookup(selector);
  }
}
