import { SwrCache, type CacheTtl } from '../cache/swrCache.ts';
import { compress } from '../http/compression.ts';
import type { Route } from '../http/server.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';

export interface PublishedDocument {
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
  /** Instead of the route's, for a document that may soon be complete. */
  readonly ttl?: CacheTtl;
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
  const cache = new SwrCache<{ readonly file: StaticFile; readonly maxAge: number } | null>({
    maxBytes: MAX_CACHE_BYTES,
  });
  return documentRoutes.map(({ paths, ttl, generate }) => ({
    paths,
    async send(path, request, response) {
      const found = await cache.getOrCreate(path, async () => {
        const document = await generate(path);
        if (!document) return { value: null, ttl: NOT_FOUND_TTL, isError: false, bytes: 0 };
        const file = await toFile(document);
        const ttlOfDocument = document.ttl ?? ttl;
        return {
          value: { file, maxAge: ttlOfDocument.fresh },
          ttl: ttlOfDocument,
          isError: false,
          bytes: file.plain.length + (file.gzip?.length ?? 0),
        };
      });
      if (!found) return false;
      sendFile(found.file, `public, max-age=${found.maxAge}`, request, response);
      return true;
    },
  }));
}

async function toFile({ type, body }: PublishedDocument): Promise<StaticFile> {
  const file = staticFile(type, body);
  if (!type.startsWith('image/')) file.gzip = await compress(body, 'gzip');
  return file;
}
