import type { Environment } from 'react-relay/hooks.js';
import type { Disposable, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { fetchClipState, readClipState } from '../../relay/ClipStates.ts';
import { RateLimitedError } from '../../relay/environment.ts';
import { setClipped, type ClippableRef, type ClipResult } from './ClipMutation.ts';

/** Shown after the last attempt: the gateway confirmed that nothing changed, or could not be reached at all. */
const UNCHANGED_MESSAGE = '変更できませんでした。時間をおいて、もう一度お試しください。';
const UNKNOWN_MESSAGE = '通信できず、変更できたか確認できませんでした。画面を読み込み直してご確認ください。';

/** The refusal of a change that came too early; null for any other failure, after which a retry is safe. */
function refusalOf(failure: unknown): ClipResult | null {
  if (!(failure instanceof RateLimitedError)) return null;
  const seconds = Math.max(1, Math.ceil(failure.retryAfterMs / 1000));
  const wait = seconds < 60 ? `${seconds}秒` : `${Math.ceil(seconds / 60)}分`;
  const message = `短い時間に何度も操作されたため、受け付けられません。${wait}ほどおいて、もう一度お試しください。`;
  return { isDone: false, needsLogin: false, message };
}

const MAX_CONCURRENT = 4;
/** Pause before the first retry; doubles with each further one, up to the maximum. */
const RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2_000;
/** Give up after this long without any success: longer than the gateway's circuit breaker stays open. */
const GIVE_UP_MS = 5_000;
const MAX_ATTEMPTS = 12;

interface QueueEntry {
  /** The state the visitor chose last. */
  isClipped: boolean;
  /** The state that the request in flight sets; null while none is in flight. */
  requested: boolean | null;
  /** The state before the first press. */
  readonly initial: boolean;
  optimisticUpdate: Disposable;
  readonly result: Promise<ClipResult>;
}

const NO_UPDATE: Disposable = { dispose() {} };

/** Injected by tests. */
interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Serializes clip changes: one request per object at a time, with an optimistic update in the store. If the visitor
 * pressed again meanwhile, the latest state goes out next. Mutations set the target state, so retries are safe.
 */
export class ClipQueue {
  readonly #environment: Environment;
  readonly #clock: Clock;
  readonly #entries = new Map<string, QueueEntry>();
  readonly #waiting: (() => void)[] = [];
  #inFlight = 0;
  #lastSuccessAt = -Infinity;

  constructor(environment: Environment, clock = CLOCK) {
    this.#environment = environment;
    this.#clock = clock;
  }

  /** The state an object is changing to; undefined when no change is pending. */
  pendingState({ id }: ClippableRef): boolean | undefined {
    return this.#entries.get(id)?.isClipped;
  }

  /** Sets the state of an object. Resolves once the latest state set for it was accepted or failed. */
  setClipped(target: ClippableRef, isClipped: boolean): Promise<ClipResult> {
    const pending = this.#entries.get(target.id);
    if (pending) {
      pending.optimisticUpdate.dispose();
      pending.isClipped = isClipped;
      pending.optimisticUpdate = this.#updateOptimistically(target, isClipped);
      return pending.result;
    }
    const initial = readClipState(this.#environment, target.id) ?? !isClipped;
    // Starts in a microtask, after the entry has been added.
    const result = Promise.resolve().then(() => this.#process(target));
    const optimisticUpdate = this.#updateOptimistically(target, isClipped);
    this.#entries.set(target.id, { isClipped, requested: null, initial, optimisticUpdate, result });
    return result;
  }

  /** Sends every state not yet requested, without waiting for responses. Call when the page is being left. */
  flush(): void {
    for (const [id, { isClipped, requested }] of this.#entries)
      if (requested !== isClipped) setClipped(this.#environment, id, isClipped).catch(() => {});
  }

  #updateOptimistically({ id, typename }: ClippableRef, isClipped: boolean): Disposable {
    return this.#environment.applyUpdate({
      storeUpdater(store) {
        const record = store.get(id) ?? store.create(id, typename);
        const previous = record.getValue('viewerHasClipped') ?? !isClipped;
        record.setValue(isClipped, 'viewerHasClipped');
        if (previous === isClipped) return;
        adjustCount(record, 'clipCount', isClipped ? 1 : -1);
        adjustAccountCount(store, typename, isClipped ? 1 : -1);
      },
    });
  }

  async #process(target: ClippableRef): Promise<ClipResult> {
    const entry = this.#entries.get(target.id);
    if (!entry) return { isDone: true };
    await this.#acquire();
    try {
      const result = await this.#send(target, entry);
      if (result.isDone && entry.isClipped !== entry.initial) this.#commitCounts(target, entry.isClipped);
      return result;
    } finally {
      this.#entries.delete(target.id);
      entry.optimisticUpdate.dispose();
      this.#release();
    }
  }

  /** Retries until the latest state is accepted or refused, or until it is time to give up. */
  async #send(target: ClippableRef, entry: QueueEntry): Promise<ClipResult> {
    for (let startedAt = this.#clock.now(), attempt = 1; ; attempt += 1) {
      const { isClipped } = entry;
      entry.requested = isClipped;
      const result = await setClipped(this.#environment, target.id, isClipped).catch(refusalOf);
      entry.requested = null;
      const now = this.#clock.now();
      if (result) this.#lastSuccessAt = now;
      else if (now - Math.max(startedAt, this.#lastSuccessAt) <= GIVE_UP_MS && attempt < MAX_ATTEMPTS) {
        await this.#clock.sleep(Math.min(RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS));
        continue;
      }
      const final = result ?? (await this.#verify(target, entry));
      const isRefused = result?.isDone === false;
      if (isRefused || entry.isClipped === isClipped) return final;
      // The visitor pressed again meanwhile.
      startedAt = this.#clock.now();
      attempt = 0;
    }
  }

  /** Reads the actual state: a change may have succeeded although its response was lost. */
  async #verify({ id }: ClippableRef, entry: QueueEntry): Promise<ClipResult> {
    const { isClipped } = entry;
    entry.optimisticUpdate.dispose();
    entry.optimisticUpdate = NO_UPDATE;
    const actual = await fetchClipState(this.#environment, id).catch(() => null);
    if (actual === isClipped) return { isDone: true };
    return {
      isDone: false,
      needsLogin: false,
      message: actual === null ? UNKNOWN_MESSAGE : UNCHANGED_MESSAGE,
    };
  }

  #commitCounts({ typename }: ClippableRef, isClipped: boolean): void {
    this.#environment.commitUpdate((store) => {
      adjustAccountCount(store, typename, isClipped ? 1 : -1);
      if (isClipped && typename === 'Hall')
        accountRecord(store)?.setValue(new Date().toISOString(), 'lastHallClippedAt');
    });
  }

  async #acquire(): Promise<void> {
    if (this.#inFlight < MAX_CONCURRENT) this.#inFlight += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inFlight -= 1;
  }
}

