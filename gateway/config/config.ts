/** Settings from the environment, checked once at the start. Nothing else reads `process.env`. */
import type { z } from 'zod';
import { keptSecret } from './sessionSecret.ts';
import { outsideOrigins, servicesOf } from './services.ts';
import { POLICY } from '../upstream/resilience/policy.ts';
import { variables } from './environment.ts';

/** A setting that cannot be used: one line that names the variable, what is wrong with it, and an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings of a gateway. Addresses as text have no slash at their end. */
export type Config = Readonly<ReturnType<typeof assemble>>;

/** Reads the settings; an empty variable counts as unset. Throws ConfigError for the first that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (parsed.success) return Object.freeze(assemble(parsed.data));
  const [issue] = parsed.error.issues;
  throw wrong(String(issue?.path[0]), issue?.message ?? 'is wrong');
}

function assemble(set: z.output<typeof variables>) {
  const embedded = new URL(`http://127.0.0.1:${set.ORIGIN_PORT}`);
  const hosts = {
    api: set.PRODUCT_API_URL ?? embedded,
    content: set.CONTENT_URL ?? embedded,
    magazine: set.MAGAZINE_URL ?? embedded,
    search: set.SEARCH_URL ?? embedded,
    contact: set.CONTACT_URL ?? embedded,
  };
  const embeddedOrigin = Object.values(hosts).includes(embedded);
  const ownHosts = Object.values(hosts).some((host) => host !== embedded);
  const siteUrl = set.SITE_URL ?? `http://localhost:${set.PORT}`;
  const production = set.NODE_ENV === 'production';
  const services = servicesOf(set);
  if (set.PORT === set.ORIGIN_PORT && embeddedOrigin) throw wrong('ORIGIN_PORT', 'must differ from PORT');
  return {
    mode: set.NODE_ENV,
    production,
    port: set.PORT,
    originPort: set.ORIGIN_PORT,
    /** Whether any REST host falls to the embedded REST APIs, so that they have to be started. */
    embeddedOrigin,
    hosts,
    siteUrl,
    siteName: set.SITE_NAME,
    appMarker: set.APP_MARKER,
    services,
    outside: outsideOrigins(services, set.TAG_HOSTS),
    tenantId: set.TENANT_ID,
    search: { appId: set.SEARCH_APP_ID, key: set.SEARCH_KEY },
    productSegment: set.PRODUCT_SEGMENT,
    sessionSecret:
      set.SESSION_SECRET ??
      madeUpSecret(set.CACHE_DIR, production && (ownHosts || siteUrl.startsWith('https:'))),
    /** Origins pictures may come from, compared exactly; the embedded REST APIs' own pictures among them. */
    imageHosts: [
      ...set.IMAGE_HOSTS,
      ...(embeddedOrigin ? [embedded.origin, set.ORIGIN_PUBLIC_URL ?? embedded.origin] : []),
    ],
    corsOrigins: set.CORS_ORIGINS,
    documentsFile: set.DOCUMENTS_FILE,
    operatorKey: set.OPERATOR_KEY ?? null,
    cacheDir: set.CACHE_DIR,
    /** Address of the Redis that the gateways of the product share; null for one gateway alone. */
    redisUrl: set.REDIS_URL ?? null,
    /** Base address of the collector of traces; null where none are made. */
    collector: set.OTEL_EXPORTER_OTLP_ENDPOINT?.href.replace(/\/$/, '') ?? null,
    tracePercent: set.TRACE_PERCENT,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
    policy: {
      ...POLICY,
      bulkhead: set.UPSTREAM_CONNECTIONS,
      hedge: { ...POLICY.hedge, hosts: set.UPSTREAM_HEDGED },
      cache: { ...POLICY.cache, maxBytes: set.UPSTREAM_CACHE_MB * MEGABYTE },
    },
    imageCacheBytes: set.IMAGE_CACHE_MB * MEGABYTE,
  };
}

const MEGABYTE = 1024 * 1024;

/** A public site must bring its own secret: one made up here would differ between replicas and be lost with a disk. */
function madeUpSecret(directory: string, isPublic: boolean): string {
  if (isPublic) throw wrong('SESSION_SECRET', 'must be set in production when the site is public');
  try {
    return keptSecret(directory);
  } catch {
    throw wrong('CACHE_DIR', `${directory} must be a directory that can be written`);
  }
}

function wrong(name: string, what: string): ConfigError {
  const known = Object.entries(variables.shape).find(([variable]) => variable === name)?.[1];
  const example = known?.meta()?.examples;
  return new ConfigError(
    `${name} ${what} (for example ${name}=${Array.isArray(example) ? String(example[0]) : '…'})`,
  );
}
