import { graphql, type Environment } from 'react-relay/hooks.js';
import type { Disposable } from 'relay-runtime';
import type { clipQueue_clipMutation } from '../../__generated__/clipQueue_clipMutation.graphql.ts';
import type { clipQueue_unclipMutation } from '../../__generated__/clipQueue_unclipMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';

/** Something to keep, by its global id; the type names the record where the store has none yet. */
export interface Thing {
  readonly id: string;
  readonly typename: string;
}

/** What came of keeping something, or of keeping it no longer. */
export type ClipResult =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly needsLogin: boolean; readonly message: string };

const UNREACHABLE = '通信できませんでした。元の状態に戻しました。';

/** Changes on their way at the same time. */
const AT_ONCE = 4;
/** Pause before the second try of a change, in milliseconds; each further one is twice as long, up to the longest. */
const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;
/**
 * How long nothing at all comes through before somebody who waits is told, in milliseconds: longer than the gateway
 * keeps away from a source that fails. A change is given up as well when it alone fails this often.
 */
const PATIENCE_MS = 5_000;
const MOST_TRIES = 12;

/** What a visitor wants of one thing, and what stands in the store until it is so. */
interface Wish {
  keep: boolean;
  shown: Disposable;
  readonly done: Promise<ClipResult>;
}

/** Time in milliseconds, and waiting; tests hand in a clock of their own. */
interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * Keeps things and lets them go, as often and as fast as somebody presses. What is wanted shows at once; one request per
 * thing is on its way at a time, and when it is back and something else is wanted by then, the next one goes out. Both
 * changes say what shall be and not what shall change, so one whose answer was lost is simply sent again. What the
 * gateway refuses, or cannot be asked for, goes back to what it was.
 */
export class ClipQueue {
  readonly #environment: Environment;
  readonly #clock: Clock;
  readonly #wishes = new Map<string, Wish>();
  readonly #turns: (() => void)[] = [];
  #underWay = 0;
  /** When a change last came through. */
  #cameThrough = -Infinity;

  constructor(environment: Environment, clock = CLOCK) {
    this.#environment = environment;
    this.#clock = clock;
  }

  /** What is wanted of a thing while it is on its way; undefined when nothing is. */
  wanted({ id }: Thing): boolean | undefined {
    return this.#wishes.get(id)?.keep;
  }

  /** Makes it so that a thing is kept, or not; resolves once the last wish for it came true or failed. */
  want(thing: Thing, keep: boolean): Promise<ClipResult> {
    const before = this.#wishes.get(thing.id);
    if (before) {
      before.shown.dispose();
      before.keep = keep;
      before.shown = this.#show(thing, keep);
      return before.done;
    }
    // The work begins a moment later, when the wish it reads stands in the list.
    const done = Promise.resolve().then(() => this.#fulfil(thing));
    this.#wishes.set(thing.id, { keep, shown: this.#show(thing, keep), done });
    return done;
  }

  /** Shows what is wanted until the gateway has said what is. */
  #show({ id, typename }: Thing, keep: boolean): Disposable {
    return this.#environment.applyUpdate({
      storeUpdater(store) {
        const record = store.get(id) ?? store.create(id, typename);
        const was = record.getValue('viewerHasClipped') ?? !keep;
        record.setValue(keep, 'viewerHasClipped');
        const count = record.getValue('clipCount');
        if (typeof count === 'number' && was !== keep)
          record.setValue(Math.max(count + (keep ? 1 : -1), 0), 'clipCount');
      },
    });
  }

  async #fulfil({ id }: Thing): Promise<ClipResult> {
    const wish = this.#wishes.get(id);
    if (!wish) return { isDone: true };
    await this.#turn();
    try {
      return await this.#ask(id, wish);
    } finally {
      this.#wishes.delete(id);
      wish.shown.dispose();
      this.#passTurn();
    }
  }

  /** Asks the gateway until what is wanted by then is so, or is refused, or patience ends. */
  async #ask(id: string, wish: Wish): Promise<ClipResult> {
    for (let began = this.#clock.now(), tries = 1; ; tries += 1) {
      const { keep } = wish;
      const result = await ask(this.#environment, id, keep).catch(() => null);
      const now = this.#clock.now();
      if (result) {
        this.#cameThrough = now;
        if (!result.isDone || wish.keep === keep) return result;
        began = now;
        tries = 0;
        continue;
      }
      if (now - Math.max(began, this.#cameThrough) > PATIENCE_MS || tries === MOST_TRIES)
        return { isDone: false, needsLogin: false, message: UNREACHABLE };
      await this.#clock.sleep(Math.min(PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    }
  }

  /** Waits until few enough others are on their way. */
  async #turn(): Promise<void> {
    if (this.#underWay < AT_ONCE) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#turns.push(resolve));
  }

  /** Leaves one's place to whoever waits. */
  #passTurn(): void {
    const next = this.#turns.shift();
    if (next) next();
    else this.#underWay -= 1;
  }
}

const queues = new WeakMap<Environment, ClipQueue>();

/** The queue of an environment. */
export function clipQueue(environment: Environment): ClipQueue {
  const queue = queues.get(environment) ?? new ClipQueue(environment);
  queues.set(environment, queue);
  return queue;
}

const clipMutation = graphql`
  mutation clipQueue_clipMutation($id: ID!) {
    clip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        id
        hallClipCount
        lastHallClippedAt
      }
      userErrors {
        message
        code
      }
    }
  }
`;

const unclipMutation = graphql`
  mutation clipQueue_unclipMutation($id: ID!) {
    unclip(input: { target: { id: $id } }) {
      clippable {
        id
        clipCount
        viewerHasClipped
      }
      account {
        id
        hallClipCount
      }
      userErrors {
        message
        code
      }
    }
  }
`;

/** Asks the gateway once. @returns null when it is not known what came of it, so that asking again makes sense */
async function ask(environment: Environment, id: string, keep: boolean): Promise<ClipResult | null> {
  const payload = keep
    ? (await mutate<clipQueue_clipMutation>(environment, clipMutation, { id })).clip
    : (await mutate<clipQueue_unclipMutation>(environment, unclipMutation, { id })).unclip;
  const [refusal] = payload?.userErrors ?? [];
  if (!payload || refusal?.code === 'OUTCOME_UNKNOWN') return null;
  if (!refusal) return { isDone: true };
  return { isDone: false, needsLogin: refusal.code === 'LOGIN_REQUIRED', message: refusal.message };
}
