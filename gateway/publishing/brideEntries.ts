import { z } from 'zod';
import { everyNode, type Own } from './internalClient.ts';
import type { Entry } from './sitemaps.ts';

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
