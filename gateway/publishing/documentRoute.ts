import type { IncomingMessage } from 'node:http';
import { SwrCache } from '../cache/swrCache.ts';
import type { CacheTtl } from '../cache/ttl.ts';
import { compress } from '../http/compression.ts';
import type { Route } from '../http/server.ts';
import { sendFile, staticFile, type StaticFile } from '../http/staticFiles.ts';

export interface PublishedDocument {
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
  /** Instead of the route's, for a document that may soon be complete. */
  readonly ttl?: CacheTtl;
  /** Version of the subject in the document. The `v` of a URL is the newest version. */
  readonly version?: number;
}

/** A type of generated documents. */
export interface DocumentRoute {
  readonly paths: RegExp;
  readonly ttl: CacheTtl;
  /** Generates the document at a path; null if there is none. */
  readonly generate: (path: string) => Promise<PublishedDocument | null>;
  /** The current version of the subject of a path. */
  readonly readVersion?: (path: string) => Promise<number>;
}

const MAX_CACHE_BYTES = 48_000_000;
const NOT_FOUND_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 };

/** Limits how often a document is compared with its subject, whatever `v` clients send. */
const VERSION_TTL: CacheTtl = { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 };
const MAX_VERSION_BYTES = 1_000_000;

interface CachedDocument {
  readonly file: StaticFile;
  readonly maxAge: number;
  readonly version: number;
}

/**
 * Serves generated documents from one cache, a document a path. A URL whose `v` is newer than the document makes the
 * gateway compare the document with its subject; only a change of the subject makes it generate the document again.
 */
export function serveDocuments(documentRoutes: readonly DocumentRoute[]): Route[] {
  const cache = new SwrCache<CachedDocument | null>({ maxBytes: MAX_CACHE_BYTES });
  const versions = new SwrCache<number>({ maxBytes: MAX_VERSION_BYTES });

  const expireIfChanged = async (
    path: string,
    drawn: number,
    readVersion: (path: string) => Promise<number>,
  ): Promise<void> => {
    await versions.getOrCreate(path, async () => {
      const version = await readVersion(path);
      if (version > drawn) cache.expire(path);
      return { value: version, ttl: VERSION_TTL, isError: false, bytes: 0 };
    });
  };

  return documentRoutes.map(({ paths, ttl, generate, readVersion }) => ({
    paths,
    async send(path, request, response) {
      const requested = readVersion ? requestedVersion(request) : 0;
      const cached = cache.peek(path);
      if (readVersion && cached && requested > cached.version)
        // The cached document is served if its subject cannot be read.
        await expireIfChanged(path, cached.version, readVersion).catch(() => undefined);
      const { value: found } = await cache.getOrCreate(path, async () => {
        const document = await generate(path);
        if (!document) return { value: null, ttl: NOT_FOUND_TTL, isError: false, bytes: 0 };
        const file = await toFile(document);
        const ttlOfDocument = document.ttl ?? ttl;
        return {
          value: { file, maxAge: ttlOfDocument.fresh, version: document.version ?? 0 },
          ttl: ttlOfDocument,
          isError: false,
          bytes: file.plain.length + (file.gzip?.length ?? 0),
        };
      });
      if (!found) return false;
      // REST replies in the cache may be older than `v`: its URL must not keep the older document.
      const maxAge = requested > found.version ? VERSION_TTL.fresh : found.maxAge;
      sendFile(found.file, `public, max-age=${maxAge}`, request, response);
      return true;
    },
  }));
}

/** The `v` of a URL; 0 or NaN without one. */
function requestedVersion({ url = '/' }: IncomingMessage): number {
  return Number(new URL(url, 'http://localhost').searchParams.get('v'));
}

async function toFile({ type, body }: PublishedDocument): Promise<StaticFile> {
  const file = staticFile(type, body);
  if (!type.startsWith('image/')) file.gzip = await compress(body, 'gzip');
  return file;
}
