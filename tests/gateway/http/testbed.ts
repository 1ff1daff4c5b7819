/** The HTTP layer with all handlers, on the small test schema. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { canonicalAddress, parseAddress, selectParameters } from '#client/router/address.ts';
import { IdempotencyStore } from '#gateway/cache/idempotency.ts';
import { createMemoryStore, createPubSub } from '#gateway/cache/store.ts';
import type { Context, RequestFacts } from '#gateway/context.ts';
import { createGraphqlEndpoint } from '#gateway/graphql/endpoint.ts';
import { createEngine, createPersistedDocuments } from '#gateway/graphql/engine.ts';
import { ConcurrencyLimit } from '#gateway/graphql/concurrencyLimit.ts';
import { createExecuteOperation } from '#gateway/graphql/execute.ts';
import { createGraphiql } from '#gateway/graphql/graphiql.ts';
import { OpenStreams } from '#gateway/graphql/openStreams.ts';
import { createPersistedHandler } from '#gateway/graphql/persistedHandler.ts';
import { createSubscribe } from '#gateway/graphql/subscribe.ts';
import { createAdHocAccess, createYogaHandler } from '#gateway/graphql/yogaHandler.ts';
import { OriginPolicy } from '#gateway/http/requests.ts';
import { LoadShedder } from '#gateway/http/loadShedding.ts';
import { createRateLimiter } from '#gateway/http/rateLimit.ts';
import { createClientOf, createHttpServer } from '#gateway/http/server.ts';
import { createStaticFiles } from '#gateway/http/staticFiles.ts';
import { ImageAddresses } from '#gateway/images/addresses.ts';
import { ImageProxy } from '#gateway/images/images.ts';
import { publishingRoutes } from '#gateway/publishing/publishing.ts';
import { FormDrafts } from '#gateway/site/formDrafts.ts';
import { createFormKeys } from '#gateway/site/formKeys.ts';
import { securityHeaders } from '#gateway/site/securityHeaders.ts';
import { createSiteHandler, type SiteOptions } from '#gateway/site/site.ts';
import { createUpstreamClient, Trace } from '#gateway/upstream/client.ts';
import { RestDataSource } from '#gateway/upstream/dataSource.ts';
import { ArticleIndex, TopicIndex } from '#gateway/upstream/articleIndex.ts';
import { AuthorIndex } from '#gateway/upstream/authorIndex.ts';
import { BrideIndex } from '#gateway/upstream/brideIndex.ts';
import { FairIndex } from '#gateway/upstream/fairIndex.ts';
import { HallNames } from '#gateway/upstream/hallNames.ts';
import { readLegalTexts } from '#gateway/config/legalTexts.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';
import { schema } from '../graphql/testSchema.ts';

/** The id of a persisted document: the SHA-256 of its text. */
export const documentId = (text: string): string => createHash('sha256').update(text).digest('hex');

