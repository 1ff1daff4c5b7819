import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { SwrCache, type CacheResult } from '../cache/swrCache.ts';
import { TEMPORARY_TTL, type CacheTtl } from '../cache/ttl.ts';
import type { Services } from '../config/services.ts';
import type { ExecuteOperation } from '../graphql/execute.ts';
import type { PersistedDocuments } from '../graphql/engine.ts';
import { formatServerTiming } from '../graphql/result.ts';
import type { OriginPolicy } from '../http/requests.ts';
import { httpExtensionOf, requestError, sendErrorPage } from '../http/errors.ts';
import { readForm, type SubmittedForm } from '../http/forms.ts';
import type { LoadShedder } from '../http/loadShedding.ts';
import type { ClientInfo, ClientOf, Handler } from '../http/server.ts';
import { readClaims } from '../identity/claims.ts';
import { hidesRokuyo, pageCacheKey, readArea, type VisitorArea } from './cacheKey.ts';
import type { FormDrafts, FormValues } from './formDrafts.ts';
import type { FormKeyOf } from './formKeys.ts';
import { PageReads, type Execute, type PageRead } from './pageReads.ts';
import { ReplayableStream } from './replayableStream.ts';
import { sendPage, type SentPage } from './sendPage.ts';

/** Facts about the site that every page gets. */
export interface SiteInfo {
  readonly url: string;
  readonly name: string;
  readonly services: Services;
}

/** Input of the site's `render`. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** A form submitted without script; null for a page that is read. */
  readonly form: (SubmittedForm & { readonly keyOf: FormKeyOf }) | null;
  /** Values of a form that an earlier visit without script left incomplete on this page. */
  readonly draft: FormValues | null;
  readonly inApp: boolean;
  readonly area: VisitorArea | null;
  readonly hidesRokuyo: boolean;
  readonly site: SiteInfo;
}

/** Output of the site's `render`. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<string | Uint8Array>;
  /** How long the page may be cached; null where it is incomplete or for one reader. Redirects are cached in the gateway alone. */
  readonly cache: CacheTtl | null;
  /** Form values to keep for a later visit; null deletes the draft, undefined leaves it. */
  readonly draft?: FormValues | null;
  /** Path of the page that the draft is for; this page's own by default. */
  readonly draftPath?: string;
  /** Why the failure page was rendered in place of the page. */
  readonly failure?: { readonly error: unknown; readonly operation: string | null };
}

/** Renders a page. `dist/server/server.js` exports it, and `describePage` (declared in client/server.tsx). */
export type Render<Assets> = (
  request: PageRequest,
  execute: Execute,
  assets: Assets,
) => Promise<RenderedPage>;

/** What must be known of a page before it is rendered (declared in client/server.tsx). */
interface PageDescription {
  /** Path and the query parameters the page reads. */
  readonly address: string;
  /** The page is rendered for one viewer only. */
  readonly isPersonal: boolean;
  readonly usesArea: boolean;
  readonly usesRokuyo: boolean;
  /** Its form takes files. */
  readonly takesFiles: boolean;
}

const MAX_CACHE_BYTES = 128_000_000;
/** Readers share an incomplete page for a moment; no cache outside keeps it. */
const INCOMPLETE_TTL = { fresh: 2, staleWhileRevalidate: 0, staleIfError: 0 };
const MAX_INCOMPLETE_BYTES = 16_000_000;

interface CachedPage extends SentPage, Omit<RenderedPage, 'body'> {
  /** What it was rendered from. */
  readonly reads: readonly PageRead[];
}

export interface SiteOptions {
  readonly render: (request: PageRequest, execute: Execute) => Promise<RenderedPage>;
  readonly describePage: (url: string) => Promise<PageDescription>;
  readonly execute: ExecuteOperation;
  readonly documents: PersistedDocuments;
  readonly originPolicy: OriginPolicy;
  readonly load: LoadShedder;
  readonly clientOf: ClientOf;
  /** Whether everyone gets `Server-Timing`, not operators only. */
  readonly exposeTimings: boolean;
  /** User-Agent token of the native app. */
  readonly appMarker: string;
  readonly site: SiteInfo;
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly formDrafts: FormDrafts;
  readonly formKeyOf: FormKeyOf;
  /** False in development, where every page is rendered from the newest sources. */
  readonly cachesPages: boolean;
  readonly onError: (error: unknown, requestId: string, operation?: string | null) => void;
}

