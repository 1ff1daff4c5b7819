/** Sitemaps and their index as XML. */
import { element, escape } from './xml.ts';

/** A URL of a sitemap. */
export interface SitemapEntry {
  readonly url: string;
  /** Day of the last change, `YYYY-MM-DD`; null if unknown. */
  readonly lastModified: string | null;
  /** URL of the page's main image. */
  readonly image?: string | null;
}

/** Day of the latest change; null if none is known. */
export function latestChange(entries: readonly SitemapEntry[]): string | null {
  return entries.reduce<string | null>(
    (latest, { lastModified }) =>
      lastModified && (!latest || lastModified > latest) ? lastModified : latest,
    null,
  );
}

const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE_NAMESPACE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function renderUrlSet(entries: readonly SitemapEntry[]): string {
  const items = entries.map(
    ({ url, lastModified, image }) =>
      `<url><loc>${escape(url)}</loc>${element('lastmod', lastModified)}${renderImage(image)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${SITEMAP_NAMESPACE} ${IMAGE_NAMESPACE}>\n${items.join('\n')}\n</urlset>\n`;
}

function renderImage(url: string | null | undefined): string {
  return url ? `<image:image><image:loc>${escape(url)}</image:loc></image:image>` : '';
}

/** @param sitemaps paths with the day of their newest page; null where no page has one */
export function renderIndex(
  siteUrl: string,
  sitemaps: readonly (readonly [string, string | null])[],
): string {
  const items = sitemaps.map(
    ([path, lastModified]) =>
      `<sitemap><loc>${escape(siteUrl + path)}</loc>${element('lastmod', lastModified)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${SITEMAP_NAMESPACE}>\n${items.join('\n')}\n</sitemapindex>\n`;
}
