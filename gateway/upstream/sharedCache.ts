import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import type { KeyValues } from '../cache/keyValueStore.ts';
import { trying } from '../cache/fallback.ts';
import { sourceOf } from './decode.ts';
import type { Endpoint, Values } from './endpoint.ts';
import { Unavailable } from './errors.ts';
import { KEPT_STATUS, type Answer, type Running } from './transport.ts';

/** Larger answers are not shared: reading them would cost what asking costs. */
const MOST_BYTES = 1024 * 1024;
/** How often to look whether the process that asks has an answer, and how long a question may be its own. */
const LOOK_MS = 25;
const ASKING_MS = 5_000;

const ASKING = 'asking';

/**
 * Public answers that several gateways share: what one has asked, the others need not ask, and of several that want the
 * same at once one asks. A store that fails costs speed alone: then every process asks for itself.
 */
export class Sharing {
  /** Answers that came from another process. */
  received = 0;
  readonly #values: KeyValues;
  readonly #try = trying();

  constructor(values: KeyValues) {
    this.#values = values;
  }

  /** The answer under an address: another process's while it is fresh, else the one that `ask` brings. */
  through<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    address: string,
    ask: () => Running<Answer<z.output<R>>>,
  ): Running<Answer<z.output<R>>> {
    let asking: Running<Answer<z.output<R>>> | null = null;
    let isOver = false;
    const start = (): Promise<Answer<z.output<R>>> => {
      if (isOver) throw new Unavailable(endpoint.call, 'timeout');
      asking = ask();
      return asking.result;
    };
    return {
      result: this.#obtain(endpoint, input, nameOf(address), start),
      cancel() {
        isOver = true;
        asking?.cancel();
      },
    };
  }

  /** Forgets an answer that a write has made untrue. */
  async forget(address: string): Promise<void> {
    await this.#try(() => this.#values.remove(nameOf(address)), nothing);
  }

  async #obtain<I extends Values, R extends z.ZodType>(
    endpoint: Endpoint<I, R>,
    input: I,
    name: string,
    ask: () => Promise<Answer<z.output<R>>>,
  ): Promise<Answer<z.output<R>>> {
    const lock = `${name}:lock`;
    const until = performance.now() + ASKING_MS;
    for (;;) {
      const there = await this.#try(() => this.#values.find(name), none);
      const answer = there && readBack(endpoint, input, there.value, there.leftMs);
      if (answer) {
        this.received += 1;
        return answer;
      }
      // Where the store fails nobody holds the question, so that everybody asks.
      const holder = await this.#try(() => this.#values.claim(lock, ASKING, ASKING_MS), none);
      if (holder === null || performance.now() > until) break;
      await sleep(LOOK_MS);
    }
    try {
      const answer = await ask();
      await this.#keep(endpoint, name, answer);
      return answer;
    } finally {
      await this.#try(() => this.#values.remove(lock), nothing);
    }
  }

  async #keep<I extends Values, R extends z.ZodType>(
    { cache }: Endpoint<I, R>,
    name: string,
    { source }: Answer<z.output<R>>,
  ): Promise<void> {
    const freshMs = Math.floor((cache?.fresh ?? 0) * 1_000);
    if (freshMs < 1 || source.bytes > MOST_BYTES) return;
    await this.#try(() => this.#values.write(name, source.text(), freshMs), nothing);
  }
}

const none = (): null => null;
const nothing = (): void => undefined;
const nameOf = (address: string): string => `answer:${hash('sha256', address)}`;

/** The answer that a kept text holds; null where it is none, because another version of the product wrote it. */
function readBack<I extends Values, R extends z.ZodType>(
  endpoint: Endpoint<I, R>,
  input: I,
  text: string,
  leftMs: number,
): Answer<z.output<R>> | null {
  try {
    const source = sourceOf(endpoint, Buffer.from(text), '');
    const decoded = source.read();
    if (!endpoint.matches(decoded.reply, input)) return null;
    const ageMs = Math.max(0, (endpoint.cache?.fresh ?? 0) * 1_000 - leftMs);
    return { ...decoded, source, status: KEPT_STATUS, tries: 0, ageMs };
  } catch {
    return null;
  }
}
