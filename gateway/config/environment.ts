/** The variables of the environment: what each sets, how it must look, and what stands for an unset one. */
import { z } from 'zod';
import { serviceVariables } from './serviceSettings.ts';
import { HOSTS } from '../upstream/endpoint.ts';
import { POLICY } from '../upstream/resilience/policy.ts';
import { about, address, list, origin, port, whole } from './parsers.ts';

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
  ...serviceVariables,
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
        'Secret that seals cookies (sessions, unfinished forms), the same for all replicas. Made up and kept in CACHE_DIR unless the site is public.',
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
        'Further hosts pictures may come from, separated by commas, each with its scheme and port. A plain address or a name without a dot may lie in a private network; any other name has to resolve to public addresses.',
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
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .meta(
      about(
        'Base address of an OpenTelemetry collector (OTLP over HTTP) that traces are sent to; none are made when unset.',
        'http://collector:4318',
      ),
    ),
  TRACE_PERCENT: whole(0, 100)
    .default(10)
    .meta(
      about(
        'Share of the requests that are traced, in percent; a request that comes with a sampled trace always is.',
        '10',
      ),
    ),
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
  UPSTREAM_HEDGED: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(HOSTS, `must be names of REST hosts: ${HOSTS.join(', ')}`)))
    .default([])
    .meta(
      about(
        'REST hosts (api, content, magazine, search, contact), separated by commas, whose GETs are asked a second time where the answer is later than 95 % of the latest of their kind were; at most one in twenty is. None unless told.',
        'content,search',
      ),
    ),
  UPSTREAM_CACHE_MB: whole(1, 1_024)
    .default(32)
    .meta(about('Bound on the public answers kept in memory, in megabytes as they came.', '32')),
  IMAGE_CACHE_MB: whole(1, 102_400)
    .default(512)
    .meta(about('Bound on the resized pictures kept on disk, in megabytes.', '512')),
});
