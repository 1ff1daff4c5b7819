import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { Answers, type Made, type Policy } from '../cache/swrCache.ts';
import { type Ask, type Caller, serverTiming } from '../graphql/execute.ts';
import type { Documents } from '../graphql/persistedDocuments.ts';
import { pickEncoding } from '../http/compression.ts';
import { httpHint, requestError, sendFailure } from '../http/errors.ts';
import { NO_FILES, readForm, type FormFiles } from '../http/forms.ts';
import type { Origins } from '../http/cors.ts';
import { forPage, type PageAnswer } from './pageData.ts';
import { areaOf, hidesRokuyo, pageAddress, pageKey, type VisitorArea } from './cacheKey.ts';
import { Recording } from './responseStream.ts';
import type { FormValues, UnfinishedForms } from './formDrafts.ts';
import { cacheControl } from '../graphql/persistedHandler.ts';
import type { Services } from '../config/services.ts';

/** What every page knows of the site. */
export interface SiteFacts {
  readonly url: string;
  readonly name: string;
  readonly services: Services;
}

/** What a page is made for; the built site's `render` takes it. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly form: URLSearchParams | null;
  /** Files of a form sent without script, the first of each field. */
  readonly files: FormFiles;
  /** What an earlier visit without script has filled in on this page; null where there is nothing. */
  readonly unfinished: FormValues | null;
  readonly inApp: boolean;
  readonly area: VisitorArea | null;
  readonly hidesRokuyo: boolean;
  readonly site: SiteFacts;
}

/** Runs a persisted document for a page. */
export type Execute = (documentId: string, variables: Record<string, unknown>) => Promise<PageAnswer>;

/** A page as the built site makes it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<string | Uint8Array>;
  readonly cache: Policy | null;
  /** What was filled in, to be gone on with another day; null: nothing any more. Left out: as it was. */
  readonly unfinished?: FormValues | null;
}

/** The one function gateway and client share; `dist/server/server.js` exports it (its own types: client/server.tsx). */
export type Render<Assets> = (
  request: PageRequest,
  execute: Execute,
  assets: Assets,
) => Promise<RenderedPage>;

/** The site: pages for people. */
export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Deferred parts are given this long before the page goes out without them. */
const PATIENCE_MS = 30;
const KEPT_BYTES = 128_000_000;
const NO_ANSWER = { late: null, cookies: [], shareable: false, timing: null };

interface KeptPage extends Omit<RenderedPage, 'body'> {
  readonly body: Recording;
  readonly inApp: boolean;
  /** Whether it differs by what the visitor has chosen on the device. */
  readonly usesCookie: boolean;
}

/** Who gets the same page (its own type: client/server.tsx). */
interface Audience {
  readonly isPersonal: boolean;
  readonly usesArea: boolean;
  readonly usesRokuyo: boolean;
}

/** What the site needs of the process. */
export interface SiteOptions {
  /** Makes a page; in development it loads the newest source each time. */
  readonly render: (request: PageRequest, execute: Execute) => Promise<RenderedPage>;
  /** For whom the page of an address is made: one viewer alone; else everyone, or all who have chosen the same. */
  readonly audienceOf: (url: string) => Promise<Audience>;
  readonly ask: Ask;
  readonly documents: Documents;
  readonly origins: Origins;
  readonly callerOf: (request: IncomingMessage, response: ServerResponse) => Caller;
  /** Whether the caller is told how long a page took to make. */
  readonly mayTime: (caller: Caller) => boolean;
  /** Whether the native app asks. */
  readonly isInApp: (request: IncomingMessage) => boolean;
  readonly site: SiteFacts;
  /** Security headers of pages. */
  readonly headers: Readonly<Record<string, string>>;
  /** Keeps forms that are not filled in to their end. */
  readonly unfinished: UnfinishedForms;
  /** Whether pages are kept; not in development. */
  readonly keepsPages: boolean;
  /** Told of pages that could not be made. */
  readonly onFailure: (error: unknown, requestId: string) => void;
}

