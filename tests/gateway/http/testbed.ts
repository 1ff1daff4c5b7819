import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#gateway/http/server.ts';
import type { Asked, Context } from '#gateway/context.ts';
import { createAsk } from '#gateway/graphql/execute.ts';
import { createAssets } from '#gateway/http/staticFiles.ts';
import { callerOf } from '#gateway/http/client.ts';
import { createDocuments } from '#gateway/graphql/persistedDocuments.ts';
import { createGraphqlEndpoint } from '#gateway/graphql/endpoint.ts';
import { Origins } from '#gateway/http/cors.ts';
import { pageHeaders } from '#gateway/site/securityHeaders.ts';
import { createRates } from '#gateway/http/rateLimit.ts';
import { createWatch } from '#gateway/graphql/subscribe.ts';
import { createEngine } from '#gateway/graphql/engine.ts';
import { createGraphiql } from '#gateway/graphql/graphiql.ts';
import { Images } from '#gateway/images/images.ts';
import { createPersistedDoor } from '#gateway/graphql/persistedHandler.ts';
import { createCalendarFiles } from '#gateway/publishing/calendar.ts';
import { createPublished } from '#gateway/publishing/publishing.ts';
import { UnfinishedForms } from '#gateway/site/formDrafts.ts';
import { createSite, type SiteOptions } from '#gateway/site/site.ts';
import { inProcess } from '#gateway/cache/keyValueStore.ts';
import { Once } from '#gateway/cache/idempotency.ts';
import { createLive } from '#gateway/cache/pubSub.ts';
import { Reads } from '#gateway/upstream/dataSource.ts';
import { Trace } from '#gateway/upstream/recordCall.ts';
import { createUpstream } from '#gateway/upstream/client.ts';
import { createGeneralDoor } from '#gateway/graphql/yogaHandler.ts';
import { schema } from '../graphql/schema.ts';
import { NO_SERVICES } from '#tests/harness/services.ts';

/** The id of a document: the SHA-256 of its text. */
export const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** All doors on the small schema, listening on a free port. */
export interface Stand {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Operations run so far. */
  readonly runs: () => number;
  /** Causes of masked errors, as they would be logged. */
  readonly unforeseen: unknown[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens the doors. `documents` are the texts known by id; `render` makes the pages of the site. */
export async function openStand({
  documents: texts = [],
  render,
  operatorKey = null,
}: {
  documents?: readonly string[];
  render?: SiteOptions['render'];
  operatorKey?: string | null;
} = {}): Promise<Stand> {
  const folder = await mkdtemp(join(tmpdir(), 'doors-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text]))));
  const nowhere = new URL('http://127.0.0.1:9');
  const upstream = createUpstream({
    hosts: { api: nowhere, content: nowhere, magazine: nowhere, search: nowhere, contact: nowhere },
  });
  const app = createApp();
  const { port } = (await once(app.listen(0, '127.0.0.1'), 'listening').then(() =>
    app.address(),
  )) as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const engine = createEngine(schema);
  const unforeseen: unknown[] = [];
  let runs = 0;
  const createContext = ({ departure, personal, trace: detailed }: Asked): Context => {
    runs += 1;
    const trace = new Trace(detailed);
    const visitorId = personal ? 'visitor' : null;
    const reads = new Reads(upstream, {
      departure,
      trace,
      visitorId,
      user: async () => null,
      token: async () => null,
    });
    return {
      reads,
      trace,
      live: createLive(),
      visitorId,
      viewer: async () => null,
      app: null,
      site: { url, promotionalTags: [] },
      colourOf: () => null,
      tenantId: '1',
      once: new Once(inProcess()),
      memory: new Map(),
      now: () => new Date(),
      startSession: async () => ({ token: null }),
      endSession: async () => undefined,
      cookies: () => (personal ? ['visitor=1; HttpOnly'] : []),
    };
  };
  const onUnforeseen = (cause: unknown): void => void unforeseen.push(cause);
  const ask = createAsk({ engine, checkRates: createRates(inProcess()), createContext, onUnforeseen });
  const watch = createWatch({ engine, ask, createContext, onUnforeseen });
  const documents = createDocuments(engine, { file, watch: false });
  const origins = new Origins([url, 'https://partner.example']);
  const who = (request: IncomingMessage, response: ServerResponse) => callerOf(request, response, 0);
  const mayTrace = ({ headers }: { headers: IncomingMessage['headers'] }): boolean =>
    operatorKey !== null && headers['x-operator-key'] === operatorKey;
  const graphiql = createGraphiql({ operations: 'docs/examples', demo: null });
  const images = new Images({ imageHosts: [], cacheDir: folder, imageCacheBytes: 1_000 });
  app.open({
    graphql: createGraphqlEndpoint({
      origins,
      persisted: createPersistedDoor({ documents, ask, watch, mayTrace }),
      general: createGeneralDoor(engine, ask, watch, documents),
      callerOf: who,
      mayTrace,
      graphiql: graphiql.page,
    }),
    graphiql,
    images,
    published: createPublished({ engine, ask, site: { url, name: 'むすび' }, images }),
    calendarFiles: createCalendarFiles({ engine, ask }),
    // Operators' pages are tested on the whole gateway (telemetry/operator.test.ts).
    operator: { send: async () => false },
    assets: createAssets(folder),
    site: createSite({
      render: render ?? (() => Promise.reject(new Error('No pages here.'))),
      audienceOf: async (address) => ({
        isPersonal: address.startsWith('/mypage'),
        usesArea: address === '/',
        usesRokuyo: address.endsWith('/fairs'),
      }),
      ask,
      documents,
      origins,
      callerOf: who,
      mayTime: mayTrace,
      isInApp: ({ headers }) => headers['user-agent']?.includes('MusubiApp') ?? false,
      site: { url, name: 'むすび', services: NO_SERVICES },
      headers: pageHeaders({ isDevelopment: false, siteUrl: url }),
      unfinished: new UnfinishedForms('only for tests', false),
      keepsPages: true,
      onFailure: (error) => unforeseen.push(error),
    }),
    modules: null,
    schemaText: () => 'schema',
    isReady: () => true,
    onFailure: (error) => unforeseen.push(error),
  });
  const stop = async (): Promise<void> => {
    app.close();
    app.closeAllConnections();
    await upstream.close();
    await rm(folder, { recursive: true });
  };
  return { url, stop, runs: () => runs, unforeseen, [Symbol.asyncDispose]: stop };
}
