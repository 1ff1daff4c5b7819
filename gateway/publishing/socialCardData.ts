/** What the social cards of articles, brides, halls and fairs say. */
import { z } from 'zod';
import type { InternalClient } from './internalClient.ts';
import type { CardDate, CardText } from './socialCardSvg.ts';

interface Card extends Omit<CardText, 'siteName' | 'hasPhoto'> {
  readonly photoUrl: string | null;
  /** Time of the last change of its subject, in seconds, as pages give it in `v`; 0 if unknown. */
  readonly version: number;
}

const ID = '[1-9]\\d{0,18}';
export const CARD_PATH = new RegExp(`^/cards/(?:(magazine|brides|halls)|fairs/(${ID}))/(${ID})\\.png$`);

const PHOTO = 'url(transform: { maxWidth: 1340, maxHeight: 896, fit: COVER })';
const Photo = z.object({ url: z.string() }).nullable();
const Photos = z.array(z.object({ url: z.string() })).nullable();

const toVersion = (changedAt: string | null): number =>
  changedAt === null ? 0 : Date.parse(changedAt) / 1_000;

const ARTICLE_QUERY = `query Card($rawId: String!) {
  article(by: { rawId: $rawId }) { title categoryName prLabel modifiedAt publishedAt thumbnail { ${PHOTO} } }
}`;
const Changes = z.object({ modifiedAt: z.string().nullable(), publishedAt: z.string().nullable() });
const versionOf = ({ modifiedAt, publishedAt }: z.infer<typeof Changes>): number =>
  toVersion(modifiedAt ?? publishedAt);

const ArticleData = z.object({
  article: Changes.extend({
    title: z.string(),
    categoryName: z.string().nullable(),
    prLabel: z.string().nullable(),
    thumbnail: Photo,
  }).nullable(),
});

const BRIDE_QUERY = `query BrideCard($rawId: String!) {
  bride(by: { rawId: $rawId }) {
    nickname receptionPlace report { title modifiedAt publishedAt } receptionImage { ${PHOTO} }
  }
}`;
const BrideData = z.object({
  bride: z
    .object({
      nickname: z.string(),
      receptionPlace: z.string().nullable(),
      report: Changes.extend({ title: z.string().nullable() }).nullable(),
      receptionImage: Photo,
    })
    .nullable(),
});

const HALL_QUERY = `query HallCard($rawId: String!) {
  hall(by: { rawId: $rawId }) {
    name rating ratingCount updatedAt coverImages { ${PHOTO} } location { prefecture { name } regions { name } }
  }
}`;
const Named = z.object({ name: z.string() });
const HallData = z.object({
  hall: z
    .object({
      name: z.string(),
      rating: z.number().nullable(),
      ratingCount: z.number().nullable(),
      updatedAt: z.string().nullable(),
      coverImages: Photos,
      location: z.object({ prefecture: Named.nullable(), regions: z.array(Named) }).nullable(),
    })
    .nullable(),
});

const FAIR_QUERY = `query FairCard($hallRawId: String!, $rawId: String!) {
  fair(by: { path: { hallRawId: $hallRawId, fairRawId: $rawId } }) {
    name price heldOn day { holidayName rokuyo } image { ${PHOTO} } hall { name coverImages { ${PHOTO} } }
  }
}`;
const FairData = z.object({
  fair: z
    .object({
      name: z.string(),
      price: z.number(),
      heldOn: z.string(),
      day: z.object({ holidayName: z.string().nullable(), rokuyo: z.string().nullable() }),
      image: Photo,
      hall: z.object({ name: z.string(), coverImages: Photos }),
    })
    .nullable(),
});

/** The text and photo of a card; null if its subject does not exist. */
export async function readCard(path: string, query: InternalClient): Promise<Card | null> {
  const [, kind, hallRawId, rawId = ''] = CARD_PATH.exec(path) ?? [];
  if (kind === 'magazine') {
    const { article } = await query(ARTICLE_QUERY, ArticleData, { rawId });
    if (!article) return null;
    const { title, categoryName, prLabel, thumbnail } = article;
    const label = [prLabel, categoryName].filter((part) => part !== null).join('　');
    return { title, label, photoUrl: thumbnail?.url ?? null, version: versionOf(article) };
  }
  if (kind === 'brides') {
    const { bride } = await query(BRIDE_QUERY, BrideData, { rawId });
    if (!bride) return null;
    const { nickname, receptionPlace, report, receptionImage } = bride;
    return {
      title: report?.title?.trim() || `${nickname}さんの結婚式`,
      label: receptionPlace ?? '花嫁の記録',
      photoUrl: receptionImage?.url ?? null,
      version: report ? versionOf(report) : 0,
    };
  }
  if (kind === 'halls') {
    const { hall } = await query(HALL_QUERY, HallData, { rawId });
    if (!hall) return null;
    const { name, rating, ratingCount, updatedAt, coverImages, location } = hall;
    return {
      title: name,
      label: [location?.prefecture?.name, location?.regions[0]?.name].filter(Boolean).join(' '),
      photoUrl: coverImages?.[0]?.url ?? null,
      version: toVersion(updatedAt),
      rating:
        rating === null || ratingCount === null
          ? ''
          : `評価 ${rating.toFixed(1)}（${ratingCount.toLocaleString('ja-JP')}件）`,
    };
  }
  const { fair } = await query(FAIR_QUERY, FairData, { hallRawId, rawId });
  if (!fair) return null;
  const { name, price, heldOn, day, image, hall } = fair;
  return {
    title: name,
    label: hall.name,
    photoUrl: image?.url ?? hall.coverImages?.[0]?.url ?? null,
    version: 0,
    date: cardDate(heldOn, day),
    price: price === 0 ? '無料' : `${price.toLocaleString('ja-JP')}円`,
  };
}

const WEEKDAYS = '日月火水木金土';
const ROKUYO_LABELS: Readonly<Record<string, string>> = {
  TAIAN: '大安',
  SHAKKU: '赤口',
  SENSHO: '先勝',
  TOMOBIKI: '友引',
  SENBU: '先負',
  BUTSUMETSU: '仏滅',
};

function cardDate(
  heldOn: string,
  { holidayName, rokuyo }: { readonly holidayName: string | null; readonly rokuyo: string | null },
): CardDate {
  const date = new Date(`${heldOn}T00:00:00Z`);
  const weekday = date.getUTCDay();
  const dayOff = holidayName !== null || weekday === 0 ? '#b3352c' : null;
  return {
    month: `${date.getUTCMonth() + 1}月`,
    day: String(date.getUTCDate()),
    note: [WEEKDAYS[weekday], ROKUYO_LABELS[rokuyo ?? '']].filter(Boolean).join(' '),
    color: dayOff ?? (weekday === 6 ? '#2e4f73' : '#5c534e'),
  };
}
