import './config/v8Flags.ts';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { failFast, withLocalFallback } from './cache/fallback.ts';
import { IdempotencyStore } from './cache/idempotency.ts';
import { createMemoryStore, createPubSub } from './cache/store.ts';
import { closeRedis, connectRedis, createBroadcast, createRedisStore, takesValues } from './cache/redis.ts';
import { readConfig, type Config } from './config/config.ts';
import { ConfigError } from './config/errors.ts';
import { unfinishedLegalTexts } from './config/legalTexts.ts';
import { type Context, createContextFactory } from './context.ts';
import { createGraphqlEndpoint } from './graphql/endpoint.ts';
import { ConcurrencyLimit } from './graphql/concurrencyLimit.ts';
import { createEngine, createPersistedDocuments } from './graphql/engine.ts';
import { createExecuteOperation } from './graphql/execute.ts';
import { createGraphiql } from './graphql/graphiql.ts';
import { OpenStreams } from './graphql/openStreams.ts';
import { createPersistedHandler } from './graphql/persistedHandler.ts';
import { createSubscribe, type SubscribeOptions } from './graphql/subscribe.ts';
import { limitLists } from './graphql/cost.ts';
import { ADHOC_OFF, createAdHocAccess, createYogaHandler } from './graphql/yogaHandler.ts';
import { checkPort, listen } from './http/listen.ts';
import { OriginPolicy } from './http/requests.ts';
import { LoadShedder } from './http/loadShedding.ts';
import { createRateLimiter } from './http/rateLimit.ts';
import { createClientOf, createHttpServer, hasOperatorKey, sendText, type Route } from './http/server.ts';
import { createStaticFiles } from './http/staticFiles.ts';
import { ImageAddresses } from './images/addresses.ts';
import { ImageProxy } from './images/images.ts';
import { videoRoute } from './images/videos.ts';
import { publishingRoutes } from './publishing/publishing.ts';
import { SpecialFormFiles, submittedFilesRoute } from './publishing/submittedFiles.ts';
import { buildSchema } from './domains/schema.ts';
import { prepareHtml } from './schema/kit/html.ts';
import { loadBuiltSite, loadSiteSources } from './site/bundle.ts';
import { FormDrafts } from './site/formDrafts.ts';
import { createFormKeys } from './site/formKeys.ts';
import { securityHeaders } from './site/securityHeaders.ts';
import { createSiteHandler } from './site/site.ts';
import { makePicturesAhead } from './site/picturesAhead.ts';
import { warmUp } from './site/warmUp.ts';
import { createCallLog, createLogger, createSettingsLog, logOperationErrors } from './telemetry/logging.ts';
import { ContractDrift } from './telemetry/drift.ts';
import { Metrics, SchemaUsage } from './telemetry/metrics.ts';
import { createOperatorPages } from './telemetry/operator.ts';
import { startTracing, traceResolvers } from './telemetry/tracing.ts';
import { createUpstreamClient } from './upstream/client.ts';

/** Root folder of the project. */
const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Headers of the demo account of the embedded REST APIs, for GraphiQL's examples. */
const DEMO_HEADERS = {
  'X-WEDDING-TOKEN': 'wt_demo_0123456789abcdef0123456789abcdef',
  'X-WN-USER-ID': '1001',
};

/** Time for requests in flight to finish after SIGTERM. */
const DRAIN_TIMEOUT_MS = 10_000;
const HEALTH_POLL_INTERVAL_MS = 50;

