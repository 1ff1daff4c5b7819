import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Looks a name up, all its addresses. */
export type Resolve = (
  name: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface Known {
  readonly addresses: LookupAddress[];
  readonly at: number;
}

const bySystem: Resolve = (name, done) => lookup(name, { all: true }, done);

/**
 * Addresses of the hosts. A name is looked up once at a time (each look-up holds one of Node's few threads),
 * and its last good addresses serve for a while when the look-up fails.
 */
export class Addresses {
  readonly #keepMs: number;
  readonly #resolve: Resolve;
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<
    string,
    ((error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void)[]
  >();

  constructor(keepMs: number, resolve: Resolve = bySystem) {
    this.#keepMs = keepMs;
    this.#resolve = resolve;
  }

  /** To be handed to `net.connect`. */
  readonly lookup: LookupFunction = (name, options, done) => {
    this.#ask(name, (error, found) => {
      const [first] = found;
      if (error !== null || first === undefined) done(error ?? new Error(`no address of ${name}`), '');
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  #ask(name: string, done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void): void {
    const waiting = this.#asking.get(name);
    if (waiting !== undefined) return void waiting.push(done);
    const all = [done];
    this.#asking.set(name, all);
    this.#resolve(name, (error, found) => {
      this.#asking.delete(name);
      if (error === null) this.#known.set(name, { addresses: found, at: performance.now() });
      const known = this.#known.get(name);
      const usable = known !== undefined && performance.now() - known.at < this.#keepMs;
      for (const tell of all) tell(usable ? null : error, usable ? known.addresses : []);
    });
  }
}
