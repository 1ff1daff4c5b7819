import type { EventVenueLeaf, LocalBusinessLeaf, MergeLeafTypes, PostalAddress, Thing } from 'schema-dts';
import type { RequestContext } from '../../requestContext.ts';

/** A hall is both venue and business. */
export type HallNode = MergeLeafTypes<[EventVenueLeaf, LocalBusinessLeaf]>;
/** A node of the graph. */
export type GraphItem = Exclude<Thing, string> | HallNode;

/** Structured data. The browser keeps what the server wrote, which can be more. */
export function JsonLd({ graph }: { graph: readonly GraphItem[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  const html = { __html: json.replaceAll('<', '\\u003c') };
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Structured data of the site and its publisher. */
export function siteGraph(site: RequestContext['site']): GraphItem[] {
  const search = {
    '@type': 'SearchAction' as const,
    target: `${site.url}/halls/?name={name}`,
    'query-input': 'required name=name',
  };
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#site`,
      name: site.name,
      url: `${site.url}/`,
      inLanguage: 'ja',
      publisher: { '@id': `${site.url}/#publisher` },
      potentialAction: search,
    },
    {
      '@type': 'Organization',
      '@id': `${site.url}/#publisher`,
      name: site.name,
      url: `${site.url}/`,
      logo: `${site.url}/apple-touch-icon.png`,
    },
  ];
}

/** Structured data of the visible breadcrumb. */
export function breadcrumbGraph(
  siteUrl: string,
  crumbs: ReadonlyArray<{ label: string; href?: string }>,
): GraphItem {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      ...(href && { item: new URL(href, siteUrl).href }),
    })),
  };
}

/** Structured data of where a hall is; null if nothing is known of it. Only halls in Japan have a prefecture. */
export function postalAddress(
  address: string | null | undefined,
  prefecture: string | null | undefined,
): PostalAddress | null {
  if (!address && !prefecture) return null;
  return {
    '@type': 'PostalAddress',
    ...(prefecture && { addressCountry: 'JP', addressRegion: prefecture }),
    ...(address && { streetAddress: address }),
  };
}
