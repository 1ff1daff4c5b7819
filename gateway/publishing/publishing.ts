import { readFile } from 'node:fs/promises';
import type { ClientOf, Route } from '../http/server.ts';
import type { ImageProxy } from '../images/images.ts';
import { calendarRoute } from './calendar.ts';
import { cancellationCalendarRoute } from './cancellationCalendar.ts';
import { serveDocuments, type DocumentRoute } from './documentRoute.ts';
import { feedRoute } from './feeds.ts';
import { createInternalClient, type InternalClientOptions } from './internalClient.ts';
import { sitemapRoute } from './sitemaps.ts';
import { socialCardRoute } from './socialCards.ts';
import { ticketCalendarRoute } from './ticketCalendar.ts';

export interface PublishingOptions extends InternalClientOptions {
  readonly site: { readonly url: string; readonly name: string };
  readonly images: ImageProxy;
  readonly clientOf: ClientOf;
}

/** Routes of everything the site publishes beside pages: robots.txt, icon, sitemaps, feeds, social cards, calendar files. */
export function publishingRoutes({ site, images, clientOf, ...options }: PublishingOptions): Route[] {
  return [
    ...serveDocuments([
      robotsRoute(site.url),
      iconRoute,
      sitemapRoute(createInternalClient(options, 'sitemap'), site.url),
      feedRoute(createInternalClient(options, 'feed'), site),
      socialCardRoute(createInternalClient(options, 'card'), { site, images }),
    ]),
    calendarRoute(createInternalClient(options, 'calendar')),
    cancellationCalendarRoute(createInternalClient(options, 'calendar')),
    ticketCalendarRoute(createInternalClient(options, 'calendar'), clientOf, site.url),
  ];
}

/** The site's icon where browsers and phones look for it whatever the page links. */
const iconRoute: DocumentRoute = {
  paths: /^\/(?:favicon\.ico|apple-touch-icon(?:-precomposed)?\.png)$/,
  ttl: { fresh: 86_400, staleWhileRevalidate: 604_800, staleIfError: 604_800 },
  generate: async () => ({
    type: 'image/png',
    body: await readFile(new URL('../../client/assets/icon.png', import.meta.url)),
  }),
};

/** Pages excluded from search carry `noindex`, which crawlers must be able to read; only `/graphql` is disallowed. */
function robotsRoute(siteUrl: string): DocumentRoute {
  const text = `User-agent: *\nDisallow: /graphql\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  const document = { type: 'text/plain; charset=utf-8', body: Buffer.from(text) };
  return {
    paths: /^\/robots\.txt$/,
    ttl: { fresh: 3_600, staleWhileRevalidate: 0, staleIfError: 0 },
    generate: () => Promise.resolve(document),
  };
}
