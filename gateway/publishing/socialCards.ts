/** Open Graph images of articles: `/cards/magazine/{id}.png`. */
import sharp from 'sharp';
import { z } from 'zod';
import type { ImageProxy } from '../images/images.ts';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import type { DocumentRoute, PublishedDocument } from './documentRoute.ts';
import type { InternalClient } from './internalClient.ts';
import { CARD_SIZE, renderCardSvg } from './socialCardSvg.ts';

/** Card URLs change with the article: their query holds the time of its last change. */
const TTL = { fresh: 86_400, staleWhileRevalidate: 604_800, staleIfError: 604_800 };
/** The picture may only be unavailable now. */
const TTL_WITHOUT_PHOTO = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 604_800 };
const PATH = /^\/cards\/magazine\/([1-9]\d{0,18})\.png$/;

const ARTICLE_QUERY = `query Card($rawId: String!) {
  article(by: { rawId: $rawId }) {
    title categoryName prLabel thumbnail { url(transform: { maxWidth: 1340, maxHeight: 896, fit: COVER }) }
  }
}`;
const ArticleData = z.object({
  article: z
    .object({
      title: z.string(),
      categoryName: z.string().nullable(),
      prLabel: z.string().nullable(),
      thumbnail: z.object({ url: z.string() }).nullable(),
    })
    .nullable(),
});

/** Drawing a card takes 100 ms of a core; one at a time leaves the other cores to visitors. */
const MAX_CONCURRENT = 1;
const QUEUE_TIMEOUT_MS = 30_000;

export function socialCardRoute(
  query: InternalClient,
  { site, images }: { readonly site: { readonly name: string }; readonly images: ImageProxy },
): DocumentRoute {
  const bulkhead = new Bulkhead(MAX_CONCURRENT);
  const draw = async (rawId: string): Promise<PublishedDocument | null> => {
    const { article } = await query(ARTICLE_QUERY, ArticleData, { rawId });
    if (!article) return null;
    const { title, categoryName, prLabel, thumbnail } = article;
    const photo = thumbnail && (await fetchPhoto(thumbnail.url, images));
    await bulkhead.acquire(AbortSignal.timeout(QUEUE_TIMEOUT_MS));
    try {
      const label = [prLabel, categoryName].filter((part) => part !== null).join('　');
      const svg = await renderCardSvg({ title, label, siteName: site.name, hasPhoto: photo !== null });
      const background = photo
        ? sharp(photo).resize(CARD_SIZE.width, CARD_SIZE.height, { fit: 'cover' })
        : sharp({ create: { ...CARD_SIZE, channels: 3, background: '#f4eee5' } });
      const body = await background
        .composite([{ input: Buffer.from(svg) }])
        .png({ palette: true, quality: 90 })
        .toBuffer();
      return { type: 'image/png', body, ttl: photo ? TTL : TTL_WITHOUT_PHOTO };
    } finally {
      bulkhead.release();
    }
  };
  return {
    paths: PATH,
    ttl: TTL,
    generate(path) {
      const [, rawId = ''] = PATH.exec(path) ?? [];
      return draw(rawId);
    },
  };
}

/** Fetches a photo through the image proxy; null if it is unavailable. */
async function fetchPhoto(url: string, images: ImageProxy): Promise<Buffer | null> {
  const { status, body } = await images.respond(new URL(url), {}, 'unknown');
  return status === 200 ? body : null;
}
