const EXCERPT_LENGTH = 120;
/** Any number of combining characters makes one grapheme. */
const MAX_EXCERPT_CHARACTERS = 4_000;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** First 120 graphemes of a text, with an ellipsis if it continues; null for blank text. */
export function toExcerpt(text: string | null): string | null {
  const start = text?.trimStart().slice(0, MAX_EXCERPT_CHARACTERS);
  const plain = start?.replaceAll(/\s+/g, ' ').trimEnd();
  if (!plain) return null;
  let count = 0;
  for (const { index } of graphemes.segment(plain)) {
    if (count === EXCERPT_LENGTH) return `${plain.slice(0, index)}…`;
    count += 1;
  }
  return start?.length === MAX_EXCERPT_CHARACTERS ? `${plain.toWellFormed()}…` : plain;
}

/** Label of a paid article, `PR` if the REST API names none; null for unpaid articles. */
export function resolvePrLabel({
  pr_label_flag: isPaid,
  pr_label: label,
}: {
  pr_label_flag: boolean;
  pr_label: string | null;
}): string | null {
  return isPaid ? label || 'PR' : null;
}

const ARTICLE_PATH = /^\/magazine\/([1-9][0-9]{0,18})\/?$/;

/** Number of the magazine article at an address; null for any other address. */
export function articleNumberInUrl(url: string, siteUrl: string): string | null {
  const address = URL.parse(url);
  if (address === null || address.origin !== new URL(siteUrl).origin) return null;
  return ARTICLE_PATH.exec(address.pathname)?.[1] ?? null;
}

/** Whether an address is on this site, and the article therefore part of the magazine. */
export function isOwnUrl(url: string, siteUrl: string): boolean {
  return URL.parse(url)?.origin === new URL(siteUrl).origin;
}

/** Usual reading speed of Japanese on a screen. */
const CHARACTERS_PER_MINUTE = 500;

/** Reading time of HTML in minutes, at least 1. */
export function readingMinutes(html: string, pages: number): number {
  const length = html.replaceAll(/<[^<>]*>/g, '').replaceAll(/\s+/g, '').length;
  return Math.max(1, Math.round((length * pages) / CHARACTERS_PER_MINUTE));
}

/** Whether reading the article must not change the user's karte: paid, flagged, or promotional by its tags. */
export function isExcludedFromKarte(
  post: { pr_label_flag: boolean; no_karte: boolean; tags: readonly { slug: string }[] },
  promotionalTags: readonly string[],
): boolean {
  return post.pr_label_flag || post.no_karte || post.tags.some(({ slug }) => promotionalTags.includes(slug));
}
