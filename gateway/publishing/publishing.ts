import type { IncomingMessage, ServerResponse } from 'node:http';
import { Answers, type Policy } from '../cache/swrCache.ts';
import { compress } from '../http/compression.ts';
import { sendFile, servedFile, type ServedFile } from '../http/staticFiles.ts';
import type { Images } from '../images/images.ts';
import { cards } from './socialCards.ts';
import { feeds } from './feeds.ts';
import { createOwn, type OwnDoor } from './internalClient.ts';
import { sitemaps } from './sitemaps.ts';

/** A document as it was made. */
export interface Made {
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
}

/** A kind of documents: what makes the one at a path, null where the path is none of them. */
export interface Shelf {
  readonly find: (path: string) => (() => Promise<Made | null>) | null;
  /** How long one may be given again. */
  readonly keep: Policy;
}

/** What the site publishes besides pages: robots.txt, sitemaps, feeds, and the pictures of its cards. */
export interface Published {
  /** Sends a document; false when the path is none or what it tells of is not there. @throws what made it impossible */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What publishing needs of the process. */
export interface PublishedOptions extends OwnDoor {
  readonly site: { readonly url: string; readonly name: string };
  readonly images: Images;
}

const KEPT_BYTES = 48_000_000;
/** What is not there may come: it is looked for again soon. */
const MISSING: Policy = { fresh: 60, swr: 0, sie: 0 };

/** Publishes documents made of the product's own GraphQL API. */
export function createPublished({ site, images, ...door }: PublishedOptions): Published {
  const kept = new Answers<ServedFile | null>({ maxBytes: KEPT_BYTES });
  const shelves: readonly Shelf[] = [
    robots(site.url),
    sitemaps(createOwn(door, 'sitemap'), site.url),
    feeds(createOwn(door, 'feed'), site),
    cards(createOwn(door, 'card'), { site, images }),
  ];
  return {
    async send(path, request, response) {
      for (const { find, keep } of shelves) {
        const make = find(path);
        if (!make) continue;
        const file = await kept.obtain(path, async () => {
          const value = await fileOf(await make());
          const bytes = value ? value.plain.length + (value.gzip?.length ?? 0) : 0;
          return { value, keep: value ? keep : MISSING, failed: false, bytes };
        });
        if (!file) return false;
        sendFile(file, `public, max-age=${keep.fresh}`, request, response);
        return true;
      }
      return false;
    },
  };
}

async function fileOf(made: Made | null): Promise<ServedFile | null> {
  if (!made) return null;
  const file = servedFile(made.type, made.body);
  if (!made.type.startsWith('image/')) file.gzip = await compress(file.plain, 'gzip');
  return file;
}

/** Pages that must not be listed carry `noindex` and may be read; only what is no page is closed. */
function robots(siteUrl: string): Shelf {
  const text = `User-agent: *\nDisallow: /graphql\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  const made = { type: 'text/plain; charset=utf-8', body: Buffer.from(text) };
  return {
    find: (path) => (path === '/robots.txt' ? () => Promise.resolve(made) : null),
    keep: { fresh: 3_600, swr: 0, sie: 0 },
  };
}
