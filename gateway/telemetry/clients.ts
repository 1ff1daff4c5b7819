import type { IncomingHttpHeaders } from 'node:http';

/** Most clients and versions told apart; whoever comes later counts as `other`, so that made-up names cost nothing. */
const MOST = 200;
const NAME = /^[\w .@/-]{1,40}$/;

/** Who a request says it comes from: name and version of the program, as Apollo's clients and ours send them. */
export interface Client {
  readonly client: string;
  readonly version: string;
}

const UNKNOWN: Client = { client: 'unknown', version: '' };
const OTHER: Client = { client: 'other', version: '' };

/** Tells clients apart, a bounded number of them. */
export class Clients {
  readonly #known = new Map<string, Client>();

  of(headers: IncomingHttpHeaders): Client {
    const client = text(headers, 'apollographql-client-name') ?? text(headers, 'x-client-name');
    if (client === null) return UNKNOWN;
    const version = text(headers, 'apollographql-client-version') ?? text(headers, 'x-client-version') ?? '';
    const key = `${client} ${version}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= MOST) return OTHER;
    const made = { client, version };
    this.#known.set(key, made);
    return made;
  }
}

function text(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && NAME.test(value) ? value : null;
}
