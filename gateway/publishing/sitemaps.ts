import { z } from 'zod';
import type { DocumentRoute } from './documentRoute.ts';
import { fetchAllNodes, type InternalClient } from './internalClient.ts';
import { type SitemapEntry, latestChange, renderIndex, renderUrlSet } from './sitemapXml.ts';

const PATH = /^\/sitemap(?:-(?:halls|fairs|landings|articles|magazine|brides))?\.xml$/;
/** Follows changes within the hour and survives a week of outage. */
const TTL = { fresh: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

type EntrySource = () => Promise<SitemapEntry[]>;

/** A sitemap index and one sitemap for each kind of page. The index dates each sitemap by its newest page. */
export function sitemapRoute(query: InternalClient, siteUrl: string): DocumentRoute {
  const halls = hallEntries(query);
  const magazine = magazineEntries(query, siteUrl);
  const sources: Readonly<Record<string, EntrySource>> = {
    '/sitemap-halls.xml': halls,
    '/sitemap-fairs.xml': fairEntries(query),
    '/sitemap-landings.xml': landingEntries(query, siteUrl, halls),
    '/sitemap-articles.xml': magazine.articles,
    '/sitemap-magazine.xml': magazine.lists,
    '/sitemap-brides.xml': brideEntries(query, siteUrl),
  };
  const render = async (path: string): Promise<string> => {
    const source = sources[path];
    if (source) return renderUrlSet(await source());
    const [ofHalls, ofArticles] = [latestChange(await halls()), latestChange(await magazine.articles())];
    const dates: Readonly<Record<string, string | null>> = {
      '/sitemap-halls.xml': ofHalls,
      '/sitemap-landings.xml': ofHalls,
      '/sitemap-articles.xml': ofArticles,
      '/sitemap-magazine.xml': ofArticles,
    };
    return renderIndex(
      siteUrl,
      Object.keys(sources).map((child) => [child, dates[child] ?? null]),
    );
  };
  // Each sitemap takes hundreds of REST calls and crawlers request all at once, so they are generated one by one.
  let previous: Promise<unknown> = Promise.resolve();
  const renderInTurn = (path: string): Promise<string> => {
    const xml = previous.then(() => render(path));
    previous = xml.catch(() => undefined);
    return xml;
  };
  return {
    paths: PATH,
    ttl: TTL,
    generate: async (path) => ({
      type: 'application/xml; charset=utf-8',
      body: Buffer.from(await renderInTurn(path)),
    }),
  };
}

const HALLS = {
  first: 100,
  fields: 'url updatedAt',
  node: z.object({ url: z.string(), updatedAt: z.string().nullable() }),
};

function hallEntries(query: InternalClient): EntrySource {
  return async () =>
    (await fetchAllNodes(query, 'halls', HALLS)).map(({ url, updatedAt }) => ({
      url,
      lastModified: updatedAt?.slice(0, 10) ?? null,
    }));
}

/** Fairs of a hall take a REST call each. */
const FAIRS = {
  first: 30,
  fields: 'fairs(first: 100) { nodes { url } }',
  node: z.object({ fairs: z.object({ nodes: z.array(z.object({ url: z.string() })) }) }),
};

/** The most that a sitemap may hold. */
const MAX_URLS = 50_000;

/** Upcoming fairs: the soonest of each hall, then the second ones, and so on, as many as a sitemap may hold. */
function fairEntries(query: InternalClient): EntrySource {
  return async () =>
    (await fetchAllNodes(query, 'halls', FAIRS))
      .flatMap(({ fairs }) => fairs.nodes.map(({ url }, rank) => ({ rank, url, lastModified: null })))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MAX_URLS);
}

const PLACES_QUERY = `query SitemapPlaces {
  hallSearchOptions {
    areas { slug }
    prefectures { slug areaSlug }
    regions { slug }
  }
}`;
const FAIR_LISTS_QUERY = `query SitemapFairLists($filter: FairFilter) {
  fairs(filter: $filter, first: 1) { prefectureCounts { prefecture { slug } } dayCounts { date } }
}`;
const FairLists = z.object({
  fairs: z.object({
    prefectureCounts: z.array(z.object({ prefecture: z.object({ slug: z.string() }) })),
    dayCounts: z.array(z.object({ date: z.string() })),
  }),
});

