import card from '../../assets/card.png?no-inline';
import { pageTitle } from '../../format.ts';
import { useVisit } from '../../requestContext.ts';
import { JsonLd, type GraphItem } from './JsonLd.tsx';

/** What the head of a page says; React lifts the tags into `<head>`. */
export interface HeadProps {
  readonly title: string;
  readonly description: string;
  /** Path and query of the page's one address; null where there is none (errors, forms). */
  readonly canonical: string | null;
  readonly page?: number;
  /** Kept out of search engines, its links still followed. */
  readonly noindex?: boolean;
  /** Picture for cards, of which the image proxy is asked for a large one; the site's own card where there is none. */
  readonly image?: string | null;
  /** Address of a card drawn for the page, 1200 × 630, in place of a picture. */
  readonly card?: string;
  readonly type?: 'website' | 'article';
  /** Structured data besides that of the site. */
  readonly graph?: readonly GraphItem[];
}

/** Title, description, canonical address, robots, cards (OGP) and structured data of a page. */
export function Head({
  title,
  description,
  canonical,
  page = 1,
  noindex = false,
  image,
  card: drawn,
  type = 'website',
  graph = [],
}: HeadProps) {
  const { site } = useVisit();
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
        content={new URL(drawn ?? (image ? `${image}&width=1200` : card), site.url).href}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <JsonLd graph={graph} />
    </>
  );
}
