/** The pictures of cards (OGP) of articles, drawn here: `/cards/magazine/{id}.png`. */
import sharp from 'sharp';
import { z } from 'zod';
import type { Images } from '../images/images.ts';
import { Bulkhead } from '../upstream/resilience/bulkhead.ts';
import { Life } from '../upstream/resilience/deadline.ts';
import { CARD, cardSvg } from './socialCardSvg.ts';
import type { Own } from './internalClient.ts';
import type { Shelf } from './publishing.ts';

/** Addresses of cards hold the time of the article's last change in their query, so one may be kept for a day. */
const KEEP = { fresh: 86_400, swr: 604_800, sie: 604_800 };
const PATH = /^\/cards\/magazine\/([1-9]\d{0,18})\.png$/;

const ARTICLE = `query Card($rawId: String!) {
  article(by: { rawId: $rawId }) {
    title categoryName prLabel thumbnail { url(transform: { maxWidth: 1340, maxHeight: 896, fit: COVER }) }
  }
}`;
const Answer = z.object({
  article: z
    .object({
      title: z.string(),
      categoryName: z.string().nullable(),
      prLabel: z.string().nullable(),
      thumbnail: z.object({ url: z.string() }).nullable(),
    })
    .nullable(),
});

/** Drawing takes a tenth of a second of a core; one at a time leaves the others to visitors. */
const AT_ONCE = 1;
const PATIENCE_MS = 30_000;

/** The cards of a site. */
export function cards(
  own: Own,
  { site, images }: { readonly site: { readonly name: string }; readonly images: Images },
): Shelf {
  const turns = new Bulkhead(AT_ONCE);
  const draw = async (rawId: string): Promise<Buffer | null> => {
    const { article } = await own(ARTICLE, Answer, { rawId });
    if (!article) return null;
    const { title, categoryName, prLabel, thumbnail } = article;
    const photo = thumbnail && (await photoAt(thumbnail.url, images));
    await turns.enter(new Life(PATIENCE_MS));
    try {
      const kind = [prLabel, categoryName].filter((part) => part !== null).join('　');
      const svg = await cardSvg({ title, kind, siteName: site.name, hasPhoto: photo !== null });
      const ground = photo
        ? sharp(photo).resize(CARD.width, CARD.height, { fit: 'cover' })
        : sharp({ create: { ...CARD, channels: 3, background: '#f4eee5' } });
      return await ground
        .composite([{ input: Buffer.from(svg) }])
        .png({ palette: true, quality: 90 })
        .toBuffer();
    } finally {
      turns.leave();
    }
  };
  return {
    keep: KEEP,
    find(path) {
      const [, rawId] = PATH.exec(path) ?? [];
      if (rawId === undefined) return null;
      return async () => {
        const body = await draw(rawId);
        return body && { type: 'image/png', body };
      };
    },
  };
}

/** A picture through our own proxy, whose rules hold here too; null where it cannot be had. */
async function photoAt(address: string, images: Images): Promise<Buffer | null> {
  const { status, body } = await images.answer(new URL(address), {});
  return status === 200 ? body : null;
}