/** Lists of fairs by place and by month; only those with fairs, as far as the index is read. */
async function fairLists(query: InternalClient, areas: readonly { slug: string }[]): Promise<string[]> {
  // As the pages list them.
  const readFairs = (place: Readonly<Record<string, string>> = {}) =>
    query(FAIR_LISTS_QUERY, FairLists, { filter: { ...place, exceptClosed: true } });
  const listsOf = async (path: string, place?: Readonly<Record<string, string>>): Promise<string[]> => {
    const { fairs } = await readFairs(place);
    const months = new Set(fairs.dayCounts.map(({ date }) => date.slice(0, 7)));
    return months.size === 0 ? [] : [path, ...Array.from(months, (month) => `${path}/${month}`)];
  };
  const { fairs } = await readFairs();
  const ofPlaces = [
    ...fairs.prefectureCounts.map(({ prefecture: { slug } }) =>
      listsOf(`/fairs/${slug}`, { prefectureSlug: slug }),
    ),
    ...areas.map(({ slug }) => listsOf(`/fairs/area/${slug}`, { areaSlug: slug })),
  ];
  return ['/fairs', ...(await listsOf('/fairs')), ...(await Promise.all(ofPlaces)).flat()];
}

const Slugs = z.array(z.object({ slug: z.string() }));
const PlacesData = z.object({
  hallSearchOptions: z.object({
    areas: Slugs,
    prefectures: z.array(z.object({ slug: z.string(), areaSlug: z.string().nullable() })),
    regions: Slugs,
  }),
});

/** Landing pages list halls, so all of them are dated by the newest change of a hall. */
function landingEntries(query: InternalClient, siteUrl: string, halls: EntrySource): EntrySource {
  return async () => {
    const { hallSearchOptions: options } = await query(PLACES_QUERY, PlacesData);
    // The page of an area of one prefecture has that of the prefecture as its canonical address.
    const areas = options.areas.filter(
      ({ slug }) => options.prefectures.filter(({ areaSlug }) => areaSlug === slug).length !== 1,
    );
    const lastModified = latestChange(await halls());
    const under = (path: string, slugs: readonly { slug: string }[]): string[] =>
      slugs.map(({ slug }) => `/${path}/${encodeURIComponent(slug)}`);
    const paths = [
      '/',
      '/halls/search/',
      '/go_to_wedding/',
      '/lp/kaoawase_template',
      '/photos/',
      '/stats/',
      '/booking_sites/',
      '/terms',
      '/privacy',
      '/company',
      ...under('a', areas),
      ...under('pref', options.prefectures),
      ...under('r', options.regions),
      ...under('videos', options.prefectures).map((path) => `${path}/`),
      ...(await fairLists(query, areas)),
    ];
    return [...new Set(paths)].map((path) => ({ url: siteUrl + path, lastModified }));
  };
}

const BRIDE_FIELDS = 'rawId receptionImage { url(transform: { size: W1200 }) }';
const Bride = z.object({ rawId: z.string(), receptionImage: z.object({ url: z.string() }).nullable() });
type Bride = z.infer<typeof Bride>;

const THEME_TAGS = { first: 20, fields: 'rawId', node: z.object({ rawId: z.string() }) };
const PICKED_BRIDES = { first: 100, fields: BRIDE_FIELDS, node: Bride };
const THEME_QUERY = `query SitemapTheme($rawId: String!, $page: Int!) {
  themeTag(by: { rawId: $rawId }) { brides(first: 20, page: $page) { nodes { ${BRIDE_FIELDS} } pageInfo { hasNextPage } } }
}`;
const ThemeData = z.object({
  themeTag: z
    .object({
      brides: z.object({ nodes: z.array(Bride), pageInfo: z.object({ hasNextPage: z.boolean() }) }),
    })
    .nullable(),
});
/** Guards against endless pagination. */
const MAX_THEME_PAGES = 500;

/**
 * Lists of brides, theme pages, and the brides that editors picked or a theme lists. No REST call lists all brides. Private
 * profiles are in none of these lists.
 */