export interface Testbed {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Number of operations executed. */
  readonly executions: () => number;
  /** Causes of masked errors. */
  readonly unexpectedErrors: unknown[];
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * @param options.documents texts of the persisted documents
 * @param options.render renders the pages of the site
 * @param options.parameters query parameters that the pages read
 */
export async function startTestbed({
  documents: texts = [],
  render,
  parameters = ['page'],
  operatorKey = null,
}: {
  documents?: readonly string[];
  render?: SiteOptions['render'];
  parameters?: readonly string[];
  operatorKey?: string | null;
} = {}): Promise<Testbed> {
  const folder = await mkdtemp(join(tmpdir(), 'testbed-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(texts.map((text) => [documentId(text), text]))));
  const unreachable = new URL('http://127.0.0.1:9');
  const upstream = createUpstreamClient({
    hosts: {
      api: unreachable,
      content: unreachable,
      magazine: unreachable,
      search: unreachable,
      contact: unreachable,
    },
  });
  const server = createHttpServer(1_000);
  const { port } = (await once(server.listen(0, '127.0.0.1'), 'listening').then(() =>
    server.address(),
  )) as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const addresses = new ImageAddresses({
    siteUrl: url,
    imageSources: [],
    sessionSecrets: ['only-for-tests'],
  });

  const engine = createEngine(schema);
  const unexpectedErrors: unknown[] = [];
  const onUnexpectedError = (cause: unknown): void => void unexpectedErrors.push(cause);
  let executions = 0;
  const createContext = ({ signal, requestId, personal, trace: recordsCalls }: RequestFacts): Context => {
    executions += 1;
    const trace = new Trace(recordsCalls);
    const visitorId = personal ? 'visitor' : null;
    const rest = new RestDataSource(upstream, {
      signal,
      trace,
      requestId,
      visitorId,
      user: async () => null,
      token: async () => null,
    });
    return {
      rest,
      trace,
      pubSub: createPubSub(),
      visitorId,
      viewer: async () => null,
      app: null,
      site: { url, promotionalTags: [] },
      images: addresses,
      fileAddressOf: async (address) => address,
      placeholderColorOf: () => null,
      tenantId: '1',
      legalTexts: readLegalTexts(undefined),
      hallNames: new HallNames(upstream),
      fairIndex: new FairIndex(upstream),
      brideIndex: new BrideIndex(upstream),
      authorIndex: new AuthorIndex(upstream),
      articleIndex: new ArticleIndex(upstream),
      topicIndex: new TopicIndex(upstream),
      idempotency: new IdempotencyStore(createMemoryStore()),
      knownIds: new LRUCache<string, true>({ max: 100 }),
      requestCache: new Map(),
      resultBudget: null,
      now: () => new Date(),
      startSession: async () => ({ token: null }),
      endSession: async () => undefined,
      attemptLogIn: (_email, attempt) => attempt(),
      countCall: async () => undefined,
      cookies: () => (personal ? ['visitor=1; HttpOnly'] : []),
    };
  };
  const checkRates = createRateLimiter(createMemoryStore());
  const execute = createExecuteOperation({ engine, checkRates, createContext, onUnexpectedError });
  const openStreams = new OpenStreams({ perUser: 10, perNetwork: 10, perProcess: 10 });
  const subscribe = createSubscribe({
    engine,
    execute,
    createContext,
    onUnexpectedError,
    openStreams,
    isAccepting: () => true,
  });
  const documents = createPersistedDocuments(engine, { file, watch: false });
  const access = createAdHocAccess({ mode: 'all', createContext, store: createMemoryStore() });
  const originPolicy = new OriginPolicy([url, 'https://partner.example']);
  const clientOf = createClientOf({ trustedProxies: 0, operatorKey });
  const load = new LoadShedder({ delayMs: 60_000, requests: 10_000 });
  const graphiql = createGraphiql({ examplesDir: 'docs/examples', demoHeaders: null });
  const images = new ImageProxy({
    addresses,
    store: createMemoryStore(),
    clientOf,
    cacheDir: folder,
    imageCacheBytes: 1_000,
  });
  server.mount({
    graphql: createGraphqlEndpoint({
      originPolicy,
      load,
      persisted: createPersistedHandler({
        schema,
        documents,
        execute,
        subscribe,
        openStreams,
        load,
        concurrency: new ConcurrencyLimit(),
      }),
      yoga: createYogaHandler({ engine, execute, subscribe, documents, access, openStreams }),
      clientOf,
      exposeTraces: false,
      graphiql: graphiql.sendPage,
    }),
    // Operator pages are tested on a whole gateway (telemetry/operator.test.ts).
    routes: [
      images,
      graphiql,
      ...publishingRoutes({ engine, execute, site: { url, name: 'むすび' }, images, clientOf }),
      createStaticFiles(folder),
    ],
    site: createSiteHandler({
      render: render ?? (() => Promise.reject(new Error('No pages here.'))),
      describePage: async (page) => {
        const address = parseAddress(page);
        return {
          address: canonicalAddress(selectParameters(address, parameters)),
          isPersonal: page.startsWith('/mypage'),
          usesArea: page === '/',
          usesRokuyo: page.endsWith('/fairs'),
          takesFiles: address.path === '/files',
        };
      },
      execute,
      documents,
      originPolicy,
      load,
      clientOf,
      exposeTimings: false,
      appMarker: 'MusubiApp',
      site: { url, name: 'むすび', services: NO_SERVICES },
      securityHeaders: securityHeaders({ isDevelopment: false, siteUrl: url }),
      formDrafts: new FormDrafts(['only for tests'], false),
      formKeyOf: createFormKeys(['only for tests']),
      cachesPages: true,
      onError: onUnexpectedError,
    }),
    modules: null,
    isReady: () => true,
    onError: onUnexpectedError,
  });
  const stop = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await upstream.close();
    await rm(folder, { recursive: true });
  };
  return { url, stop, executions: () => executions, unexpectedErrors, [Symbol.asyncDispose]: stop };
}