const queues = new WeakMap<Environment, ClipQueue>();

/** The queue of an environment. */
export function clipQueue(environment: Environment): ClipQueue {
  const queue = queues.get(environment) ?? new ClipQueue(environment);
  queues.set(environment, queue);
  return queue;
}

/** Fields of `Account` that count clips: its own, or those of a connection. */
const COUNT_FIELDS: Readonly<Record<string, { readonly connection?: string; readonly count: string }>> = {
  Hall: { count: 'hallClipCount' },
  Article: { connection: 'clippedArticles', count: 'totalCount' },
  Bride: { connection: 'clippedBrides', count: 'totalCount' },
  Brand: { count: 'favoriteBrandCount' },
  Ring: { count: 'favoriteRingCount' },
};

function adjustAccountCount(store: RecordSourceProxy, typename: string, by: 1 | -1): void {
  const field = COUNT_FIELDS[typename];
  const account = accountRecord(store);
  const record = field?.connection === undefined ? account : account?.getLinkedRecord(field.connection);
  if (record && field) adjustCount(record, field.count, by);
}

/** Absent where no page has loaded the account. */
function accountRecord(store: RecordSourceProxy): RecordProxy | null | undefined {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account');
}

/** Leaves counts alone that were not loaded. */
function adjustCount(record: RecordProxy, name: string, by: 1 | -1): void {
  const count = record.getValue(name);
  if (typeof count === 'number') record.setValue(Math.max(count + by, 0), name);
}