function brideEntries(query: InternalClient, siteUrl: string): EntrySource {
  const bridesOfTheme = async (rawId: string): Promise<Bride[]> => {
    const brides: Bride[] = [];
    for (let page = 1; page <= MAX_THEME_PAGES; page += 1) {
      const { themeTag } = await query(THEME_QUERY, ThemeData, { rawId, page });
      brides.push(...(themeTag?.brides.nodes ?? []));
      if (!themeTag?.brides.pageInfo.hasNextPage) break;
    }
    return brides;
  };
  return async () => {
    const themes = await fetchAllNodes(query, 'themeTags', THEME_TAGS);
    const brides = await fetchAllNodes(query, 'pickedBrides', PICKED_BRIDES);
    for (const { rawId } of themes) brides.push(...(await bridesOfTheme(rawId)));
    const lists = [
      '/brides',
      '/brides/picked',
      '/brides/search',
      '/brides/themes',
      ...themes.map(({ rawId }) => `/brides/themes/${rawId}`),
    ];
    const images = new Map(brides.map(({ rawId, receptionImage }) => [rawId, receptionImage?.url ?? null]));
    return [
      ...lists.map((path) => ({ url: siteUrl + path, lastModified: null })),
      ...[...images].map(([rawId, image]) => ({
        url: `${siteUrl}/brides/${rawId}`,
        lastModified: null,
        image,
      })),
    ];
  };
}

const Linked = z.object({ url: z.string() });
const Article = z.object({
  url: z.string(),
  modifiedAt: z.string().nullable(),
  categories: z.array(Linked),
  thumbnail: Linked.nullable(),
});
type Article = z.infer<typeof Article>;
const ARTICLES = {
  first: 100,
  fields: 'url modifiedAt categories { url } thumbnail { url(transform: { size: W1200 }) }',
  node: Article,
};

/** Tags of the newest articles: no API lists all tags, and each article takes a REST call. */
const TAGS_QUERY = `query SitemapTags {
  recentArticles(first: 40) { nodes { tags { url } } }
}`;
const TagsData = z.object({
  recentArticles: z.object({ nodes: z.array(z.object({ tags: z.array(Linked) })) }),
});

const LISTS_QUERY = `query SitemapMagazineLists {
  writers(first: 100) { nodes { url } }
  hallSearchOptions { prefectures { slug } }
}`;
const ListsData = z.object({
  writers: z.object({ nodes: z.array(Linked) }),
  hallSearchOptions: z.object({ prefectures: z.array(z.object({ slug: z.string() })) }),
});

/** Articles of the magazine, and the pages that list them. */
function magazineEntries(
  query: InternalClient,
  siteUrl: string,
): { articles: EntrySource; lists: EntrySource } {
  const fetchArticles = (): Promise<Article[]> => fetchAllNodes(query, 'recentArticles', ARTICLES);
  const toEntry = ({ url, modifiedAt, thumbnail }: Article): SitemapEntry => ({
    url,
    lastModified: modifiedAt?.slice(0, 10) ?? null,
    image: thumbnail?.url ?? null,
  });
  return {
    articles: async () => (await fetchArticles()).map(toEntry),

    /** A category is dated by its newest article, the other lists by the newest of all. */
    lists: async () => {
      const articles = await fetchArticles();
      const { recentArticles } = await query(TAGS_QUERY, TagsData);
      const { writers, hallSearchOptions } = await query(LISTS_QUERY, ListsData);
      const lastModified = latestChange(articles.map(toEntry));
      const categories = Map.groupBy(
        articles.flatMap((article) =>
          article.categories.map(({ url }) => ({ url, entry: toEntry(article) })),
        ),
        ({ url }) => url,
      );
      const tags = new Set(recentArticles.nodes.flatMap((article) => article.tags.map(({ url }) => url)));
      const otherLists = [
        ...['', '/ranking', '/guides', '/writers'].map((path) => `${siteUrl}/magazine${path}`),
        ...hallSearchOptions.prefectures.map(({ slug }) => `${siteUrl}/magazine/prefecture/${slug}`),
        ...writers.nodes.map(({ url }) => url),
        ...tags,
      ];
      return [
        ...otherLists.map((url) => ({ url, lastModified })),
        ...[...categories].map(([url, members]) => ({
          url,
          lastModified: latestChange(members.map(({ entry }) => entry)),
        })),
      ];
    },
  };
}
