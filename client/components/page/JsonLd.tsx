import type { EventVenueLeaf, LocalBusinessLeaf, MergeLeafTypes, Thing } from 'schema-dts';
import { useVisit, type Visit } from '../../requestContext.ts';

/** A node of the page's graph; a hall is a venue and a business in one. */
export type GraphItem = Exclude<Thing, string> | MergeLeafTypes<[EventVenueLeaf, LocalBusinessLeaf]>;

/** The structured data of a page: one `@graph` with the site, its publisher and what the page is about. */
export function JsonLd({ graph }: { graph: readonly GraphItem[] }) {
  const { site } = useVisit();
  const data = { '@context': 'https://schema.org', '@graph': [...siteGraph(site), ...graph] };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The site itself, with its search, and who publishes it. */
function siteGraph(site: Visit['site']): GraphItem[] {
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
    { '@type': 'Organization', '@id': `${site.url}/#publisher`, name: site.name, url: `${site.url}/` },
  ];
}

/** The way from home as structured data; it says what the visible one says. */
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