async function start(config: Config): Promise<void> {
  let stop = (): unknown => process.exit(0);
  // From the start on: as process 1 of a container, Node ignores signals without a handler.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());

  const isDevelopment = config.mode === 'development';
  const log = createLogger(config.logLevel);
  const settingsLog = createSettingsLog(log);
  const onError = (error: unknown, requestId: string, operation?: string | null): void =>
    log.error({ err: error, requestId, operation }, 'request failed');
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    process.exit(1);
  });

  const server = createHttpServer(config.maxConnections);
  await checkPort(config.port);
  const embeddedOrigin = config.embeddedOrigin ? waitUntilHealthy(config.originPort) : null;

  const metrics = new Metrics();
  const { redisUrl } = config;
  const onRedisError = (error: unknown): void => log.error({ err: error }, 'redis failed');
  const openRedis = (url: string) => connectRedis(url, onRedisError);
  const redis = redisUrl && { publisher: openRedis(redisUrl), subscriber: openRedis(redisUrl) };
  const redisStore = redis ? createRedisStore(redis.publisher, metrics.recordRedisRead) : undefined;
  const sharedStore = redisStore && failFast(redisStore, onRedisError);
  let localAnswers = 0;
  const onFallback = (): unknown => (localAnswers += 1);
  const store = sharedStore ? withLocalFallback(sharedStore, onFallback) : createMemoryStore();
  const idempotency = new IdempotencyStore(store);
  const pubSub = createPubSub(redis || null, store);
  let ready = false;

  const drift = new ContractDrift();
  const logCall = createCallLog(log);
  const isOperator = (headers: IncomingHttpHeaders): boolean => hasOperatorKey(headers, config.operatorKey);
  const tracing = await startTracing({ ...config, isTrusted: isOperator, log });
  const upstream = createUpstreamClient({
    hosts: config.hosts,
    policy: config.policy,
    product: config.productSegment,
    search: config.search,
    sharedStore,
    changedKeys: redis ? createBroadcast(redis, 'changed-replies') : undefined,
    onCall: metrics.recordCall,
    onDefectiveCall(record) {
      drift.recordCall(record);
      logCall(record);
    },
  });
  metrics.collectFrom(upstream);

  prepareHtml();
  const bundle = isDevelopment ? await loadSiteSources(ROOT, server) : await loadBuiltSite(`${ROOT}dist`);
  const build = (): GraphQLSchema => limitLists(buildSchema({ checksInfo: !config.production }));
  const engine = createEngine(build());
  const tracedSchema = tracing
    ? traceResolvers<Context>(build(), ({ trace }) => trace.spans?.recordWork ?? null)
    : undefined;
  const usage = new SchemaUsage(engine.schema);
  const documents = createPersistedDocuments(engine, {
    file: resolve(ROOT, config.documentsFile),
    released: `${ROOT}released/documents.json`,
    watch: isDevelopment,
  });

  const clientOf = createClientOf({
    ...config,
    spanOf: tracing?.spanOf,
    onPastProxies: settingsLog.pastProxies,
  });
  const addresses = new ImageAddresses({ ...config, onRefused: settingsLog.refusedPicture });
  const onCacheError = (error: unknown): void => log.error({ err: error }, 'pictures cannot be stored');
  const images = new ImageProxy({ ...config, addresses, store, clientOf, onCacheError });
  const load = new LoadShedder(config.load, (reason) => log.warn({ reason }, 'overloaded')).watch();
  const concurrency = new ConcurrencyLimit();
  const isRedisUp = redisStore && (() => takesValues(redisStore, onRedisError));
  const redisStatistics = isRedisUp ? { isUp: isRedisUp, localAnswers: () => localAnswers } : null;
  metrics.collectFromProcess({ load, concurrency, redis: redisStatistics, pictures: images, usage });
  const specialFormFiles = new SpecialFormFiles(config);
  const createContext = createContextFactory(
    {
      ...config,
      images: addresses,
      placeholderColorOf: images.placeholderColors.get,
      fileAddressOf: specialFormFiles.addressOf,
    },
    upstream,
    { idempotency, pubSub, store, sharedStore },
  );
  const onUnexpectedError: SubscribeOptions['onUnexpectedError'] = (cause, about) =>
    log.error({ err: cause, ...about }, 'resolver failed');
  const execute = createExecuteOperation({
    engine,
    tracedSchema,
    checkRates: createRateLimiter(store),
    createContext,
    onUnexpectedError,
    recorders: [metrics, usage],
    onErrors: (record) => logOperationErrors(log, record),
  });
  const openStreams = new OpenStreams(config.streams);
  const subscribe = createSubscribe({
    engine,
    execute,
    createContext,
    onUnexpectedError,
    openStreams,
    isAccepting: () => ready,
  });

  const access = createAdHocAccess({ mode: config.adHocDocuments, createContext, store });
  const originPolicy = new OriginPolicy([config.siteUrl, ...config.corsOrigins], settingsLog.refusedPost);
  const graphiql = createGraphiql({
    examplesDir: `${ROOT}docs/examples`,
    demoHeaders: config.embeddedOrigin ? DEMO_HEADERS : null,
  });
  const site = { url: config.siteUrl, name: config.siteName, services: config.services };
  const pageHeaders = securityHeaders({
    isDevelopment,
    siteUrl: config.siteUrl,
    externalOrigins: { ...config.externalOrigins, media: config.mediaOrigins },
  });

  const { render, describePage } = bundle;
  const pages = { render, describePage, execute, documents, site, onError };

  const operations = { documents, execute, subscribe, openStreams };
  await embeddedOrigin;
  if (config.warmUpMs > 0) await warmUp(pages, config.warmUpMs);
  ready = true;
  server.mount({
    graphql: createGraphqlEndpoint({
      originPolicy,
      load,
      persisted: createPersistedHandler({ ...operations, schema: engine.schema, load, concurrency }),
      yoga: createYogaHandler({ ...operations, engine, access }),
      clientOf,
      exposeTraces: !config.production,
      graphiql: config.adHocDocuments === 'off' ? sendGraphiqlClosed : graphiql.sendPage,
    }),
    routes: [
      images,
      schemaRoute,
      graphiql,
      videoRoute(addresses),
      submittedFilesRoute({
        ...config,
        specialFormFiles,
        createContext,
        clientOf,
        securityHeaders: pageHeaders,
        onError,
      }),
      ...publishingRoutes({ engine, execute, site, images, clientOf }),
      createOperatorPages({
        key: config.operatorKey,
        isOperator,
        isOpen: !config.production,
        metrics,
        drift,
        usage,
        upstream,
      }),
      createStaticFiles(`${ROOT}dist/client`),
    ],
    site: createSiteHandler({
      ...pages,
      originPolicy,
      load,
      clientOf,
      exposeTimings: !config.production,
      appMarker: config.appMarker,
      securityHeaders: pageHeaders,
      formDrafts: new FormDrafts(config.sessionSecrets, config.siteUrl.startsWith('https:')),
      formKeyOf: createFormKeys(config.sessionSecrets),
      cachesPages: !isDevelopment,
    }),
    modules: bundle.modules,
    isReady: () => ready,
    onRequest: tracing?.startRequest,
    onError,
  });
  // Listens once it can respond: proxies send requests that must not be repeated to any replica that accepts
  // connections.
  await listen(server, config.port);
  log.info({ port: config.port }, 'ready');
  if (config.imagesAhead)
    void makePicturesAhead(pages, (address) => images.makeAhead(address)).then((made) =>
      log.info(made, 'pictures made ahead'),
    );
  const unfinished = config.isLocal ? [] : unfinishedLegalTexts(config.legalTexts);
  if (unfinished.length > 0) log.warn({ unfinished }, 'legal texts hold placeholders: set LEGAL_DIR');
  if (config.imageSources.length === 0) log.warn('IMAGE_HOSTS is not set: pages have no pictures');
  if (config.isPlainHttp) log.warn('SITE_URL is not https: cookies are not Secure');

  stop = async () => {
    // Refuses new streams; `/readyz` fails.
    ready = false;
    await server.drain(DRAIN_TIMEOUT_MS, () => pubSub.close());
    // Writes go on after their client has left; their outcome is stored.
    await idempotency.whenAllEnded();
    await bundle.close();
    await upstream.close();
    if (redis) await closeRedis(redis.publisher);
    await tracing?.close();
    process.exit(0);
  };
}

const sendGraphiqlClosed = (_request: IncomingMessage, response: ServerResponse): void =>
  sendText(response, 403, ADHOC_OFF);

/** The printed schema. Read on each request, since it changes in development. */
const schemaRoute: Route = {
  paths: /^\/schema\.graphql$/,
  async send(_path, _request, response) {
    sendText(response, 200, readFileSync(`${ROOT}schema.graphql`, 'utf8'));
    return true;
  },
};

/** Waits until the embedded REST APIs have seeded their data. */
async function waitUntilHealthy(port: number): Promise<void> {
  const read = () => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  while (!(await read())?.ok) await sleep(HEALTH_POLL_INTERVAL_MS);
}

try {
  if (import.meta.main) await start(readConfig());
} catch (error) {
  console.error(error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.stack);
  process.exit(1);
}
