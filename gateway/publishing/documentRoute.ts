import { SwrCache, type CacheTtl } from '../cache/swrCache.ts';
import { compress } from '../http/compression.ts';
import type { Route } from '../http/server.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';

export interface PublishedDocument {
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
}

/** A type of generated documents. */
export interface DocumentRoute {
  readonly paths: RegExp;
  readonly ttl: CacheTtl;
  /** Generates the document at a path; null if there is none. */
  readonly generate: (path: string) => Promise<PublishedDocument | null>;
}

const MAX_CACHE_BYTES = 48_000_000;
const NOT_FOUND_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 };

/** Serves generated documents from one cache. */
export function serveDocuments(documentRoutes: readonly DocumentRoute[]): Route[] {
  const cache = new SwrCache<StaticFile | null>({ maxBytes: MAX_CACHE_BYTES });
  return documentRoutes.map(({ paths, ttl, generate }) => ({
    paths,
    async send(path, request, response) {
      const file = await cache.getOrCreate(path, async () => {
        const document = await generate(path);
        const value = document && (await toFile(document));
        const bytes = value ? value.plain.length + (value.gzip?.length ?? 0) : 0;
        return { value, ttl: value ? ttl : NOT_FOUND_TTL, isError: false, bytes };
      });
      if (!file) return false;
      sendFile(file, `public, max-age=${ttl.fresh}`, request, response);
      return true;
    },
  }));
}

async function toFile({ type, body }: PublishedDocument): Promise<StaticFile> {
  const file = staticFile(type, body);
  if (!type.startsWith('image/')) file.gzip = await compress(body, 'gzip');
  return file;
}
