import type { Environment } from 'react-relay/hooks.js';
import type { SubmittedForm } from './components/form/formAction.ts';
import { toDraft } from './components/form/sentCopy.ts';
import { takesFiles } from './formActions.ts';
import { createEnvironment, findRateLimit } from './relay/environment.ts';
import type { HydrationData, Submission } from './relay/hydrationData.ts';
import { replayTransport, type RecordedResponse } from './relay/replayTransport.ts';
import type { IncrementalResponse, InitialResponse } from './relay/responses.ts';
import { pageAssets, type Assets } from './render/assets.ts';
import { addressOfDraft, handleFormPost } from './render/formPost.ts';
import { localTransport, type Execute } from './render/localTransport.ts';
import { LateParts } from './render/lateParts.ts';
import { renderPage } from './render/renderPage.tsx';
import {
  DEFAULT_AREA,
  NO_SERVICES,
  type RequestContext,
  type Site,
  type VisitorArea,
} from './requestContext.ts';
import { canonicalAddress, parseAddress, sitePath } from './router/address.ts';
import type { CachePolicy, Route } from './router/route.tsx';
import type { CurrentRoute } from './router/routeLoader.ts';
import { routeLoader } from './routes.ts';

/** Input of `render`; the gateway declares the same types in gateway/site/site.ts. */
export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  /** A form submitted without script; null for a page that is read. */
  readonly form: SubmittedForm | null;
  /** Values of a form that an earlier visit without script left incomplete on this page. */
  readonly draft: Submission['values'] | null;
  readonly inApp: boolean;
  /** For pages that use the area; null for the default. */
  readonly area: VisitorArea | null;
  /** For pages that use 六輝. */
  readonly hidesRokuyo: boolean;
  readonly site: Site;
}

/** Output of `render`. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<string | Uint8Array>;
  /** How long the page may be cached; null for not at all. */
  readonly cache: CachePolicy | null;
  /** Form values to keep for a later visit; null deletes the draft, undefined leaves it. */
  readonly draft?: Submission['values'] | null;
  /** Path of the page that the draft is for; this page's own by default. */
  readonly draftPath?: string;
  /** Why the failure page was rendered in place of the page, for the log. */
  readonly failure?: PageFailure;
}

/** An exception while a page was rendered. The message of a Relay error names the field. */
interface PageFailure {
  readonly error: unknown;
  /** The page's query; null for pages without one. */
  readonly operation: string | null;
}

/** What must be known of a page before it is rendered. */
export interface PageDescription {
  /** Path and the query parameters the page reads. */
  readonly address: string;
  /** The page is rendered for one viewer only. */
  readonly isPersonal: boolean;
  readonly usesArea: boolean;
  readonly usesRokuyo: boolean;
  /** Its form takes files. */
  readonly takesFiles: boolean;
}

export type { Assets, Execute };

const SECRET_ADDRESS_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };

const RETRY_AFTER_SECONDS = 30;

/**
 * Renders a page. Its query runs first and alone decides the status; sections whose deferred parts are not ready by then
 * follow in the stream. Public pages read nothing personal, so they may be cached by anyone.
 */
export async function render(request: PageRequest, execute: Execute, assets: Assets): Promise<RenderedPage> {
  const address = parseAddress(request.url);
  const { site, inApp, hidesRokuyo } = request;
  const context: RequestContext = { site, inApp, area: request.area ?? DEFAULT_AREA, hidesRokuyo };
  const match = await routeLoader.match(address, context);
  const { route } = match;
  const transport = localTransport(execute);
  // Before a form is carried out: the browser sends it again after this redirect.
  const canonical = await routeLoader.redirect(createEnvironment(transport, 'server'), match);
  if (canonical !== null) return { ...redirect(308, canonical), cache: route.cache };
  let submission: Submission | null = null;
  if (request.form) {
    const environment = createEnvironment(transport, 'server');
    const result = await handleFormPost(address, request.form, environment);
    if ('to' in result) {
      const { to, cookie, copy, clearsDraft, draft } = result;
      return {
        ...redirect(303, to, cookie),
        ...(clearsDraft && { draft: null }),
        ...(draft && { draft }),
        ...(copy && { draft: toDraft(copy), draftPath: parseAddress(to).path }),
      };
    }
    // The browser returns drafts: the step gets an address, so that back, forward and reload stay at it.
    if (result.isDraft && result.address && request.draft && Object.keys(result.errors).length === 0)
      return { ...redirect(303, result.address), draft: result.values };
    submission = result;
  } else {
    const shown = addressOfDraft(address, request.draft);
    if (shown !== null) return redirect(303, shown);
  }

  const response = await executePageQuery(route.operation(match.context), execute);
  const late = response?.late ? new LateParts(response.late) : null;
  const environment = createEnvironment(
    replayTransport(response?.recorded ?? null, late?.source ?? ignoreIncremental, transport),
    'server',
  );
  const result = await routeLoader.loadPage(environment, match, { fetchPolicy: 'store-or-network' });

  // A step of a multi-step form is submitted without errors and renders its next step with status 200.
  const isRejected = submission !== null && Object.keys(submission.errors).length > 0;
  const status = isRejected ? 422 : result.status;
  const hydrationData = {
    request: context,
    address: canonicalAddress(match.context.address),
    status,
    recorded: response?.recorded ?? null,
    submission,
    // A submission carries all of its values itself.
    draft: submission ? null : request.draft,
  };
  // Incomplete pages are not cached: the next request may be able to complete them.
  const { outcome } = result.loaded;
  const isPartial = outcome.kind === 'found' && outcome.isPartial;
  const isComplete = !isPartial && !submission && !late && !response?.recorded.response.errors?.length;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(route.hasSecretAddress && SECRET_ADDRESS_HEADERS),
  };
  const draft = submission?.isDraft ? { draft: submission.values } : {};
  try {
    return {
      status,
      headers: { ...headers, ...retryAfter(status, response?.recorded.response.errors) },
      body: await renderRoute(environment, hydrationData, result, assets, late),
      cache: isComplete ? cachePolicyOf(status, route) : null,
      ...draft,
    };
  } catch (error) {
    late?.cancel();
    const initial = await routeLoader.loadInitial(500, environment, address, context);
    return {
      status: 500,
      headers,
      body: await renderRoute(
        environment,
        { ...hydrationData, status: 500, recorded: null },
        initial,
        assets,
        null,
      ),
      cache: null,
      ...draft,
      failure: { error, operation: route.operationName },
    };
  }
}

