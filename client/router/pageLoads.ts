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
  /**
   * Loads an address and follows its redirects; takes over its prefetch. Of the page that is shown (`from`) it loads the
   * sections alone that change.
   */
  load(address: Address, from: CurrentRoute): PageLoad;
  prefetch(address: Address, from: CurrentRoute): void;
  /** Loads the page that is shown again, all of it. */
  reload(page: CurrentRoute): PageLoad;
  /** Sends the viewer query of an address as soon as its route is known; null where the page shown stays. */
  startViewer(address: Address, from: CurrentRoute): Promise<ViewerRequest | null>;
}

export function createPageLoads(
  environment: Environment,
  routes: RouteLoader,
  request: RequestContext,
): PageLoads {
  const prefetches = new Map<
    string,
    { readonly load: PageLoad; readonly from: CurrentRoute; readonly timer: number }
  >();

  async function resolve(
    address: Address,
    options: {
      readonly signal: AbortSignal;
      readonly from: CurrentRoute | null;
      readonly fetchPolicy?: FetchPolicy;
    },
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

  function start(address: Address, from: CurrentRoute | null, fetchPolicy?: FetchPolicy): PageLoad {
    const controller = new AbortController();
    const result = resolve(address, { signal: controller.signal, from, fetchPolicy });
    result.catch(() => {});
    return {
      key: canonicalAddress(address),
      result,
      cancel() {
        controller.abort();
        result.then(
          ({ page }) => page.loaded.data !== from?.loaded.data && page.loaded.data.dispose(),
          () => {},
        );
      },
    };
  }

  function takePrefetch(key: string): { readonly load: PageLoad; readonly from: CurrentRoute } | null {
    const found = prefetches.get(key);
    clearTimeout(found?.timer);
    prefetches.delete(key);
    return found ?? null;
  }

  return {
    load(address, from) {
      const prefetched = takePrefetch(canonicalAddress(address));
      if (prefetched?.from === from) return prefetched.load;
      prefetched?.load.cancel();
      return start(address, from);
    },
    prefetch(address, from) {
      const key = canonicalAddress(address);
      if (prefetches.has(key)) return;
      const expire = () => takePrefetch(key)?.load.cancel();
      prefetches.set(key, {
        load: start(address, from),
        from,
        timer: window.setTimeout(expire, PREFETCH_TTL_MS),
      });
    },
    reload: (page) => start(page.context.address, null, 'network-only'),
    async startViewer(address, from) {
      if (await routes.differsInSections(address, from, request)) return null;
      const { route, context } = await routes.match(address, request);
      return loadViewer(environment, route.viewerQuery(context));
    },
  };
}
