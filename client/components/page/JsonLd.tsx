import type { EventVenueLeaf, LocalBusinessLeaf, MergeLeafTypes, Thing } from 'schema-dts';
import { useRequestContext, type RequestContext } from '../../requestContext.ts';

/** A node of the graph; a hall is both venue and business. */
export type GraphItem = Exclude<Thing, string> | MergeLeafTypes<[EventVenueLeaf, LocalBusinessLeaf]>;

/** Structured data: one `@graph` with the site, its publisher and the page's own nodes. */
export function JsonLd({ graph }: { graph: readonly GraphItem[] }) {
  const { site } = useRequestContext();
  const data = { '@context': 'https://schema.org', '@graph': [...siteGraph(site), ...graph] };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function siteGraph(site: RequestContext['site']): GraphItem[] {
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
