/** Environment variables of the gateway, with their schemas, defaults and descriptions. */
import { z } from 'zod';
import { DEFAULT_POLICY, REST_HOSTS } from '../upstream/resilience/policy.ts';
import { baseUrl, describe, flag, integer, limit, list, origin, pathPrefix, port, redis } from './parsers.ts';
import { serviceVariables } from './services.ts';

/** All environment variables of the gateway. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development')
    .meta(describe('Runtime mode.', 'production')),
  PORT: port.default(4_000).meta(describe('Port of the gateway with the site.', '4000')),
  ORIGIN_PORT: port.default(4_001).meta(describe('Port of the embedded REST APIs.', '4001')),
  ORIGIN_PUBLIC_URL: origin
    .optional()
    .meta(
      describe(
        'Origin in the image URLs of the embedded REST APIs; the loopback address by default.',
        'http://origin:4001',
      ),
    ),
  EMBEDDED_ORIGIN: flag(
    '1 lets a gateway in production use the embedded REST APIs, whose demo account is public; SITE_URL must be on this machine. npm start sets it.',
  ),
  PRODUCT_API_URL: baseUrl
    .optional()
    .meta(
      describe(
        'Base URL of the product’s REST API; the embedded one by default, required in production.',
        'https://api.example.jp',
      ),
    ),
  CONTENT_URL: baseUrl
    .optional()
    .meta(
      describe(
        'Base URL of the content service (posts, rankings); the embedded one by default, required in production.',
        'https://content.example.jp',
      ),
    ),
  MAGAZINE_URL: baseUrl
    .optional()
    .meta(
      describe(
        'Base URL of the WordPress magazine; the embedded one by default, required in production.',
        'https://magazine.example.jp',
      ),
    ),
  SEARCH_URL: baseUrl
    .optional()
    .meta(
      describe(
        'Base URL of the search service; the embedded one by default, required in production.',
        'https://search.example.jp',
      ),
    ),
  CONTACT_URL: baseUrl
    .optional()
    .meta(
      describe(
        'Base URL of the contact form API; the embedded one by default, required in production.',
        'https://contact.example.jp',
      ),
    ),
  SITE_URL: origin
    .optional()
    .meta(
      describe(
        'Public origin of the site; http://localhost:PORT by default, required in production. Forms and mutations are taken from pages of this origin and of CORS_ORIGINS only. With https, cookies are secure and the proxy must redirect plain http.',
        'https://www.example.jp',
      ),
    ),
  SITE_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('むすび')
    .meta(describe('Name of the site in titles and in the header.', 'むすび')),
  APP_MARKER: z
    .string()
    .regex(/^[A-Za-z][\w.-]{2,39}$/, 'must be 3 to 40 letters, digits, dots, dashes or underscores')
    .default('MusubiApp')
    .meta(
      describe(
        'User-Agent token of the native app; its version may follow after a slash. The proxy needs it too.',
        'MusubiApp',
      ),
    ),
  ...serviceVariables,
  LEGAL_DIR: z
    .string()
    .optional()
    .meta(
      describe(
        'Folder with terms.md, privacy.md and company.md, read at the start; the shipped texts with placeholders when unset.',
        'content/legal',
      ),
    ),
  TENANT_ID: z
    .string()
    .regex(/^[1-9]\d{0,18}$/, 'must be a positive whole number')
    .default('1')
    .meta(describe('Tenant id for gift tickets.', '1')),
  SEARCH_APP_ID: z
    .string()
    .regex(/^\w{1,64}$/, 'must be letters and digits')
    .default('embedded')
    .meta(describe('Application ID of the search service.', 'A1B2C3D4E5')),
  SEARCH_KEY: z
    .string()
    .regex(/^[\w=+/-]{1,256}$/, 'must be printable and without spaces')
    .default('embedded')
    .meta(
      describe(
        'Search-only API key of the search service; never sent to browsers.',
        '0123456789abcdef0123456789abcdef',
      ),
    ),
  PRODUCT_SEGMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and dashes')
    .default('wn')
    .meta(describe('Product name in the paths of the magazine API.', 'wn')),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .meta(
      describe(
        'Secret that encrypts cookies (sessions, form drafts), shared by all replicas. Required in production; otherwise generated and stored in CACHE_DIR.',
        'the output of: openssl rand -base64 48',
      ),
    ),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .meta(
      describe(
        'A second secret whose sessions, drafts and picture addresses are valid too: the one before the last change. Remove it after 30 days.',
        'the SESSION_SECRET before the last change',
      ),
    ),
  IMAGE_HOSTS: z
    .string()
    .transform(list)
    .pipe(z.array(pathPrefix))
    .default([])
    .meta(
      describe(
        'Hosts that images and videos may come from, each with the path below which it holds them, separated by commas; without a path the whole host, which then must not be a REST host. IP addresses and names without a dot may be in a private network; other names must resolve to public addresses.',
        'https://api.example.jp/uploads/,https://photos.example.jp:8443',
      ),
    ),
  CORS_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin))
    .default([])
    .meta(
      describe(
        'Origins of other sites that may send credentialed GraphQL requests, separated by commas.',
        'https://partner.example.jp',
      ),
    ),
  DOCUMENTS_FILE: z
    .string()
    .default('client/documents.json')
    .meta(describe('JSON file of the persisted documents: texts by their SHA-256.', 'client/documents.json')),
  ADHOC_DOCUMENTS: z
    .enum(['all', 'limited', 'off'], 'must be all, limited or off')
    .optional()
    .meta(
      describe(
        'Who may send GraphQL documents as text, not by id: all; limited: callers who prove neither to be a member (token) nor the operator (key) get smaller results and a rate; off: nobody, and GraphiQL is closed. limited by default in production, all otherwise.',
        'limited',
      ),
    ),
  OPERATOR_KEY: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^[!-~]*$/, 'must be ASCII characters without spaces, which a header can carry')
    .optional()
    .meta(
      describe(
        'Key for traces, metrics and the operator page in production, such as the output of openssl rand -hex 24; all are closed when unset.',
        '0123456789abcdef0123456789abcdef0123456789abcdef',
      ),
    ),
  CACHE_DIR: z
    .string()
    .default('.data/cache')
    .meta(describe('Directory for resized images and the generated secret.', '.data/cache')),
  REDIS_URL: redis
    .optional()
    .meta(describe('Redis shared by all replicas; a single gateway needs none.', 'redis://redis:6379/0')),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl
    .refine(({ pathname }) => !/\/v1\/traces\/?$/.test(pathname), 'must end before /v1/traces')
    .optional()
    .meta(
      describe(
        'Base URL of an OpenTelemetry collector (OTLP over HTTP), to which the gateway adds /v1/traces; tracing is off when unset.',
        'http://collector:4318',
      ),
    ),
  TRACE_PERCENT: integer(0, 100)
    .default(10)
    .meta(
      describe(
        'Percentage of requests to trace, whatever the client’s trace context says; requests with the operator key follow theirs.',
        '10',
      ),
    ),
  TRUST_PROXY: integer(0, 8)
    .default(0)
    .meta(
      describe(
        'Number of trusted proxies in front of the gateway, for X-Forwarded-For. X-Forwarded-Proto is not read: SITE_URL says whether clients use https.',
        '1',
      ),
    ),
  WARM_UP_MS: integer(0, 30_000)
    .default(0)
    .meta(
      describe(
        'Milliseconds for which a starting gateway renders public pages before it accepts requests, so that the first ones are answered as quickly as later ones. It uses a quarter of one processor, and leaves the rest to other replicas.',
        '15000',
      ),
    ),
  MAX_CONNECTIONS: limit(
    16,
    100_000,
    5_000,
    'Connections that a gateway holds open at once; above it idle ones are closed and new ones refused.',
  ),
  MAX_REQUESTS: limit(
    16,
    100_000,
    4_000,
    'GraphQL requests (event streams included) and uncached pages in progress at once at one gateway; more are refused with 503 `OVERLOADED` and `Retry-After`.',
  ),
  MAX_EVENT_LOOP_DELAY_MS: limit(
    50,
    60_000,
    1_000,
    'Milliseconds by which the event loop of a gateway may be late, twice in a row; above it GraphQL requests and uncached pages are refused with 503 `OVERLOADED` and `Retry-After`.',
  ),
  MAX_STREAMS: limit(
    1,
    100_000,
    2_000,
    'Subscriptions and deferred answers open at once at one gateway; more subscriptions are refused with 503 `OVERLOADED`, more answers are sent whole.',
  ),
  MAX_STREAMS_PER_NETWORK: limit(
    1,
    100_000,
    200,
    'Subscriptions and deferred answers open at once at one gateway from one IPv4 address or IPv6 /64 (a /56: four times as many); more subscriptions are refused with 429 `RATE_LIMITED`, more answers are sent whole.',
  ),
  MAX_STREAMS_PER_USER: limit(
    1,
    100_000,
    20,
    'Subscriptions of one member open at once at one gateway; more are refused with 429 `RATE_LIMITED`.',
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .meta(describe('Minimum log level.', 'info')),
  UPSTREAM_CONNECTIONS: integer(1, 4_096)
    .default(DEFAULT_POLICY.maxConcurrentCalls)
    .meta(describe('Concurrent calls to one REST host.', '256')),
  UPSTREAM_HEDGED: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(REST_HOSTS, `must be names of REST hosts: ${REST_HOSTS.join(', ')}`)))
    .default([])
    .meta(
      describe(
        'REST hosts (api, content, magazine, search, contact), separated by commas, whose GET requests are hedged: a second request is sent after the 95th percentile of recent latencies, for at most 5 % of requests. None by default.',
        'content,search',
      ),
    ),
  UPSTREAM_CACHE_MB: limit(
    1,
    1_024,
    32,
    'Size of the in-memory cache of public REST responses, in megabytes of response bodies.',
  ),
  IMAGE_CACHE_MB: limit(1, 102_400, 512, 'Size of the disk cache of resized images, in megabytes.'),
  IMAGES_AHEAD: flag(
    '1 makes pictures after the start, while the gateway is idle, so that their first visitors do not wait for them: those of the home page and of the pages nearest to it, at most 60; those of the lists among them, at most 400 pages; then those of the pages that these link to, at most 1500 of each kind. Each page takes its REST calls. npm start sets it.',
  ),
});