/** A 404 page is cached briefly, so that it replaces the cached page of a deleted subject. */
function cachePolicyOf(status: number, { cache }: Route): CachePolicy | null {
  if (status === 404) return cache && { fresh: NOT_FOUND_SECONDS, staleWhileRevalidate: 0, staleIfError: 0 };
  return status === 200 ? cache : null;
}

/** As long as the gateway caches a 404 of a REST API. */
const NOT_FOUND_SECONDS = 30;

/** When a page that failed for now may be requested again. */
function retryAfter(status: number, errors: unknown): Record<string, string> {
  const waitMs = findRateLimit(errors)?.retryAfterMs;
  if (status === 429 && waitMs !== undefined) return { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
}

function renderRoute(
  environment: Environment,
  data: Omit<HydrationData, 'styles' | 'preload' | 'viewer'>,
  initial: CurrentRoute,
  assets: Assets,
  late: LateParts | null,
): Promise<RenderedPage['body']> {
  const { scripts, modules, styles, preload } = pageAssets(assets, initial.chunks);
  const viewer = initial.route.viewerQuery(initial.context);
  const hydrationData = { ...data, styles, preload, viewer };
  return renderPage({ environment, hydrationData, initial, viewer: null }, { scripts, modules }, late);
}

/** Describes the page of a URL. */
export async function describePage(url: string): Promise<PageDescription> {
  const { route, context } = await routeLoader.match(parseAddress(url), ANONYMOUS_CONTEXT);
  const { isPersonal, usesArea, usesRokuyo } = route;
  const address = canonicalAddress(context.address);
  return { address, isPersonal, usesArea, usesRokuyo, takesFiles: takesFiles(context.address) };
}

/** Matching a route does not depend on the visitor. */
const ANONYMOUS_CONTEXT: RequestContext = {
  site: { url: '', name: '', services: NO_SERVICES },
  inApp: false,
  area: DEFAULT_AREA,
  hidesRokuyo: false,
};

/** Executes the page's query; a rejected execution counts as a response without data. */
async function executePageQuery(
  operation: { id: string; variables: Record<string, unknown> } | null,
  execute: Execute,
): Promise<{ recorded: RecordedResponse; late: AsyncIterable<IncrementalResponse> | null } | null> {
  if (!operation) return null;
  const { first, merged = [], late } = await execute(operation.id, operation.variables).catch(() => FAILED);
  const response: InitialResponse = {
    data: first.data,
    errors: first.errors,
    ...(merged.length > 0 && { extensions: { merged } }),
    ...(late && { hasNext: true }),
  };
  return { recorded: { ...operation, response }, late };
}

/** The gateway has logged the cause. */
const FAILED: Awaited<ReturnType<Execute>> = { first: { errors: [{ message: 'failed' }] }, late: null };

/** For responses without late parts. */
function ignoreIncremental(): void {}

function redirect(status: 303 | 308, to: string, cookie?: string): RenderedPage {
  const headers = { location: sitePath(to), ...(cookie && { 'set-cookie': cookie }) };
  return { status, headers, body: emptyBody(), cache: null };
}

async function* emptyBody(): AsyncGenerator<never, void, void> {}
