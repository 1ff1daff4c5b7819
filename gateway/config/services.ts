/** External services used by pages: tag manager, error reporting, app stores. */
import { z } from 'zod';
import { describe, hostName, httpsUrl, list, origin } from './parsers.ts';

/** Variables of the external services. */
export const serviceVariables = {
  NO_KARTE_TAGS: z
    .string()
    .transform(list)
    .refine((tags) => tags.length === 2, 'must name exactly two tags')
    .default(['promotion', 'campaign'])
    .meta(
      describe(
        'Two post tags that are excluded from personalization, separated by a comma.',
        'promotion,campaign',
      ),
    ),
  AFFILIATE_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(hostName))
    .default(['px.a8.net', 'af.moshimo.com', 'ck.jp.ap.valuecommerce.com', 'h.accesstrade.net'])
    .meta(
      describe(
        'Hosts of affiliate links in articles, which get rel=sponsored and whose clicks are tracked.',
        'px.a8.net,af.moshimo.com',
      ),
    ),
  TAG_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'Script URL of the tag manager; nothing is loaded when unset.',
        'https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXX',
      ),
    ),
  TAG_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      describe(
        'Additional origins the tag manager may connect to, separated by commas.',
        'https://www.google-analytics.com',
      ),
    ),
  TAG_CONSENT: z
    .enum(['required', 'not-required'], 'must be required or not-required')
    .default('required')
    .meta(
      describe(
        'Whether visitors have to consent before the tag manager is loaded and events are sent.',
        'required',
      ),
    ),
  ERROR_DSN: z
    .string()
    .refine(isDsn, 'must look like https://key@host/project')
    .optional()
    .meta(
      describe(
        'DSN of a Sentry-compatible service for errors of pages in the browser and of analytics events; no reports when unset.',
        'https://0123456789abcdef@errors.example.jp/1',
      ),
    ),
  MAP_STYLE_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'MapLibre style of a tile provider for the map of the hall search, whose tiles, glyphs and sprites come from the same origin; the shipped map of coast and prefectures when unset.',
        'https://tiles.example.jp/styles/streets.json?key=0123',
      ),
    ),
  MAP_EMBED: z
    .enum(['openstreetmap', 'none'], 'must be openstreetmap or none')
    .default('openstreetmap')
    .meta(
      describe(
        'Service of the street map of one hall, which visitors open with a press; `none` offers no such map.',
        'openstreetmap',
      ),
    ),
  PASSWORD_RESET_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'Page where members reset their password, which the REST APIs cannot do; the site refers to the contact form when unset.',
        'https://id.example.jp/password',
      ),
    ),
  MAIL_CHANGE_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'Page where members change their e-mail address, which the REST APIs cannot do; the site refers to the contact form when unset.',
        'https://id.example.jp/mail',
      ),
    ),
  APP_STORE_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'App Store page of the iOS app; a search for the site name by default.',
        'https://apps.apple.com/jp/app/id1234567890',
      ),
    ),
  PLAY_STORE_URL: httpsUrl
    .optional()
    .meta(
      describe(
        'Google Play page of the Android app; a search for the site name by default.',
        'https://play.google.com/store/apps/details?id=jp.example.app',
      ),
    ),
};

function isDsn(text: string): boolean {
  return /^https?:\/\/\w{1,64}@[\w.:-]+\/\d{1,20}$/.test(text) && URL.canParse(text);
}

const MAP_EMBED_URLS = { openstreetmap: 'https://www.openstreetmap.org/export/embed.html', none: null };

/** Settings of the services, as pages get them; URLs are null for services that are not configured. */
export interface Services {
  /** Script of the tag manager. */
  readonly tagUrl: string | null;
  /** Further origins that the tag manager sends to. */
  readonly tagHosts: readonly string[];
  /** Whether loading the tag manager and sending events require consent. */
  readonly asksConsent: boolean;
  /** Sentry envelope endpoint for errors of pages and of analytics events. */
  readonly errorsUrl: string | null;
  /** Style of the tile provider of maps. */
  readonly mapStyleUrl: string | null;
  /** Street map of OpenStreetMap to embed. */
  readonly mapEmbedUrl: string | null;
  /** Page where members reset their password. */
  readonly passwordResetUrl: string | null;
  /** Page where members change their e-mail address. */
  readonly mailChangeUrl: string | null;
  /** Tags of posts that are excluded from personalization. */
  readonly noKarteTags: readonly string[];
  /** Hosts of affiliate links. */
  readonly affiliateHosts: readonly string[];
  /** Pages of the native app in the app stores. */
  readonly stores: { readonly ios: string; readonly android: string };
}

type ServiceSettings = z.output<z.ZodObject<typeof serviceVariables>> & { readonly SITE_NAME: string };

/** App store URLs default to a search for the site name. */
export function toServices(settings: ServiceSettings): Services {
  const name = encodeURIComponent(settings.SITE_NAME);
  return {
    tagUrl: settings.TAG_URL ?? null,
    tagHosts: settings.TAG_URL === undefined ? [] : settings.TAG_HOSTS,
    asksConsent: settings.TAG_CONSENT === 'required',
    errorsUrl: settings.ERROR_DSN === undefined ? null : envelopeUrl(settings.ERROR_DSN),
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    mapEmbedUrl: MAP_EMBED_URLS[settings.MAP_EMBED],
    passwordResetUrl: settings.PASSWORD_RESET_URL ?? null,
    mailChangeUrl: settings.MAIL_CHANGE_URL ?? null,
    noKarteTags: settings.NO_KARTE_TAGS,
    affiliateHosts: settings.AFFILIATE_HOSTS,
    stores: {
      ios: settings.APP_STORE_URL ?? `https://apps.apple.com/jp/search?term=${name}`,
      android: settings.PLAY_STORE_URL ?? `https://play.google.com/store/search?c=apps&q=${name}`,
    },
  };
}

/** Origins that pages load scripts or frames from or send data to, for their Content-Security-Policy. */
export function externalOrigins({ tagUrl, tagHosts, errorsUrl, mapStyleUrl, mapEmbedUrl }: Services): {
  readonly tags: readonly string[];
  readonly errors: readonly string[];
  readonly maps: readonly string[];
  readonly frames: readonly string[];
} {
  return {
    tags: tagUrl === null ? [] : [new URL(tagUrl).origin, ...tagHosts],
    errors: errorsUrl === null ? [] : [new URL(errorsUrl).origin],
    maps: mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin],
    frames: mapEmbedUrl === null ? [] : [new URL(mapEmbedUrl).origin],
  };
}

/** `https://key@host/project` → `https://host/api/project/envelope/?sentry_key=key&sentry_version=7`. */
function envelopeUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  return `${protocol}//${host}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`;
}
