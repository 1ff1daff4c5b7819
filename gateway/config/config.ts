/** Settings from the environment, validated at startup. Nothing else in the gateway reads `process.env`. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DEFAULT_POLICY } from '../upstream/resilience/policy.ts';
import { environmentSchema } from './environment.ts';
import { externalOrigins, toServices } from './services.ts';

/** An invalid setting. The message is one line with the variable, the problem and an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The settings of a gateway. URLs given as strings have no trailing slash. */
export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Reads the settings. Empty variables count as unset. @throws ConfigError for the first invalid one */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const nonEmpty = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(nonEmpty));
  if (parsed.success) return Object.freeze(toConfig(parsed.data));
  const [issue] = parsed.error.issues;
  throw configError(String(issue?.path[0]), issue?.message ?? 'is wrong');
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
  const hasExternalHosts = Object.values(hosts).some((host) => host !== embedded);
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const production = env.NODE_ENV === 'production';
  const services = toServices(env);
  if (env.PORT === env.ORIGIN_PORT && embeddedOrigin)
    throw configError('ORIGIN_PORT', 'must differ from PORT');
  return {
    mode: env.NODE_ENV,
    production,
    port: env.PORT,
    originPort: env.ORIGIN_PORT,
    /** Whether any REST host is the embedded one, which then has to be started. */
    embeddedOrigin,
    hosts,
    siteUrl,
    siteName: env.SITE_NAME,
    appMarker: env.APP_MARKER,
    services,
    externalOrigins: externalOrigins(services, env.TAG_HOSTS),
    tenantId: env.TENANT_ID,
    search: { appId: env.SEARCH_APP_ID, key: env.SEARCH_KEY },
    productSegment: env.PRODUCT_SEGMENT,
    sessionSecret:
      env.SESSION_SECRET ??
      generatedSecret(env.CACHE_DIR, production && (hasExternalHosts || siteUrl.startsWith('https:'))),
    /** Origins images may come from, compared exactly. */
    imageHosts: [
      ...env.IMAGE_HOSTS,
      ...(embeddedOrigin ? [embedded.origin, env.ORIGIN_PUBLIC_URL ?? embedded.origin] : []),
    ],
    corsOrigins: env.CORS_ORIGINS,
    documentsFile: env.DOCUMENTS_FILE,
    operatorKey: env.OPERATOR_KEY ?? null,
    cacheDir: env.CACHE_DIR,
    redisUrl: env.REDIS_URL ?? null,
    /** Base URL of the OpenTelemetry collector; null if tracing is off. */
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT?.href.replace(/\/$/, '') ?? null,
    tracePercent: env.TRACE_PERCENT,
    trustedProxies: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    policy: {
      ...DEFAULT_POLICY,
      bulkhead: env.UPSTREAM_CONNECTIONS,
      hedge: { ...DEFAULT_POLICY.hedge, hosts: env.UPSTREAM_HEDGED },
      cache: { ...DEFAULT_POLICY.cache, maxBytes: env.UPSTREAM_CACHE_MB * MEBIBYTE },
    },
    imageCacheBytes: env.IMAGE_CACHE_MB * MEBIBYTE,
  };
}

const MEBIBYTE = 1024 * 1024;

/** A public site must configure its secret: a generated one differs between replicas and is lost with the disk. */
function generatedSecret(directory: string, isPublic: boolean): string {
  if (isPublic) throw configError('SESSION_SECRET', 'must be set in production when the site is public');
  try {
    return readOrCreateSecret(directory);
  } catch {
    throw configError('CACHE_DIR', `${directory} must be a directory that can be written`);
  }
}

/** Stored in a file so that sessions survive restarts in development. */
function readOrCreateSecret(directory: string): string {
  const file = join(directory, 'session-secret');
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}

function configError(variable: string, problem: string): ConfigError {
  const schema = Object.entries(environmentSchema.shape).find(([name]) => name === variable)?.[1];
  const examples = schema?.meta()?.examples;
  return new ConfigError(
    `${variable} ${problem} (for example ${variable}=${Array.isArray(examples) ? String(examples[0]) : '…'})`,
  );
}
