import { z } from 'zod';
import { everyNode, type Own } from './internalClient.ts';
import { type Entry, newest } from './sitemaps.ts';

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
