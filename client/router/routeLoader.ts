import type { Environment } from 'react-relay/hooks.js';
import { findRateLimit } from '../relay/environment.ts';
import type { RequestContext } from '../requestContext.ts';
import { pageNumber, selectParameters, withPage, type Address } from './address.ts';
import type { PathPattern } from './path.ts';
import type { LoadedRoute, LoadOptions, PageSections, Route, RouteContext } from './route.tsx';

/** A group of pages whose routes share one lazily loaded chunk. */
export interface RouteGroup {
  /** Paths of its routes. The first group with a matching path is loaded. */
  readonly paths: readonly PathPattern<unknown>[];
  /** Source file of the group: the key of its chunk in the build's manifest. */
  readonly chunk: string;
  readonly load: () => Promise<{ readonly routes: readonly Route[] }>;
}

/** The pages of the site. */
export interface RouteTable {
  readonly groups: readonly RouteGroup[];
  /** Rendered with status 404 where no route matches or the subject does not exist. */
  readonly notFound: Route;
  /** Rendered with status 503 where the subject could not be fetched, or 500 where its page failed. */
  readonly failure: Route;
  /** Rendered with status 429 where the subject was looked up too often. */
  readonly rateLimited: Route;
}

/** The route of an address. */
interface RouteMatch {
  readonly route: Route;
  readonly chunks: readonly string[];
  readonly context: RouteContext;
}

/** A page ready to be rendered. */
export interface CurrentRoute {
  readonly kind: 'page';
  /** HTTP status of the page. */
  readonly status: 200 | 404 | 429 | 503;
  readonly route: Route;
  /** Source files whose chunks the page needs. */
  readonly chunks: readonly string[];
  readonly loaded: LoadedRoute;
  readonly context: RouteContext;
}

/** What an address resolves to: a page or a redirect. */
export type RouteResult = CurrentRoute | { readonly kind: 'moved'; readonly to: string };

interface PageOptions extends LoadOptions {
  /** The page that is shown. */
  readonly from?: CurrentRoute | null;
}

/** Matches addresses and loads their pages. */
export interface RouteLoader {
  match(address: Address, request: RequestContext): Promise<RouteMatch>;
  /** The address that a matched address redirects to, or null. Rejects only when the signal aborts. */
  redirect(environment: Environment, match: RouteMatch, signal?: AbortSignal): Promise<string | null>;
  /** Whether the page of an address differs from the one shown in sections alone. */
  differsInSections(address: Address, from: CurrentRoute, request: RequestContext): Promise<boolean>;
  /** Resolves with the loaded page of an address, or with the address that it redirects to. */
  load(
    environment: Environment,
    address: Address,
    request: RequestContext,
    options?: PageOptions,
  ): Promise<RouteResult>;
  /**
   * Loads the query and the chunk of a matched address. Where only sections differ from the page shown (`from`), it loads
   * those sections alone. The status depends on the page's subject: 200 if it exists, 404 if it is gone (the page itself
   * says so) or missing (the 404 page), 429 if it was looked up too often, 503 if it could not be fetched. Rejects only
   * when the signal aborts or no chunk can be loaded.
   */
  loadPage(environment: Environment, match: RouteMatch, options?: PageOptions): Promise<CurrentRoute>;
  /** In the browser: loads the server-rendered page, which was sent with this status. */
  loadInitial(
    status: number,
    environment: Environment,
    address: Address,
    request: RequestContext,
  ): Promise<CurrentRoute>;
}

export function createRouteLoader({ groups, notFound, failure, rateLimited }: RouteTable): RouteLoader {
  async function match(address: Address, request: RequestContext): Promise<RouteMatch> {
    const isOf = ({ path }: Route) => path.match(address.path) !== null;
    const group = groups.find(({ paths }) => paths.some((path) => path.match(address.path) !== null));
    const route = (await group?.load())?.routes.find(isOf) ?? notFound;
    // A copy: the area of the request may change while the page is shown.
    const context = { address: selectParameters(address, route.path.parameters), request: { ...request } };
    return { route, chunks: chunksOf(route, group), context };
  }

  async function differsInSections(address: Address, from: CurrentRoute, request: RequestContext) {
    const changed = sectionsBetween(from, await match(address, request));
    return changed !== null && (await changed) !== null;
  }

  async function redirect(environment: Environment, { route, context }: RouteMatch, signal?: AbortSignal) {
    const { address } = context;
    // Page 1 has no `page` parameter.
    if (address.query.has('page') && pageNumber(address) === 1) return withPage(address, 1);
    return route.redirect(context, environment, signal);
  }

  async function load(
    environment: Environment,
    address: Address,
    request: RequestContext,
    options?: PageOptions,
  ): Promise<RouteResult> {
    const matched = await match(address, request);
    const to = await redirect(environment, matched, options?.signal);
    return to === null ? loadPage(environment, matched, options) : { kind: 'moved', to };
  }

  async function loadPage(
    environment: Environment,
    { route, chunks, context }: RouteMatch,
    options?: PageOptions,
  ): Promise<CurrentRoute> {
    const from = options?.from;
    const comparison = from ? sectionsBetween(from, { route, chunks, context }) : null;
    const changed = comparison && (await comparison);
    if (from && changed) {
      const { sections, names } = changed;
      // If the sections fail to load, the whole page is loaded and shows the error.
      const loaded = await sections.load(context, names, options).catch(() => null);
      if (loaded) return { ...from, loaded, context };
    }
    try {
      const loaded = await route.load(environment, context, options);
      const { outcome } = loaded;
      if (outcome.kind === 'found' || outcome.kind === 'gone') {
        const status = outcome.kind === 'gone' || route === notFound ? 404 : 200;
        return { kind: 'page', status, route, chunks, loaded, context };
      }
      loaded.data.dispose();
      return await loadErrorRoute(environment, context, 404);
    } catch (error) {
      if (options?.signal?.aborted) throw error;
      // Already logged by the gateway or the network layer.
      return loadErrorRoute(environment, context, findRateLimit(error) ? 429 : 503);
    }
  }

  async function loadInitial(
    status: number,
    environment: Environment,
    address: Address,
    request: RequestContext,
  ): Promise<CurrentRoute> {
    const matched = await match(address, request);
    if (status === 429 || status >= 500)
      return loadErrorRoute(environment, matched.context, status === 429 ? 429 : 503);
    // The store is filled from the hydration data, so even a personal page needs no request.
    return loadPage(environment, matched, { fetchPolicy: 'store-or-network' });
  }

  async function loadErrorRoute(
    environment: Environment,
    context: RouteContext,
    status: 404 | 429 | 503,
  ): Promise<CurrentRoute> {
    const route = { 404: notFound, 429: rateLimited, 503: failure }[status];
    const loaded = await route.load(environment, context);
    return { kind: 'page', status, route, chunks: chunksOf(route), loaded, context };
  }

  return { match, redirect, differsInSections, load, loadPage, loadInitial };
}

/** Without their code, which is fetched when it is first needed, the whole page is loaded. */
function sectionsBetween(
  { route, status, loaded }: CurrentRoute,
  to: RouteMatch,
): Promise<{ sections: PageSections; names: readonly string[] } | null> | null {
  if (!loaded.sections || route !== to.route || status !== 200) return null;
  return loaded.sections().then(
    (sections) => {
      const names = sections.changed(to.context);
      return names && { sections, names };
    },
    () => null,
  );
}

function chunksOf(route: Route, group?: RouteGroup): string[] {
  return group ? [group.chunk, route.chunk] : [route.chunk];
}
