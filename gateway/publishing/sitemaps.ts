import { z } from 'zod';
import { everyNode, type Own } from './internalClient.ts';
import type { Shelf } from './publishing.ts';
import { element, escape } from './xml.ts';

/** Sitemaps follow the halls and the articles within the hour and outlive a week without the API. */
const KEEP = { fresh: 3_600, swr: 86_400, sie: 604_800 };
const HALLS = {
  first: 100,
  fields: 'url updatedAt',
  node: z.object({ url: z.string(), updatedAt: z.string().nullable() }),
};
/** Fairs are asked for hall by hall, a call each. */
const FAIRS = {
  first: 30,
  fields: 'fairs(first: 100) { nodes { url } }',
  node: z.object({ fairs: z.object({ nodes: z.array(z.object({ url: z.string() })) }) }),
};

const PLACES = `query SitemapPlaces {
  hallSearchOptions {
    areas { slug }
    prefectures { slug }
    regions { slug }
  }
}`;
const Slugs = z.array(z.object({ slug: z.string() }));
const Places = z.object({
  hallSearchOptions: z.object({ areas: Slugs, prefectures: Slugs, regions: Slugs }),
});

/** One address of a sitemap. */
export interface Entry {
  readonly url: string;
  /** Day of its last change, `YYYY-MM-DD`; null when unknown. */
  readonly changed: string | null;
  /** Address of the picture of the page; null where it has none. */
  readonly picture?: string | null;
}

/** The sitemaps of a site: an index, the halls, the landings, the articles, the lists of the magazine, and the brides. */
export function sitemaps(own: Own, siteUrl: string): Shelf {
  const halls = async (): Promise<Entry[]> =>
    (await everyNode(own, 'halls', HALLS)).map(({ url, updatedAt }) => ({
      url,
      changed: updatedAt?.slice(0, 10) ?? null,
    }));

  /** Fairs to come. Nobody tells when one was changed. */
  const fairs = async (): Promise<Entry[]> =>
    (await everyNode(own, 'halls', FAIRS)).flatMap((hall) =>
      hall.fairs.nodes.map(({ url }) => ({ url, changed: null })),
    );

  /** A landing changes with the halls it lists; the newest change dates them all. */
  const landings = async (): Promise<Entry[]> => {
    const { hallSearchOptions: options } = await own(PLACES, Places);
    const changed = newest(await halls());
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
      ...under('a', options.areas),
      ...under('pref', options.prefectures),
      ...under('r', options.regions),
      ...under('videos', options.prefectures).map((path) => `${path}/`),
    ];
    return [...new Set(paths)].map((path) => ({ url: siteUrl + path, changed }));
  };

  const magazine = magazineEntries(own, siteUrl);
  const maps: Readonly<Record<string, () => Promise<Entry[]>>> = {
    '/sitemap-halls.xml': halls,
    '/sitemap-fairs.xml': fairs,
    '/sitemap-landings.xml': landings,
    '/sitemap-articles.xml': magazine.articles,
    '/sitemap-magazine.xml': magazine.lists,
    '/sitemap-brides.xml': brideEntries(own, siteUrl),
  };
  const sources: Readonly<Record<string, () => Promise<string>>> = {
    ...Object.fromEntries(
      Object.entries(maps).map(([path, entries]) => [path, async () => urlset(await entries())]),
    ),
    '/sitemap.xml': async () => index(siteUrl, Object.keys(maps), newest(await halls())),
  };
  /** A crawler asks for all of them at once, and each is hundreds of calls: one at a time leaves the sources to visitors. */
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (make: () => Promise<string>): Promise<string> => {
    const made = before.then(make);
    before = made.catch(() => undefined);
    return made;
  };
  return {
    keep: KEEP,
    find(path) {
      const source = Object.hasOwn(sources, path) ? sources[path] : undefined;
      return (
        (source &&
          (async () => ({
            type: 'application/xml; charset=utf-8',
            body: Buffer.from(await inTurn(source)),
          }))) ??
        null
      );
    },
  };
}

/** The day of the newest change; null where none is known. */
export function newest(entries: readonly Entry[]): string | null {
  return entries.reduce<string | null>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    null,
  );
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

