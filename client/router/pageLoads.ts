import type { Environment } from 'react-relay/hooks.js';
import { loadViewer, type ViewerRequest } from '../relay/Viewer.tsx';
import type { RequestContext } from '../requestContext.ts';
import { canonicalAddress, parseAddress, type Address } from './address.ts';
import type { FetchPolicy } from './route.tsx';
import type { CurrentRoute, RouteLoader } from './routeLoader.ts';

/** No route redirects more than twice in a row. */
const MAX_HOPS = 3;
/** A prefetch that no navigation takes within this time is cancelled. */
export const PREFETCH_TTL_MS = 5_000;

/** A page being loaded. */
export interface PageLoad {
  /** The address without its fragment. */
  readonly key: string;
  /** Rejects when the load is cancelled, or when not even the failure page can be loaded. */
  readonly result: Promise<{ readonly page: CurrentRoute; readonly redirectedTo: string | null }>;
  /** Cancels the request, or releases the data of a page that has arrived. Not for a page that is rendered. */
  cancel(): void;
}

export interface PageLoads {
  /** Loads an address and follows its redirects; takes over its prefetch. */
  load(address: Address, fetchPolicy?: FetchPolicy): PageLoad;
  prefetch(address: Address): void;
  /** Sends the viewer query of an address as soon as its route is known. */
  startViewer(address: Address): Promise<ViewerRequest>;
}

export function createPageLoads(
  environment: Environment,
  routes: RouteLoader,
  request: RequestContext,
): PageLoads {
  const prefetches = new Map<string, { readonly load: PageLoad; readonly timer: number }>();

  async function resolve(
    address: Address,
    options: { readonly signal: AbortSignal; readonly fetchPolicy?: FetchPolicy },
  ): Promise<Awaited<PageLoad['result']>> {
    let redirectedTo: string | null = null;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      const target: Address = redirectedTo === null ? address : parseAddress(redirectedTo);
      const result = await routes.load(environment, target, request, options);
      if (result.kind === 'page') return { page: result, redirectedTo };
      redirectedTo = result.to;
    }
    throw new Error(`${address.path} redirects in a loop`);
  }

  function start(address: Address, fetchPolicy?: FetchPolicy): PageLoad {
    const controller = new AbortController();
    const result = resolve(address, { signal: controller.signal, fetchPolicy });
    result.catch(() => {});
    return {
      key: canonicalAddress(address),
      result,
      cancel() {
        controller.abort();
        result.then(
          ({ page }) => page.loaded.dispose(),
          () => {},
        );
      },
    };
  }

  function takePrefetch(key: string): PageLoad | null {
    const found = prefetches.get(key);
    clearTimeout(found?.timer);
    prefetches.delete(key);
    return found?.load ?? null;
  }

  return {
    load(address, fetchPolicy) {
      const prefetched = fetchPolicy === undefined ? takePrefetch(canonicalAddress(address)) : null;
      return prefetched ?? start(address, fetchPolicy);
    },
    prefetch(address) {
      const key = canonicalAddress(address);
      if (prefetches.has(key)) return;
      const expire = () => takePrefetch(key)?.cancel();
      prefetches.set(key, { load: start(address), timer: window.setTimeout(expire, PREFETCH_TTL_MS) });
    },
    async startViewer(address) {
      const { route, context } = await routes.match(address, request);
      return loadViewer(environment, route.viewerQuery(context));
    },
  };
}
