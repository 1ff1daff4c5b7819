/** The variables of the environment: what each sets, how it must look, and what stands for an unset one. */
import { z } from 'zod';
import { POLICY } from './upstream/policy.ts';

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(65_535, 'must be 1 to 65535');
const whole = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int(`must be a whole number`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An absolute http(s) address without user, query and fragment. */
const address = z.string().transform((text, context): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    context.addIssue('must be an absolute http or https address');
  else if (url.username + url.password + url.search + url.hash !== '')
    context.addIssue('must have no user, query or fragment');
  else return url;
  return z.NEVER;
});

/** An address with nothing behind host and port, compared exactly. */
const origin = address
  .refine((url) => url.pathname === '/', 'must end after host and port')
  .transform((url) => url.origin);

/** An absolute https address that may have a query. */
const script = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'must be an absolute https address',
  );

/** The name of a host. */
const host = z.string().regex(/^[a-z0-9.-]{1,253}$/, 'must be names of hosts, in lower case');

/** What a variable sets and a value to copy, for the documentation and for errors. */
const about = (description: string, example: string) => ({ description, examples: [example] });

/** Every variable of the environment that the gateway knows. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development')
    .meta(about('How strict and how quiet the product is.', 'production')),
  PORT: port.default(4_000).meta(about('Port of the gateway with the site.', '4000')),
  ORIGIN_PORT: port
    .default(4_001)
    .meta(about('Port of the embedded REST APIs, where they are started.', '4001')),
  ORIGIN_PUBLIC_URL: origin
    .optional()
    .meta(
      about(
        'Address under which the embedded REST APIs name their pictures; the loopback address unless told.',
        'http://origin:4001',
      ),
    ),
  PRODUCT_API_URL: address
    .optional()
    .meta(
      about(
        'Base address of the product’s own REST API; the embedded one when unset.',
        'https://api.example.jp',
      ),
    ),
  CONTENT_URL: address
    .optional()
    .meta(
      about(
        'Base address of the content service (posts, rankings); the embedded one when unset.',
        'https://content.example.jp',
      ),
    ),
  MAGAZINE_URL: address
    .optional()
    .meta(
      about(
        'Base address of the WordPress magazine; the embedded one when unset.',
        'https://magazine.example.jp',
      ),
    ),
  SEARCH_URL: address
    .optional()
    .meta(
      about('Base address of the search service; the embedded one when unset.', 'https://search.example.jp'),
    ),
  CONTACT_URL: address
    .optional()
    .meta(
      about('Base address of the contact forms; the embedded one when unset.', 'https://contact.example.jp'),
    ),
  SITE_URL: origin
    .optional()
    .meta(
      about(
        'Address people see the site under; http://localhost:PORT unless told.',
        'https://www.example.jp',
      ),
    ),
  SITE_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('むすび')
    .meta(about('Name of the site, in titles and in the header.', 'むすび')),
  APP_MARKER: z
    .string()
    .regex(/^[A-Za-z][\w.-]{2,39}$/, 'must be 3 to 40 letters, digits, dots, dashes or underscores')
    .default('MusubiApp')
    .meta(
      about(
        'Word in the user agent by which the native app is told; its version may follow after a slash.',
        'MusubiApp',
      ),
    ),
  NO_KARTE_TAGS: z
    .string()
    .transform(list)
    .refine((tags) => tags.length === 2, 'must name exactly two tags')
    .default(['promotion', 'campaign'])
    .meta(
      about(
        'The two tags of posts that are kept out of personalisation, separated by a comma.',
        'promotion,campaign',
      ),
    ),
  AFFILIATE_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(host))
    .default(['px.a8.net', 'af.moshimo.com', 'ck.jp.ap.valuecommerce.com', 'h.accesstrade.net'])
    .meta(
      about(
        'Hosts whose links in articles are paid for: they are marked rel=sponsored and counted when followed.',
        'px.a8.net,af.moshimo.com',
      ),
    ),
  TAG_URL: script
    .optional()
    .meta(
      about(
        'Script of the tag manager that reads the data layer; nothing is loaded when unset.',
        'https://www.googletagmanager.com/gtm.js?id=GTM-XXXXXX',
      ),
    ),
  TAG_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      about(
        'Further origins the tag manager may load from and send to, separated by commas.',
        'https://www.google-analytics.com',
      ),
    ),
  TAG_CONSENT: z
    .enum(['required', 'not-required'], 'must be required or not-required')
    .default('required')
    .meta(
      about('Whether visitors are asked before the tag manager is loaded and events are told.', 'required'),
    ),
  ERROR_DSN: z
    .string()
    .regex(/^https?:\/\/\w{1,64}@[\w.:-]+\/\d{1,20}$/, 'must look like https://key@host/project')
    .optional()
    .meta(
      about(
        'DSN of a Sentry-compatible service that is told when an event could not be counted; nobody is when unset.',
        'https://0123456789abcdef@errors.example.jp/1',
      ),
    ),
  APP_STORE_URL: script
    .optional()
    .meta(
      about(
        'Page of the iOS app in the App Store; a search for the site’s name when unset.',
        'https://apps.apple.com/jp/app/id1234567890',
      ),
    ),
  PLAY_STORE_URL: script
    .optional()
    .meta(
      about(
        'Page of the Android app on Google Play; a search for the site’s name when unset.',
        'https://play.google.com/store/apps/details?id=jp.example.app',
      ),
    ),
  TENANT_ID: z
    .string()
    .regex(/^[1-9]\d{0,18}$/, 'must be a positive whole number')
    .default('1')
    .meta(about('Tenant whose gift tickets are read.', '1')),
  SEARCH_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/, 'must be letters and digits')
    .default('embedded')
    .meta(about('Application id of the search service.', 'A1B2C3D4E5')),
  SEARCH_KEY: z
    .string()
    .regex(/^[\w=+/-]{1,256}$/, 'must be printable and without spaces')
    .default('embedded')
    .meta(
      about(
        'Search-only key of the search service; it stays on the server.',
        '0123456789abcdef0123456789abcdef',
      ),
    ),
  PRODUCT_SEGMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes')
    .default('wn')
    .meta(about('Name of the product in the paths of the magazine’s API.', 'wn')),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .meta(
      about(
        'Secret that seals session cookies, the same for all replicas. Made up and kept in CACHE_DIR unless the site is public.',
        'the output of: openssl rand -base64 48',
      ),
    ),
  IMAGE_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      about(
        'Further hosts pictures may come from, separated by commas, each with its scheme and port.',
        'https://img.example.jp,https://photos.example.jp:8443',
      ),
    ),
  CORS_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      about(
        'Other sites whose pages may use the GraphQL endpoint with their visitors’ sessions, separated by commas.',
        'https://partner.example.jp',
      ),
    ),
  DOCUMENTS_FILE: z
    .string()
    .default('client/documents.json')
    .meta(
      about(
        'File with the persisted documents: ids, each the SHA-256 of its text, to texts.',
        'client/documents.json',
      ),
    ),
  OPERATOR_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta(
      about(
        'Key by which operators ask for traces and metrics in production; nobody can when unset.',
        'the output of: openssl rand -hex 24',
      ),
    ),
  CACHE_DIR: z
    .string()
    .default('.data/cache')
    .meta(about('Directory for resized pictures and for the secret made up in development.', '.data/cache')),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/[^\s/]+(?:\/\d+)?$/, 'must be a redis: or rediss: address')
    .optional()
    .meta(about('Redis that several gateways share; one gateway alone needs none.', 'redis://redis:6379/0')),
  TRUST_PROXY: whole(0, 8)
    .default(0)
    .meta(
      about(
        'Number of proxies in front of the gateway whose X-Forwarded-For and X-Forwarded-Proto are believed.',
        '1',
      ),
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .meta(about('Least weight of what is logged.', 'info')),
  UPSTREAM_CONNECTIONS: whole(1, 4_096)
    .default(POLICY.bulkhead)
    .meta(about('Calls to one REST host at the same time.', '256')),
  UPSTREAM_CACHE_MB: whole(1, 1_024)
    .default(32)
    .meta(about('Bound on the public answers kept in memory, in megabytes as they came.', '32')),
  IMAGE_CACHE_MB: whole(1, 102_400)
    .default(512)
    .meta(about('Bound on the resized pictures kept on disk, in megabytes.', '512')),
});
