import './config/v8Flags.ts';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './http/server.ts';
import { createCalendarFiles } from './publishing/calendar.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { createContexts } from './context.ts';
import { createAsk, type Caller } from './graphql/execute.ts';
import { createAssets } from './http/staticFiles.ts';
import { loadBuilt, loadSources } from './site/bundle.ts';
import { callerOf } from './http/client.ts';
import { createDocuments } from './graphql/persistedDocuments.ts';
import { createGraphqlEndpoint } from './graphql/endpoint.ts';
import { Origins } from './http/cors.ts';
import { pageHeaders } from './site/securityHeaders.ts';
import { createRates } from './http/rateLimit.ts';
import { createWatch, type WatchOptions } from './graphql/subscribe.ts';
import { createEngine } from './graphql/engine.ts';
import { createGraphiql } from './graphql/graphiql.ts';
import { identify } from './identity/identify.ts';
import { UnfinishedForms } from './site/formDrafts.ts';
import { Images } from './images/images.ts';
import { createLog, logAnswered, logUpstream } from './telemetry/logging.ts';
import { createPersistedDoor } from './graphql/persistedHandler.ts';
import { buildSchema } from './schema/index.ts';
import { createPublished } from './publishing/publishing.ts';
import { inProcess, inRedis } from './cache/keyValueStore.ts';
import { Once } from './cache/idempotency.ts';
import { createLive } from './cache/pubSub.ts';
import { connectRedis } from './cache/redis.ts';
import { surviving } from './cache/fallback.ts';
import { createSite } from './site/site.ts';
import { createUpstream } from './upstream/client.ts';
import { Drift } from './telemetry/drift.ts';
import { traceResolvers } from './telemetry/resolverTracing.ts';
import { Metrics } from './telemetry/metrics.ts';
import { createOperatorPages, holdsKey } from './telemetry/operator.ts';
import { openTracing } from './telemetry/tracing.ts';
import { Usage } from './telemetry/usage.ts';
import { createGeneralDoor } from './graphql/yogaHandler.ts';

/** The folder of the project: built site, documents, printed schema and examples lie in it. */
const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Headers of the account that the embedded REST APIs always have, for the examples of GraphiQL. */
const DEMO = { 'X-WEDDING-TOKEN': 'wt_demo_0123456789abcdef0123456789abcdef', 'X-WN-USER-ID': '1001' };

/** How long requests under way may take to end after SIGTERM, in milliseconds. */
const LAST_CALLS_MS = 10_000;

/** Pause between two looks whether the embedded REST APIs are there, in milliseconds. */
const ASK_AGAIN_MS = 50;