/** Mounts the built site. */
export function createSite(options: SiteOptions): Site {
  const { render, audienceOf, ask, documents, origins, callerOf, mayTime, isInApp, site, keepsPages } =
    options;
  const pages = new Answers<KeptPage>({ maxBytes: KEPT_BYTES });

  /** Runs documents for a page; the cookies they set are collected, for pages that nobody else gets. */
  const executeFor =
    (caller: Caller, cookies: string[]): Execute =>
    async (documentId, variables) => {
      const operation = documents.find(documentId);
      if (operation instanceof GraphQLError) return forPage({ ...NO_ANSWER, first: { errors: [operation] } });
      const answer = await ask({ operation, variables, caller, patienceMs: PATIENCE_MS, trace: false });
      cookies.push(...answer.cookies);
      return forPage(answer);
    };

  const make = async (
    page: PageRequest,
    usesCookie: boolean,
    caller: Caller,
    cookies: string[],
  ): Promise<Made<KeptPage>> => {
    const { body, ...head } = await render(page, executeFor(caller, cookies));
    const recording = new Recording(body);
    const value = { ...head, body: recording, inApp: page.inApp, usesCookie };
    return { value, keep: head.cache, failed: head.status >= 500, bytes: recording.whole };
  };

  const read = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = pageAddress(request.url ?? '/');
    const { isPersonal, usesArea, usesRokuyo } = await audienceOf(url);
    const page = {
      url,
      method: 'GET' as const,
      form: null,
      files: NO_FILES,
      unfinished: isPersonal
        ? await options.unfinished.read(request.headers.cookie ?? '', pathOf(url))
        : null,
      inApp: isInApp(request),
      area: usesArea ? areaOf(request) : null,
      hidesRokuyo: usesRokuyo && hidesRokuyo(request),
      site,
    };
    const key = pageKey(page);
    const kept = pages.fresh(key);
    if (kept) return send(request, response, kept);
    const caller = callerOf(request, response);
    if (isPersonal) return sendOwn(request, response, page, caller);
    // A page may be waited for by many; it is made bare of this caller and to its end.
    const bare: Caller = { ...caller, headers: {}, whenGone: null };
    const making = (): Promise<Made<KeptPage>> => make(page, usesArea || usesRokuyo, bare, []);
    const began = performance.now();
    const made = keepsPages ? await pages.obtain(key, making) : (await making()).value;
    if (!mayTime(caller)) return send(request, response, made);
    // Not for a shared cache: others are not told.
    response.setHeader('server-timing', serverTiming(performance.now() - began));
    return send(request, response, { ...made, cache: null });
  };

  const write = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isOwn = request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
    const forged =
      origins.checkForeign(request) ??
      (isOwn ? null : requestError('CSRF_REJECTED', 'Forms are sent from our pages.'));
    if (forged) throw forged;
    const page = {
      // With the campaign that brought the visitor: a form may tell of it.
      url: request.url ?? '/',
      method: 'POST' as const,
      ...(await readForm(request)),
      // The form itself brings all that was filled in.
      unfinished: null,
      inApp: isInApp(request),
      area: areaOf(request),
      hidesRokuyo: hidesRokuyo(request),
      site,
    };
    return sendOwn(request, response, page, callerOf(request, response));
  };

  /** Makes a page with the caller's identity, for them alone, and sends it with the cookies it set. */
  const sendOwn = async (
    request: IncomingMessage,
    response: ServerResponse,
    page: PageRequest,
    caller: Caller,
  ): Promise<void> => {
    const cookies: string[] = [];
    const { value } = await make(page, true, caller, cookies);
    if (value.unfinished !== undefined) {
      const kept = await options.unfinished.cookie(value.unfinished, pathOf(page.url));
      if (kept !== null) cookies.push(kept);
    }
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    return send(request, response, { ...value, cache: null });
  };

  const send = async (request: IncomingMessage, response: ServerResponse, page: KeptPage): Promise<void> => {
    const encoding = pickEncoding(request.headers['accept-encoding']);
    // Kept by nobody while developing: the next look has to show the newest source.
    const keep = keepsPages ? page.cache : null;
    const etag = keep && page.body.etag;
    const isKnown = etag !== null && request.headers['if-none-match']?.includes(etag);
    const hasBody = !isKnown && (page.status < 300 || page.status >= 400);
    response.writeHead(isKnown ? 304 : page.status, {
      ...options.headers,
      ...page.headers,
      'cache-control': keep ? sharing(keep, page.inApp) : 'private, no-store',
      vary: page.usesCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
      ...(etag && { etag }),
      ...(hasBody && encoding && { 'content-encoding': encoding }),
    });
    if (!hasBody || request.method === 'HEAD') {
      response.end();
      return;
    }
    const body = page.body.encoded(encoding);
    const whole = body.bytes;
    if (whole) response.end(whole);
    else if (await body.pipe(response)) response.end();
    else response.destroy();
  };

  return async (request, response) => {
    const { method } = request;
    try {
      if (method === 'POST') await write(request, response);
      else if (method === 'GET' || method === 'HEAD') await read(request, response);
      else
        throw requestError('METHOD_NOT_ALLOWED', 'GET and POST are taken.', {
          headers: { allow: 'GET, HEAD, POST' },
        });
    } catch (error) {
      const hint = error instanceof GraphQLError ? httpHint(error) : null;
      if (!hint) options.onFailure(error, callerOf(request, response).requestId);
      sendFailure(response, options.headers, hint?.status ?? 500, hint?.headers);
    }
  };
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * How a page may be kept. Those of the native app are kept by the app alone: a shared cache so never holds one, and
 * needs no `Vary: User-Agent`, which would give every version of every browser a copy of its own. Such a cache lets
 * requests of the app pass (see `APP_MARKER` in the README).
 */
function sharing(policy: Policy, inApp: boolean): string {
  return inApp ? 'private, no-cache' : cacheControl(policy);
}
