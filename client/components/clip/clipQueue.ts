import type { Environment } from 'react-relay/hooks.js';
import type { Disposable, RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { lookUpClipState } from '../../relay/clipStates.ts';
import { askClip, type ClipResult, type Thing } from './askClip.ts';

/** What is told when patience ended: the gateway then said that nothing has changed, or could not be asked even that. */
const UNCHANGED = '変更できませんでした。時間をおいて、もう一度お試しください。';
const UNSURE = '通信できず、変更できたか確認できませんでした。画面を読み込み直してご確認ください。';

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
  /** What the request on its way asks for; null while there is none. */
  asked: boolean | null;
  /** Whether it was kept before the first press. */
  readonly was: boolean;
  shown: Disposable;
  readonly done: Promise<ClipResult>;
}

/** What stands in the store once a wish is given up. */
const NOTHING: Disposable = { dispose() {} };

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
    const known = this.#environment.getStore().getSource().get(thing.id)?.['viewerHasClipped'];
    const was = typeof known === 'boolean' ? known : !keep;
    // The work begins a moment later, when the wish it reads stands in the list.
    const done = Promise.resolve().then(() => this.#fulfil(thing));
    this.#wishes.set(thing.id, { keep, asked: null, was, shown: this.#show(thing, keep), done });
    return done;
  }

  /** The page is about to go: what is wanted and not on its way yet goes out at once, and nobody waits for the answer. */
  leave(): void {
    for (const [id, { keep, asked }] of this.#wishes)
      if (asked !== keep) askClip(this.#environment, id, keep).catch(() => {});
  }

  /** Shows what is wanted until the gateway has said what is. */
  #show({ id, typename }: Thing, keep: boolean): Disposable {
    return this.#environment.applyUpdate({
      storeUpdater(store) {
        const record = store.get(id) ?? store.create(id, typename);
        const was = record.getValue('viewerHasClipped') ?? !keep;
        record.setValue(keep, 'viewerHasClipped');
        if (was === keep) return;
        change(record, 'clipCount', keep ? 1 : -1);
        changeKept(store, typename, keep ? 1 : -1);
      },
    });
  }

  async #fulfil(thing: Thing): Promise<ClipResult> {
    const wish = this.#wishes.get(thing.id);
    if (!wish) return { isDone: true };
    await this.#turn();
    try {
      const result = await this.#ask(thing, wish);
      if (result.isDone && wish.keep !== wish.was) this.#count(thing, wish.keep);
      return result;
    } finally {
      this.#wishes.delete(thing.id);
      wish.shown.dispose();
      this.#passTurn();
    }
  }

  /** Asks the gateway until what is wanted by then is so, or is refused, or patience ends. */
  async #ask(thing: Thing, wish: Wish): Promise<ClipResult> {
    for (let began = this.#clock.now(), tries = 1; ; tries += 1) {
      const { keep } = wish;
      wish.asked = keep;
      const result = await askClip(this.#environment, thing.id, keep).catch(() => null);
      wish.asked = null;
      const now = this.#clock.now();
      if (result) this.#cameThrough = now;
      else if (now - Math.max(began, this.#cameThrough) <= PATIENCE_MS && tries < MOST_TRIES) {
        await this.#clock.sleep(Math.min(PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
        continue;
      }
      const end = result ?? (await this.#giveUp(thing, wish));
      const isRefused = result?.isDone === false;
      if (isRefused || wish.keep === keep) return end;
      // It was pressed again meanwhile.
      began = this.#clock.now();
      tries = 0;
    }
  }

  /** The answer may have been lost behind a change that was made: what is so is looked up once more before it is told. */
  async #giveUp({ id }: Thing, wish: Wish): Promise<ClipResult> {
    const { keep } = wish;
    wish.shown.dispose();
    wish.shown = NOTHING;
    const isKept = await lookUpClipState(this.#environment, id).catch(() => null);
    if (isKept === keep) return { isDone: true };
    return { isDone: false, needsLogin: false, message: isKept === null ? UNSURE : UNCHANGED };
  }

  /** Counts a change that was made for good; a hall also stamps when one was last kept. */
  #count({ typename }: Thing, keep: boolean): void {
    this.#environment.commitUpdate((store) => {
      changeKept(store, typename, keep ? 1 : -1);
      if (keep && typename === 'Hall')
        accountIn(store)?.setValue(new Date().toISOString(), 'lastHallClippedAt');
    });
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

/** Where the account tells how many things of a type it keeps: a field, or the connection that counts them. */
const KEPT: Readonly<Record<string, { readonly list?: string; readonly count: string }>> = {
  Hall: { count: 'hallClipCount' },
  Article: { list: 'clippedArticles', count: 'totalCount' },
  Bride: { list: 'clippedBrides', count: 'totalCount' },
  Brand: { count: 'favoriteBrandCount' },
  Ring: { count: 'favoriteRingCount' },
};

/** Counts a thing more or less among what the member keeps, where a page shows such counts. */
function changeKept(store: RecordSourceProxy, typename: string, by: 1 | -1): void {
  const kept = KEPT[typename];
  const account = accountIn(store);
  const record = kept?.list === undefined ? account : account?.getLinkedRecord(kept.list);
  if (record && kept) change(record, kept.count, by);
}

/** The member's account; nothing where no page has told of it. */
function accountIn(store: RecordSourceProxy): RecordProxy | null | undefined {
  return store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account');
}

/** Changes a count, where one is told. */
function change(record: RecordProxy, name: string, by: 1 | -1): void {
  const count = record.getValue(name);
  if (typeof count === 'number') record.setValue(Math.max(count + by, 0), name);
}
