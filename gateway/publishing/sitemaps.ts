import { z } from 'zod';
import { brideEntries } from './brideEntries.ts';
import { magazineEntries } from './magazineEntries.ts';
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
