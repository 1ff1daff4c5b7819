import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { type CacheResult, SwrCache } from '../cache/swrCache.ts';

/** Resolves all addresses of a host name. */
export type DnsLookup = (name: string) => Promise<LookupAddress[]>;

const systemLookup: DnsLookup = (name) => lookup(name, { all: true });

/** Enough for the REST hosts, whose names alone are resolved. */
const MAX_BYTES = 100_000;

/**
 * Resolves host names once at a time, since each `getaddrinfo` blocks one of Node's few threads, and falls back to the
 * last known addresses while a look-up fails.
 */
export class DnsCache {
  readonly #addresses = new SwrCache<LookupAddress[]>({ maxBytes: MAX_BYTES });
  readonly #staleMs: number;
  readonly #resolve: DnsLookup;

  constructor(staleMs: number, resolve: DnsLookup = systemLookup) {
    this.#staleMs = staleMs;
    this.#resolve = resolve;
  }

  /** For the `lookup` option of `net.connect`. */
  readonly lookup: LookupFunction = (name, options, callback) => {
    this.#addresses
      .getOrCreate(name, () => this.#lookupAll(name))
      .then(
        ({ value: addresses }) => {
          const [first] = addresses;
          if (first === undefined) callback(new Error(`no address found for ${name}`), '');
          else if (options.all === true) callback(null, addresses);
          else callback(null, first.address, first.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, ''),
      );
  };

  async #lookupAll(name: string): Promise<CacheResult<LookupAddress[]>> {
    const value = await this.#resolve(name);
    const ttl = { fresh: 0, staleWhileRevalidate: 0, staleIfError: this.#staleMs / 1_000 };
    return { value, ttl, isError: false, bytes: 0 };
  }
}