/** Serves the built site. */
export function createSiteHandler(options: SiteOptions): Handler {
  const { render, describePage, execute, documents, load, clientOf, site, cachesPages, formDrafts } = options;
  const pages = new SwrCache<CachedPage>({ maxBytes: MAX_CACHE_BYTES });
  /** A cache of their own, so that an incomplete page never replaces or evicts a complete one. */
  const incompletePages = new SwrCache<CachedPage>({ maxBytes: MAX_INCOMPLETE_BYTES });

  const send = (request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> =>
    sendPage(request, response, page, options);

  const isInApp = ({ headers }: IncomingMessage): boolean =>
    readClaims(headers, options.appMarker, false).app !== null;

  const renderPage = async (
    page: PageRequest,
    variesByCookie: boolean,
    pageReads: PageReads,
  ): Promise<CacheResult<CachedPage>> => {
    const { client } = pageReads;
    const { body, failure, ...head } = await render(page, pageReads.execute);
    const cache = head.cache && pageReads.isTemporary ? TEMPORARY_TTL : head.cache;
    if (failure) options.onError(failure.error, client.requestId, failure.operation);
    const stream = new ReplayableStream(body);
    stream.size.catch((error: unknown) => options.onError(error, client.requestId));
    const { url, inApp } = page;
    const value = { ...head, cache, body: stream, url, inApp, variesByCookie, reads: pageReads.reads };
    return { value, ttl: cache, isError: head.status >= 500, bytes: stream.size };
  };

  const keepIncomplete = async (key: string, value: CachedPage, reads: PageReads): Promise<void> => {
    if (!cachesPages || value.status !== 200 || value.cache !== null) return;
    const bytes = await value.body.size;
    if (!reads.wasOnlyLate)
      await incompletePages.set(key, { value, ttl: INCOMPLETE_TTL, isError: false, bytes });
  };

  const handleRead = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { address, isPersonal, usesArea, usesRokuyo } = await describePage(request.url ?? '/');
    const page = {
      url: address,
      form: null,
      draft: isPersonal ? await formDrafts.read(request.headers.cookie ?? '', pathOf(address)) : null,
      inApp: isInApp(request),
      area: usesArea ? readArea(request) : null,
      hidesRokuyo: usesRokuyo && hidesRokuyo(request),
      site,
    };
    const key = pageCacheKey(page);
    const cached = pages.getFresh(key);
    if (cached) return send(request, response, cached);
    const refusal = load.admit(response);
    if (refusal) {
      const stale = pages.peek(key);
      if (stale) return send(request, response, stale);
      throw refusal;
    }
    const client = clientOf(request, response);
    if (isPersonal) return sendPersonal(request, response, page, client);
    // Shared by concurrent requests: rendered without this client's headers, and to its end.
    const anonymous: ClientInfo = { ...client, headers: {}, signal: null };
    const create = async (isBackground: boolean): Promise<CacheResult<CachedPage>> => {
      const incomplete = incompletePages.getFresh(key);
      if (incomplete) return { value: incomplete, ttl: null, isError: false, bytes: incomplete.body.size };
      const pageReads = new PageReads({ execute, documents, client: anonymous, isBackground });
      const stale = pages.peek(key);
      if (stale && (await pageReads.areSameAs(stale.reads))) {
        // A page of stale replies stays as old as it is.
        const { isTemporary: isError } = pageReads;
        return { value: stale, ttl: isError ? null : stale.cache, isError, bytes: stale.body.size };
      }
      const created = await renderPage(page, usesArea || usesRokuyo, pageReads);
      // A failure to write it is reported by `renderPage`.
      keepIncomplete(key, created.value, pageReads).catch(() => undefined);
      return created;
    };
    const startedAt = performance.now();
    const { value, status } = cachesPages
      ? await pages.getOrCreate(key, (_signal, isRefresh) => create(isRefresh))
      : { value: (await create(false)).value, status: 'miss' };
    const rendered = status === 'stale' && value.cache ? { ...value, cache: TEMPORARY_TTL } : value;
    if (!options.exposeTimings && !client.isOperator) return send(request, response, rendered);
    // Timings must not reach a shared cache.
    response.setHeader('server-timing', formatServerTiming(performance.now() - startedAt));
    return send(request, response, { ...rendered, cache: null });
  };

  // Forms are not refused under load: what the visitor has typed would be lost.
  const handleForm = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const provesOrigin =
      request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
    const rejection =
      options.originPolicy.checkCrossSite(request) ??
      (provesOrigin ? null : requestError('CSRF_REJECTED', 'Forms are sent from our pages.'));
    if (rejection) throw rejection;
    const { takesFiles } = await describePage(request.url ?? '/');
    const page = {
      // With tracking parameters: forms may submit the campaign.
      url: request.url ?? '/',
      form: { ...(await readForm(request, takesFiles)), keyOf: options.formKeyOf },
      draft: await formDrafts.read(request.headers.cookie ?? '', pathOf(request.url ?? '/')),
      inApp: isInApp(request),
      area: readArea(request),
      hidesRokuyo: hidesRokuyo(request),
      site,
    };
    return sendPersonal(request, response, page, clientOf(request, response));
  };

  /** Renders a page with the client's identity and sends it uncached, with the cookies of its operations. */
  const sendPersonal = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: PageRequest,
    client: ClientInfo,
  ): Promise<void> => {
    const pageReads = new PageReads({ execute, documents, client, isBackground: false });
    const { value } = await renderPage(page, true, pageReads);
    const { cookies } = pageReads;
    if (value.draft !== undefined)
      cookies.push(...(await formDrafts.cookies(value.draft, value.draftPath ?? pathOf(page.url))));
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    return send(request, response, { ...value, cache: null });
  };

  return async (request, response) => {
    const { method } = request;
    try {
      if (method === 'POST') await handleForm(request, response);
      else if (method === 'GET' || method === 'HEAD') await handleRead(request, response);
      else
        throw requestError('METHOD_NOT_ALLOWED', 'Only GET and POST are supported.', {
          headers: { allow: 'GET, HEAD, POST' },
        });
    } catch (error) {
      const http = error instanceof GraphQLError ? httpExtensionOf(error) : null;
      if (!http) options.onError(error, clientOf(request, response).requestId);
      sendErrorPage(response, options.securityHeaders, http?.status ?? 500, http?.headers);
    }
  };
}

const pathOf = (url: string): string => url.split('?')[0] ?? url;
