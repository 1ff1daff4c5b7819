import siteCard from '../../assets/card.png?no-inline';
import { pageTitle } from '../../format.ts';
import { useRequestContext } from '../../requestContext.ts';
import { JsonLd, siteGraph, type GraphItem } from './JsonLd.tsx';

export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Path and query of the canonical address; null for errors and forms. */
  readonly canonical: string | null;
  readonly page?: number;
  readonly noindex?: boolean;
  /** Image-proxy URL of the Open Graph image; defaults to the site's own card. */
  readonly image?: string | null;
  /** Generated social card, 1200 × 630; takes precedence over `image`. */
  readonly card?: string;
  readonly type?: 'website' | 'article';
  /** Structured data in addition to that of the site. */
  readonly graph?: readonly GraphItem[];
}

/** Path of a generated social card. `changedAt` (ISO 8601) is its version, so that a changed card has a new address. */
export const cardPath = (
  kind: 'brides' | 'halls' | 'magazine',
  rawId: string,
  changedAt: string | null | undefined,
): string => `/cards/${kind}/${rawId}.png${changedAt ? `?v=${Date.parse(changedAt) / 1_000}` : ''}`;

/** The prefecture that is a whole area, as 北海道 is: its page is the canonical one. Null for an area of several. */
export function onlyPrefecture(
  ofArea: readonly { readonly slug: string }[] | null | undefined,
): string | null {
  const [first, ...others] = ofArea ?? [];
  return first && others.length === 0 ? first.slug : null;
}

/** Title, meta tags and structured data; React hoists them into `<head>`. */
export function Head({
  title,
  description,
  canonical,
  page = 1,
  noindex = false,
  image,
  card,
  type = 'website',
  graph = [],
}: HeadProps) {
  const { site } = useRequestContext();
  const fullTitle = pageTitle(title, site.name, page);
  const url = canonical === null ? null : new URL(canonical, site.url).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex,follow' : 'max-image-preview:large'} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta
        property="og:image"
        content={new URL(card ?? (image ? `${image}&width=1200` : siteCard), site.url).href}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd graph={[...siteGraph(site), ...graph]} />
    </>
  );
}
