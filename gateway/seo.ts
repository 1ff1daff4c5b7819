import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { Answers, type Policy } from './answers.ts';
import type { Ask } from './doors/ask.ts';
import { compress } from './doors/encoding.ts';
import { sendFile, servedFile, type ServedFile } from './doors/file.ts';
import type { Engine, Operation } from './engine.ts';

/** Sitemaps follow the halls within the hour and outlive a week without the API. */
const POLICY: Policy = { fresh: 3_600, swr: 86_400, sie: 604_800 };
const HALLS_PER_QUERY = 100;
/** Guards against a list that never ends; the protocol allows 50,000 addresses per file. */
const MOST_QUERIES = 500;

/** A page of all halls, with what is asked of each. */
const hallsWith = (first: number, fields: string): string => `query SitemapHalls($after: String) {
  halls(first: ${first}, after: $after) {
    nodes { ${fields} }
    pageInfo { hasNextPage endCursor }
  }
}`;
const hallsOf = <Hall>(hall: z.ZodType<Hall>) =>
  z.object({
    halls: z.object({
      nodes: z.array(hall),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  });

const Hall = z.object({ url: z.string(), updatedAt: z.string().nullable() });
/** Fairs are asked for hall by hall, a call each. */
const FAIR_HALLS_PER_QUERY = 30;
const HallFairs = z.object({ fairs: z.object({ nodes: z.array(z.object({ url: z.string() })) }) });

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
interface Entry {
  readonly url: string;
  /** Day of its last change, `YYYY-MM-DD`; null when unknown. */
  readonly changed: string | null;
}

/** What search engines read: `/robots.txt` and the sitemaps. */
export interface Seo {
  /** Sends one of its files; false when the path is none. @throws what made the file impossible. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** Builds robots.txt and the sitemaps of a site from its own GraphQL API. */
export function createSeo({ engine, ask, siteUrl }: { engine: Engine; ask: Ask; siteUrl: string }): Seo {
  const files = new Answers<ServedFile>({ maxBytes: 32_000_000 });

  const query = async <T>(
    text: string,
    shape: z.ZodType<T>,
    variables: Record<string, unknown>,
  ): Promise<T> => {
    const caller = { headers: {}, address: 'sitemap', requestId: 'sitemap', whenGone: null };
    const operation = operationOf(engine, text);
    const { first } = await ask({ operation, variables, caller, patienceMs: Infinity, trace: false });
    if (first.errors?.[0]) throw first.errors[0];
    return shape.parse(first.data);
  };

  /** All halls, page by page. */
  const everyHall = async <Hall>(first: number, fields: string, hall: z.ZodType<Hall>): Promise<Hall[]> => {
    const all: Hall[] = [];
    let after: string | null = null;
    for (let asked = 0; asked < MOST_QUERIES; asked += 1) {
      const page: z.infer<ReturnType<typeof hallsOf<Hall>>> = await query(
        hallsWith(first, fields),
        hallsOf(hall),
        { after },
      );
      all.push(...page.halls.nodes);
      after = page.halls.pageInfo.endCursor;
      if (!page.halls.pageInfo.hasNextPage || after === null) break;
    }
    return all;
  };

  const halls = async (): Promise<Entry[]> =>
    (await everyHall(HALLS_PER_QUERY, 'url updatedAt', Hall)).map(({ url, updatedAt }) => ({
      url,
      changed: updatedAt?.slice(0, 10) ?? null,
    }));

  /** Fairs to come. Nobody tells when one was changed. */
  const fairs = async (): Promise<Entry[]> =>
    (await everyHall(FAIR_HALLS_PER_QUERY, 'fairs(first: 100) { nodes { url } }', HallFairs)).flatMap(
      (hall) => hall.fairs.nodes.map(({ url }) => ({ url, changed: null })),
    );

  /** A landing changes with the halls it lists; the newest change dates them all. */
  const landings = async (): Promise<Entry[]> => {
    const [{ hallSearchOptions: options }, listed] = await Promise.all([query(PLACES, Places, {}), halls()]);
    const changed = newest(listed);
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

  const sources: Readonly<Record<string, () => Promise<string>>> = {
    '/sitemap.xml': async () =>
      index(
        siteUrl,
        ['/sitemap-halls.xml', '/sitemap-fairs.xml', '/sitemap-landings.xml'],
        newest(await halls()),
      ),
    '/sitemap-halls.xml': async () => urlset(await halls()),
    '/sitemap-fairs.xml': async () => urlset(await fairs()),
    '/sitemap-landings.xml': async () => urlset(await landings()),
  };

  return {
    async send(path, request, response) {
      if (path === '/robots.txt') {
        sendFile(
          servedFile('text/plain; charset=utf-8', Buffer.from(robots(siteUrl))),
          'public, max-age=3600',
          request,
          response,
        );
        return true;
      }
      const source = Object.hasOwn(sources, path) ? sources[path] : undefined;
      if (!source) return false;
      const file = await files.obtain(path, async () => {
        const made = servedFile('application/xml; charset=utf-8', Buffer.from(await source()));
        made.gzip = await compress(made.plain, 'gzip');
        return { value: made, keep: POLICY, failed: false, bytes: made.plain.length + made.gzip.length };
      });
      sendFile(file, 'public, max-age=3600', request, response);
      return true;
    },
  };
}

function operationOf(engine: Engine, text: string): Operation {
  const prepared = engine.prepare(text);
  const operation = prepared.errors[0] ?? engine.pick(prepared);
  if (operation instanceof GraphQLError) throw operation;
  return operation;
}

/** Pages that must not be listed carry `noindex` and may be read; only what is no page is closed. */
function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /graphql\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function newest(entries: readonly Entry[]): string | null {
  return entries.reduce<string | null>(
    (last, { changed }) => (changed && (!last || changed > last) ? changed : last),
    null,
  );
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlset(entries: readonly Entry[]): string {
  const items = entries.map(({ url, changed }) => `<url><loc>${escape(url)}</loc>${lastmod(changed)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${items.join('\n')}\n</urlset>\n`;
}

function index(siteUrl: string, paths: readonly string[], changed: string | null): string {
  const items = paths.map(
    (path) => `<sitemap><loc>${escape(siteUrl + path)}</loc>${lastmod(changed)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${items.join('\n')}\n</sitemapindex>\n`;
}

function lastmod(day: string | null): string {
  return day ? `<lastmod>${day}</lastmod>` : '';
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;');
}
