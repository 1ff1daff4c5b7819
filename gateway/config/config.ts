/** Settings from the environment, validated at startup. Nothing else in the gateway reads `process.env`. */
import type { z } from 'zod';
import { DEFAULT_POLICY } from '../upstream/resilience/policy.ts';
import { environmentSchema } from './environment.ts';
import { configError } from './errors.ts';
import { readLegalTexts } from './legalTexts.ts';
import { checkSecrets, readSecretFiles, sessionSecrets } from './secrets.ts';
import { externalOrigins, toServices } from './services.ts';

/** The settings of a gateway. URLs given as strings have no trailing slash. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Reads the settings. Empty variables count as unset. @throws ConfigError for the first invalid one */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const secrets = readSecretFiles(environment);
  const parsed = environmentSchema.safeParse(Object.fromEntries([...nonEmpty, ...secrets]));
  if (parsed.success) return Object.freeze(toConfig(parsed.data));
  const [issue] = parsed.error.issues;
  const variable = String(issue?.path[0]);
  throw configError(secrets.has(variable) ? `${variable}_FILE` : variable, issue?.message ?? 'is wrong');
}

function toConfig(env: z.output<typeof environmentSchema>) {
  const embedded = new URL(`http://127.0.0.1:${env.ORIGIN_PORT}`);
  const hosts = {
    api: env.PRODUCT_API_URL ?? embedded,
    content: env.CONTENT_URL ?? embedded,
    magazine: env.MAGAZINE_URL ?? embedded,
    search: env.SEARCH_URL ?? embedded,
    contact: env.CONTACT_URL ?? embedded,
  };
  const embeddedOrigin = Object.values(hosts).includes(embedded);
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const production = env.NODE_ENV === 'production';
  const isLocal = embeddedOrigin && env.EMBEDDED_ORIGIN === '1' && isLoopback(siteUrl);
  if (production) checkProduction(env, isLocal);
  const services = toServices(env);
  if (env.PORT === env.ORIGIN_PORT && embeddedOrigin)
    throw configError('ORIGIN_PORT', 'must differ from PORT');
  const embeddedOrigins = [embedded.origin, env.ORIGIN_PUBLIC_URL ?? embedded.origin];
  const embeddedMedia = ['pictures', 'videos'].flatMap((folder) =>
    embeddedOrigins.map((origin) => `${origin}/${folder}/`),
  );
  const imageSources = [...new Set([...env.IMAGE_HOSTS, ...(embeddedOrigin ? embeddedMedia : [])])];
  checkImageSources(imageSources, Object.values(hosts));
  return {
    mode: env.NODE_ENV,
    production,
    /** Whether the gateway serves this machine alone, with the embedded REST APIs. */
    isLocal,
    port: env.PORT,
    originPort: env.ORIGIN_PORT,
    /** Whether any REST host is the embedded one, which then has to be started. */
    embeddedOrigin,
    hosts,
    siteUrl,
    /** Whether other machines reach the site over plain http. */
    isPlainHttp: siteUrl.startsWith('http:') && !isLoopback(siteUrl),
    siteName: env.SITE_NAME,
    appMarker: env.APP_MARKER,
    services,
    externalOrigins: externalOrigins(services),
    tenantId: env.TENANT_ID,
    legalTexts: readLegalTexts(env.LEGAL_DIR),
    search: { appId: env.SEARCH_APP_ID, key: env.SEARCH_KEY },
    productSegment: env.PRODUCT_SEGMENT,
    sessionSecrets: sessionSecrets(env),
    /** Prefixes of the addresses of files that members have sent. */
    fileSources: [...new Set([hosts.api.origin, ...(embeddedOrigin ? embeddedOrigins : [])])].map(
      (origin) => `${origin}/`,
    ),
    /** Prefixes of the addresses images and videos may come from, each an origin and a path that ends with a slash. */
    imageSources,
    /** Origins of images and videos. */
    mediaOrigins: [...new Set(imageSources.map((source) => new URL(source).origin))],
    corsOrigins: env.CORS_ORIGINS,
    documentsFile: env.DOCUMENTS_FILE,
    adHocDocuments: env.ADHOC_DOCUMENTS ?? (production ? ('limited' as const) : ('all' as const)),
    operatorKey: env.OPERATOR_KEY ?? null,
    cacheDir: env.CACHE_DIR,
    redisUrl: env.REDIS_URL ?? null,
    /** Base URL of the OpenTelemetry collector; null if tracing is off. */
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT?.href.replace(/\/$/, '') ?? null,
    tracePercent: env.TRACE_PERCENT,
    trustedProxies: env.TRUST_PROXY,
    warmUpMs: env.WARM_UP_MS,
    imagesAhead: env.IMAGES_AHEAD === '1',
    maxConnections: env.MAX_CONNECTIONS,
    load: { delayMs: env.MAX_EVENT_LOOP_DELAY_MS, requests: env.MAX_REQUESTS },
    streams: {
      perUser: env.MAX_STREAMS_PER_USER,
      perNetwork: env.MAX_STREAMS_PER_NETWORK,
      perProcess: env.MAX_STREAMS,
    },
    logLevel: env.LOG_LEVEL,
    policy: {
      ...DEFAULT_POLICY,
      maxConcurrentCalls: env.UPSTREAM_CONNECTIONS,
      hedge: { ...DEFAULT_POLICY.hedge, hosts: env.UPSTREAM_HEDGED },
      cache: { ...DEFAULT_POLICY.cache, maxBytes: env.UPSTREAM_CACHE_MB * MEBIBYTE },
    },
    imageCacheBytes: env.IMAGE_CACHE_MB * MEBIBYTE,
  };
}

const MEBIBYTE = 1024 * 1024;

/** Otherwise the image proxy would reveal responses of a REST API to any client. */
function checkImageSources(sources: readonly string[], hosts: readonly URL[]): void {
  const open = sources.find((source) => hosts.some(({ origin }) => source === `${origin}/`));
  if (open !== undefined)
    throw configError(
      'IMAGE_HOSTS',
      `names all of ${open}, which is also a REST host; add the path of its pictures, such as ${open}uploads/`,
    );
}

/**
 * Production requires configured REST hosts, a configured origin and a configured secret: the demo account of the embedded
 * REST APIs is public, forms are taken from pages of the origin only, and a generated secret differs between replicas and is
 * lost with the disk.
 */
function checkProduction(env: z.output<typeof environmentSchema>, isLocal: boolean): void {
  checkSecrets(env);
  if (isLocal) return;
  const unset = HOST_VARIABLES.find((name) => env[name] === undefined);
  if (unset !== undefined)
    throw configError(
      unset,
      'must be set in production; the embedded REST APIs, whose demo account is public, serve only a SITE_URL on this machine, with EMBEDDED_ORIGIN=1',
    );
  if (env.SITE_URL === undefined) throw configError('SITE_URL', 'must be set in production');
  if (env.SESSION_SECRET === undefined) throw configError('SESSION_SECRET', 'must be set in production');
}

const HOST_VARIABLES = [
  'PRODUCT_API_URL',
  'CONTENT_URL',
  'MAGAZINE_URL',
  'SEARCH_URL',
  'CONTACT_URL',
] as const;

const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
