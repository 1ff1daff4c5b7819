/**
 * What the browser renders when it navigates: the built client renders a page from the complete data of its query, as
 * the router does once all deferred parts have arrived.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { root } from '#tests/harness/process.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import type { GraphQLBody } from './lane.ts';

export interface Rendered {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
}

/** Equal data is rendered once: most broken fields are not on the page. */
const MAX_RENDERED = 300;

export interface Navigation {
  render(address: string, result: GraphQLBody): Promise<Rendered>;
}

interface ClientModule {
  render(
    request: object,
    execute: () => Promise<object>,
    assets: object,
  ): Promise<{
    status: number;
    headers: Readonly<Record<string, string>>;
    body: AsyncIterable<string | Uint8Array>;
  }>;
}

export async function createNavigation(siteUrl: string): Promise<Navigation> {
  const client = (await import(`${root}dist/server/server.js`)) as ClientModule;
  const manifest: unknown = JSON.parse(readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8'));
  const site = { url: siteUrl, name: 'むすび', services: NO_SERVICES };
  const rendered = new LRUCache<string, Rendered>({ max: MAX_RENDERED });
  const render = async (url: string, { data, errors, extensions }: GraphQLBody): Promise<Rendered> => {
    const execute = async (): Promise<object> => ({
      first: { data, errors },
      merged: extensions?.['merged'] ?? [],
      late: null,
    });
    const request = {
      url,
      form: null,
      draft: null,
      inApp: false,
      area: null,
      hidesRokuyo: false,
      site,
    };
    try {
      const page = await client.render(request, execute, { manifest });
      let body = '';
      for await (const chunk of page.body) body += String(chunk);
      return { status: page.status, location: page.headers['location'] ?? null, body };
    } catch (error) {
      return { status: 0, location: null, body: `rendering failed: ${String(error)}` };
    }
  };
  return {
    async render(address, result) {
      const key = createHash('sha1')
        .update(JSON.stringify([address, result]))
        .digest('base64');
      const known = rendered.get(key) ?? (await render(address, result));
      rendered.set(key, known);
      return known;
    },
  };
}