function urlset(entries: readonly Entry[]): string {
  const items = entries.map(
    ({ url, changed, picture }) =>
      `<url><loc>${escape(url)}</loc>${element('lastmod', changed)}${pictureOf(picture)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACE} ${PICTURES}>\n${items.join('\n')}\n</urlset>\n`;
}

function pictureOf(address: string | null | undefined): string {
  return address ? `<image:image><image:loc>${escape(address)}</image:loc></image:image>` : '';
}

function index(siteUrl: string, paths: readonly string[], changed: string | null): string {
  const items = paths.map(
    (path) => `<sitemap><loc>${escape(siteUrl + path)}</loc>${element('lastmod', changed)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${NAMESPACE}>\n${items.join('\n')}\n</sitemapindex>\n`;
}

const CARD = 'rawId receptionImage { url(transform: { size: W1200 }) }';
const Card = z.object({ rawId: z.string(), receptionImage: z.object({ url: z.string() }).nullable() });
type Card = z.infer<typeof Card>;

const THEMES = { first: 20, fields: 'rawId', node: z.object({ rawId: z.string() }) };
const PICKED = { first: 100, fields: CARD, node: Card };
const TAGGED = `query SitemapTheme($rawId: String!, $page: Int!) {
  themeTag(by: { rawId: $rawId }) { brides(first: 20, page: $page) { nodes { ${CARD} } pageInfo { hasNextPage } } }
}`;
const Tagged = z.object({
  themeTag: z
    .object({
      brides: z.object({ nodes: z.array(Card), pageInfo: z.object({ hasNextPage: z.boolean() }) }),
    })
    .nullable(),
});
/** Guards against a list that never ends. */
const MOST_PAGES = 500;

/**
 * The addresses of brides: the lists, the themes, and everybody whom the editors chose or a theme names - no list of the
 * sources holds them all. Whoever hides her profile is in none of these. Nobody tells when one was changed.
 */
export function brideEntries(own: Own, siteUrl: string): () => Promise<Entry[]> {
  const tagged = async (rawId: string): Promise<Card[]> => {
    const cards: Card[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { themeTag } = await own(TAGGED, Tagged, { rawId, page });
      cards.push(...(themeTag?.brides.nodes ?? []));
      if (!themeTag?.brides.pageInfo.hasNextPage) break;
    }
    return cards;
  };
  return async () => {
    const themes = await everyNode(own, 'themeTags', THEMES);
    const cards = await everyNode(own, 'pickedBrides', PICKED);
    for (const { rawId } of themes) cards.push(...(await tagged(rawId)));
    const lists = [
      '/brides',
      '/brides/picked',
      '/brides/themes',
      ...themes.map(({ rawId }) => `/brides/themes/${rawId}`),
    ];
    const brides = new Map(cards.map(({ rawId, receptionImage }) => [rawId, receptionImage?.url ?? null]));
    return [
      ...lists.map((path) => ({ url: siteUrl + path, changed: null })),
      ...[...brides].map(([rawId, picture]) => ({
        url: `${siteUrl}/brides/${rawId}`,
        changed: null,
        picture,
      })),
    ];
  };
}

const Addressed = z.object({ url: z.string() });
const Article = z.object({
  url: z.string(),
  modifiedAt: z.string().nullable(),
  categories: z.array(Addressed),
  thumbnail: Addressed.nullable(),
});
type Article = z.infer<typeof Article>;
const ARTICLES = {
  first: 100,
  fields: 'url modifiedAt categories { url } thumbnail { url(transform: { size: W1200 }) }',
  node: Article,
};

/** No list names the tags: those of the newest articles are what readers meet. Each of these costs a call of its own. */
const TAGS = `query SitemapTags {
  recentArticles(first: 40) { nodes { tags { url } } }
}`;
const Tags = z.object({
  recentArticles: z.object({ nodes: z.array(z.object({ tags: z.array(Addressed) })) }),
});

const LISTS = `query SitemapMagazineLists {
  writers(first: 100) { nodes { url } }
  hallSearchOptions { prefectures { slug } }
}`;
const Lists = z.object({
  writers: z.object({ nodes: z.array(Addressed) }),
  hallSearchOptions: z.object({ prefectures: z.array(z.object({ slug: z.string() })) }),
});

/** The addresses of the magazine: its articles with their pictures, and the pages that list them. */
export function magazineEntries(own: Own, siteUrl: string) {
  const read = (): Promise<Article[]> => everyNode(own, 'recentArticles', ARTICLES);

  const entryOf = ({ url, modifiedAt, thumbnail }: Article): Entry => ({
    url,
    changed: modifiedAt?.slice(0, 10) ?? null,
    picture: thumbnail?.url ?? null,
  });

  return {
    articles: async (): Promise<Entry[]> => (await read()).map(entryOf),

    /** A category changes with its newest article; the other lists with the newest of all. */
    lists: async (): Promise<Entry[]> => {
      const articles = await read();
      const tagged = await own(TAGS, Tags);
      const { writers, hallSearchOptions } = await own(LISTS, Lists);
      const changed = newest(articles.map(entryOf));
      const categories = Map.groupBy(
        articles.flatMap((article) =>
          article.categories.map(({ url }) => ({ url, entry: entryOf(article) })),
        ),
        ({ url }) => url,
      );
      const tags = new Set(
        tagged.recentArticles.nodes.flatMap((article) => article.tags.map(({ url }) => url)),
      );
      const others = [
        ...['', '/ranking', '/guides', '/writers'].map((path) => `${siteUrl}/magazine${path}`),
        ...hallSearchOptions.prefectures.map(({ slug }) => `${siteUrl}/magazine/prefecture/${slug}`),
        ...writers.nodes.map(({ url }) => url),
        ...tags,
      ];
      return [
        ...others.map((url) => ({ url, changed })),
        ...[...categories].map(([url, told]) => ({ url, changed: newest(told.map(({ entry }) => entry)) })),
      ];
    },
  };
}
