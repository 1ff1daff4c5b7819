/** Open Graph images: `/cards/{magazine|brides|halls}/{id}.png`, `/cards/fairs/{hallId}/{id}.png`. */
import type { GraphQLError } from 'graphql';
import sharp from 'sharp';
import { requestError } from '../http/errors.ts';
import type { ImageProxy } from '../images/images.ts';
import { Bulkhead } from '../upstream/resilience/guards.ts';
import type { DocumentRoute, PublishedDocument } from './documentRoute.ts';
import type { InternalClient } from './internalClient.ts';
import { CARD_PATH, readCard } from './socialCardData.ts';
import { CARD_SIZE, renderCardSvg, type CardText } from './socialCardSvg.ts';

/**
 * Card URLs of articles, reports and halls change with them: `v` is the time of the last change. `staleIfError` is
 * longer than the other times, so that a card that a change has expired is served while it cannot be drawn again.
 */
const TTL = { fresh: 86_400, staleWhileRevalidate: 604_800, staleIfError: 1_209_600 };
/** The picture may only be unavailable now. */
const TTL_WITHOUT_PHOTO = { fresh: 600, staleWhileRevalidate: 3_600, staleIfError: 604_800 };

/** Drawing a card occupies a core; one at a time leaves the others to visitors. */
const MAX_CONCURRENT = 1;
/** Cards that wait for their photo or hold it. */
const MAX_WAITING = 30;
const QUEUE_TIMEOUT_MS = 30_000;
const RETRY_AFTER_S = 10;

interface SocialCardOptions {
  readonly site: { readonly name: string };
  readonly images: ImageProxy;
  readonly maxWaiting?: number;
  readonly queueTimeoutMs?: number;
}

export function socialCardRoute(
  query: InternalClient,
  { site, images, maxWaiting = MAX_WAITING, queueTimeoutMs = QUEUE_TIMEOUT_MS }: SocialCardOptions,
): DocumentRoute {
  const places = new Bulkhead(MAX_CONCURRENT);
  let underWay = 0;
  const draw = async (path: string): Promise<PublishedDocument | null> => {
    const card = await readCard(path, query);
    if (!card) return null;
    if (underWay >= MAX_CONCURRENT + maxWaiting) throw overloaded();
    underWay += 1;
    try {
      // Before it takes a place: a photo host that hangs delays no other card.
      const photo = card.photoUrl === null ? null : await fetchPhoto(card.photoUrl, images);
      await places.acquire(AbortSignal.timeout(queueTimeoutMs)).catch(() => {
        throw overloaded();
      });
      const text = { ...card, siteName: site.name, hasPhoto: photo !== null };
      const body = await drawCard(text, photo).finally(() => places.release());
      const ttl = photo ? TTL : TTL_WITHOUT_PHOTO;
      return { type: 'image/png', body, ttl, version: card.version };
    } finally {
      underWay -= 1;
    }
  };
  return {
    paths: CARD_PATH,
    ttl: TTL,
    generate: draw,
    readVersion: async (path) => (await readCard(path, query))?.version ?? 0,
  };
}

const overloaded = (): GraphQLError =>
  requestError('OVERLOADED', 'Too many social cards are being drawn; try again shortly.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });

async function drawCard(text: CardText, photo: Buffer | null): Promise<Buffer> {
  const svg = await renderCardSvg(text);
  const background = photo
    ? sharp(photo).resize(CARD_SIZE.width, CARD_SIZE.height, { fit: 'cover' })
    : sharp({ create: { ...CARD_SIZE, channels: 3, background: '#f4eee5' } });
  return background
    .composite([{ input: Buffer.from(svg) }])
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Fetches a photo through the image proxy; null if it is unavailable. */
async function fetchPhoto(url: string, images: ImageProxy): Promise<Buffer | null> {
  const { status, body } = await images.respond(new URL(url), {}, 'unknown');
  return status === 200 ? body : null;
}