/** Starts the gateway: settings, the way to the REST APIs, every room behind the front door, then the port. */
async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const redis =
    config.redisUrl === null
      ? null
      : connectRedis(config.redisUrl, (error) => log.error({ err: error }, 'redis failed'));
  const answers = redis ? inRedis(redis) : undefined;
  const shared = answers ? surviving(answers) : inProcess();
  const metrics = new Metrics();
  const drift = new Drift();
  const logCall = logUpstream(log);
  const logFailed = logAnswered(log);
  const upstream = createUpstream({
    hosts: config.hosts,
    policy: config.policy,
    product: config.productSegment,
    search: config.search,
    shared: answers,
    report(event) {
      metrics.called(event);
      drift.note(event);
      logCall(event);
    },
  });
  metrics.watch(upstream);
  const app = createApp();
  await listen(app, config.port);
  const embedded = config.embeddedOrigin ? embeddedAnswers(config.originPort) : null;

  const { collector, tracePercent } = config;
  const tracing = collector === null ? null : await openTracing(collector, tracePercent);
  const isDevelopment = config.mode === 'development';
  const bundle = isDevelopment ? await loadSources(ROOT, app) : await loadBuilt(`${ROOT}dist`);
  const assets = createAssets(`${ROOT}dist/client`);
  const engine = createEngine(buildSchema());
  if (tracing) traceResolvers(engine.schema);
  const usage = new Usage(engine.schema);
  const documents = createDocuments(engine, {
    file: resolve(ROOT, config.documentsFile),
    released: `${ROOT}released/documents.json`,
    watch: isDevelopment,
  });
  const origins = new Origins([config.siteUrl, ...config.corsOrigins]);
  const graphiql = createGraphiql({
    operations: `${ROOT}docs/examples`,
    demo: config.embeddedOrigin ? DEMO : null,
  });
  const site = { url: config.siteUrl, name: config.siteName, services: config.services };
  const who = (request: IncomingMessage, response: ServerResponse): Caller => ({
    ...callerOf(request, response, config.trustProxy),
    span: tracing?.of(request),
  });
  const isOperator = ({ headers }: Caller): boolean => holdsKey(headers, config.operatorKey);
  const isDeveloper = (caller: Caller): boolean => !config.production || isOperator(caller);
  const onFailure = (error: unknown, requestId: string): void =>
    log.error({ err: error, requestId }, 'request failed');
  const live = createLive(redis && { speaking: redis, listening: redis.duplicate() });
  const images = new Images(config);
  const createContext = createContexts(
    { ...config, colourOf: images.colourOf },
    upstream,
    new Once(shared),
    live,
  );
  const onUnforeseen: WatchOptions['onUnforeseen'] = (cause, about) =>
    log.error({ err: cause, ...about }, 'resolver failed');
  const ask = createAsk({
    engine,
    checkRates: createRates(shared),
    createContext,
    onUnforeseen,
    onAnswered(answered) {
      metrics.answered(answered);
      usage.answered(answered);
      logFailed(answered);
    },
  });
  const watch = createWatch({ engine, ask, createContext, onUnforeseen });

  await embedded;
  let ready = true;
  app.open({
    graphql: createGraphqlEndpoint({
      origins,
      persisted: createPersistedDoor({ documents, ask, watch, mayTrace: isOperator }),
      general: createGeneralDoor(engine, ask, watch, documents),
      callerOf: who,
      mayTrace: isDeveloper,
      graphiql: graphiql.page,
    }),
    graphiql,
    images,
    calendarFiles: createCalendarFiles({ engine, ask }),
    published: createPublished({ engine, ask, site, images }),
    operator: createOperatorPages({
      key: config.operatorKey,
      isOpen: !config.production,
      metrics,
      drift,
      usage,
      upstream,
    }),
    assets,
    site: createSite({
      render: bundle.render,
      audienceOf: bundle.audienceOf,
      ask,
      documents,
      origins,
      callerOf: who,
      mayTime: isDeveloper,
      isInApp: ({ headers }) => identify(headers, config.appMarker, false).app !== null,
      site,
      headers: pageHeaders({
        isDevelopment,
        siteUrl: config.siteUrl,
        outside: { ...config.outside, media: config.imageHosts },
      }),
      unfinished: new UnfinishedForms(config.sessionSecret, config.siteUrl.startsWith('https:')),
      keepsPages: !isDevelopment,
      onFailure,
    }),
    modules: bundle.modules,
    schemaText: () => readFileSync(`${ROOT}schema.graphql`, 'utf8'),
    isReady: () => ready,
    onRequest: tracing?.incoming,
    onFailure,
  });
  log.info({ port: config.port }, 'ready');

  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  /** Readiness goes first, so that nobody new is sent here; then what is under way ends, and then the process. */
  async function stop(): Promise<void> {
    ready = false;
    await live.close();
    await app.drain(LAST_CALLS_MS);
    await bundle.close();
    await upstream.close();
    await tracing?.close();
    redis?.disconnect();
    process.exit(0);
  }
}

/**
 * Waits until the embedded REST APIs, which are started beside us and at first make their data, take requests: before
 * that nobody is told that we are ready.
 */
async function embeddedAnswers(port: number): Promise<void> {
  const isThere = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await sleep(ASK_AGAIN_MS);
}

async function listen(app: Server, port: number): Promise<void> {
  app.listen(port);
  try {
    await once(app, 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new ConfigError(
      `PORT: port ${port} is taken; stop what uses it or choose another (for example PORT=${port + 100})`,
    );
  }
}

try {
  await start(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
