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

/** Matches addresses and loads their pages. */
export interface RouteLoader {
  match(address: Address, request: RequestContext): Promise<RouteMatch>;
  /** Whether the page of an address differs from the one shown in sections alone. */
  differsInSections(address: Address, from: CurrentRoute, request: RequestContext): Promise<boolean>;
  /**
   * Loads query and chunk of an address. The page's subject decides the status: found 200, gone (the page says so) or
   * missing (the 404 page) 404, looked up too often 429, failed 503. Rejects only when the signal aborts or no chunk can be
   * loaded. Where the address differs from the page shown (`from`) in sections alone, these alone are loaded.
   */
  load(
    environment: Environment,
    address: Address,
    request: RequestContext,
    options?: LoadOptions & { readonly from?: CurrentRoute | null },
  ): Promise<RouteResult>;
  /** In the browser: loads the server-rendered page, which was sent with this status. */
  loadInitial(
    status: number,
    environment: Environment,
    address: Address,
    request: RequestContext,
  ): Promise<CurrentRoute>;
}

/** Redirects that need no data: page 1 has no `page` parameter. Expects the address of a match. */
export function canonicalRedirect(address: Address): string | null {
  return address.query.has('page') && pageNumber(address) === 1 ? withPage(address, 1) : null;
}

export function createRouteLoader({ groups, notFound, failure, rateLimited }: RouteTable): RouteLoader {
  async function match(address: Address, request: RequestContext): Promise<RouteMatch> {
    const isOf = ({ path }: Route) => path.match(address.path) !== null;
    const group = groups.find(({ paths }) => paths.some((path) => path.match(address.path) !== null));
    const route = (await group?.load())?.routes.find(isOf) ?? notFound;
    const context = { address: selectParameters(address, route.path.parameters), request };
    return { route, chunks: chunksOf(route, group), context };
  }

  async function differsInSections(address: Address, from: CurrentRoute, request: RequestContext) {
    const changed = sectionsBetween(from, await match(address, request));
    return changed !== null && (await changed) !== null;
  }

  async function load(
    environment: Environment,
    address: Address,
    request: RequestContext,
    options?: LoadOptions & { readonly from?: CurrentRoute | null },
  ): Promise<RouteResult> {
    const { route, chunks, context } = await match(address, request);
    const redirect = canonicalRedirect(context.address);
    if (redirect !== null) return { kind: 'moved', to: redirect };
    const from = options?.from;
    const comparison = from ? sectionsBetween(from, { route, chunks, context }) : null;
    const changed = comparison && (await comparison);
    if (from && changed) {
      const { sections, names } = changed;
      // Where the sections fail, the whole page says what is wrong.
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
      if (outcome.kind === 'moved') return { kind: 'moved', to: outcome.to };
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
    if (status === 429 || status >= 500)
      return loadErrorRoute(environment, (await match(address, request)).context, status === 429 ? 429 : 503);
    // The store is filled from the hydration data, so even a personal page needs no request.
    const result = await load(environment, address, request, { fetchPolicy: 'store-or-network' });
    if (result.kind === 'page') return result;
    const { context } = await match(address, request);
    return loadErrorRoute(environment, context, status === 404 ? 404 : 503);
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

  return { match, differsInSections, load, loadInitial };
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
