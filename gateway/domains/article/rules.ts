/** Rules of articles: excerpts, labels, where an article comes from, how long it takes to read. */

const EXCERPT = 120;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The beginning of a text: at most 120 characters as people count them, an ellipsis where more followed; null for none. */
export function excerptOf(text: string | null): string | null {
  const plain = text?.replaceAll(/\s+/g, ' ').trim();
  if (!plain) return null;
  let count = 0;
  for (const { index } of graphemes.segment(plain)) {
    if (count === EXCERPT) return `${plain.slice(0, index)}…`;
    count += 1;
  }
  return plain;
}

/** The label of a paid article: what the source says, `PR` where it only says that somebody paid; null for all others. */
export function prLabelOf({
  pr_label_flag: isPaid,
  pr_label: label,
}: {
  pr_label_flag: boolean;
  pr_label: string | null;
}): string | null {
  return isPaid ? label || 'PR' : null;
}

const OWN_PATH = /^\/magazine\/([1-9][0-9]{0,18})\/?$/;

/** Number of the article of ours an address leads to; null for every other address. */
export function numberAt(url: string, siteUrl: string): string | null {
  const address = URL.parse(url);
  if (address === null || address.origin !== new URL(siteUrl).origin) return null;
  return OWN_PATH.exec(address.pathname)?.[1] ?? null;
}

/** Whether an address lies on the product's own site: such an article is one of the magazine, whatever its path. */
export function isOwn(url: string, siteUrl: string): boolean {
  return URL.parse(url)?.origin === new URL(siteUrl).origin;
}

/** Characters a minute, as Japanese is usually read on a screen. */
const READ_A_MINUTE = 500;

/** Minutes it takes to read HTML, at least one. */
export function readingMinutes(html: string, pages: number): number {
  const length = html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, '').length;
  return Math.max(1, Math.round((length * pages) / READ_A_MINUTE));
}

/** Whether an article may not be used to learn what somebody likes: paid, marked so, or with one of the promotional tags. */
export function isExcludedFromKarte(
  post: { pr_label_flag: boolean; no_karte: boolean; tags: readonly { slug: string }[] },
  promotionalTags: readonly string[],
): boolean {
  return post.pr_label_flag || post.no_karte || post.tags.some(({ slug }) => promotionalTags.includes(slug));
}
