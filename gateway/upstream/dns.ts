import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Resolves all addresses of a host name. */
export type DnsLookup = (name: string, callback: LookupCallback) => void;

interface Entry {
  readonly addresses: LookupAddress[];
  readonly at: number;
}

const systemLookup: DnsLookup = (name, callback) => lookup(name, { all: true }, callback);

/**
 * Resolves host names once at a time, since each `getaddrinfo` blocks one of Node's few threads, and falls back to the
 * last known addresses while a look-up fails.
 */
export class DnsCache {
  readonly #staleMs: number;
  readonly #resolve: DnsLookup;
  readonly #entries = new Map<string, Entry>();
  readonly #callbacks = new Map<string, LookupCallback[]>();

  constructor(staleMs: number, resolve: DnsLookup = systemLookup) {
    this.#staleMs = staleMs;
    this.#resolve = resolve;
  }

  /** For the `lookup` option of `net.connect`. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    this.#lookupAll(name, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || first === undefined)
        callback(error ?? new Error(`no address found for ${name}`), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

  #lookupAll(name: string, callback: LookupCallback): void {
    const waiting = this.#callbacks.get(name);
    if (waiting !== undefined) return void waiting.push(callback);
    const callbacks = [callback];
    this.#callbacks.set(name, callbacks);
    this.#resolve(name, (error, addresses) => {
      this.#callbacks.delete(name);
      if (error === null) this.#entries.set(name, { addresses, at: performance.now() });
      const entry = this.#entries.get(name);
      const isUsable = entry !== undefined && performance.now() - entry.at < this.#staleMs;
      for (const each of callbacks) each(isUsable ? null : error, isUsable ? entry.addresses : []);
    });
  }
}
