import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Environment } from 'react-relay/hooks.js';
import type { RequestContext } from '../requestContext.ts';
import { canonicalAddress, parseAddress, selectParameters, type Address } from './address.ts';
import { currentHistoryKey, listenToHistory, pushEntry, recordVisitedPath, replaceEntry } from './history.ts';
import { interceptNavigation, replayClicks } from './intercept.ts';
import { flagResizing } from './resize.ts';
import type { FetchPolicy } from './route.tsx';
import type { CurrentRoute, RouteLoader } from './routeLoader.ts';
import { applyScroll, scrollToAnchor, trackScrollPosition, type ScrollMode } from './scroll.ts';
import { RouterContext, type Router } from './useRouter.ts';

interface State {
  readonly page: CurrentRoute;
  /** Incremented with every page rendered, also by a reload. */
  readonly navigationId: number;
  readonly historyKey: string;
  readonly scroll: ScrollMode | 'restore' | 'none';
}

/** Renders the page of the current address and navigates between pages. */
export function RouterProvider(props: {
  environment: Environment;
  routes: RouteLoader;
  request: RequestContext;
  initial: CurrentRoute;
  children: (current: CurrentRoute, historyKey: string) => ReactNode;
}) {
  const { environment, routes, request, initial, children } = props;
  const [state, setState] = useState<State>(() => ({
    page: initial,
    navigationId: 0,
    historyKey: currentHistoryKey(),
    scroll: 'none',
  }));
  const { page } = state;
  const [isPending, startTransition] = useTransition();
  const latestNavigation = useRef(0);

  /** Loads an address and follows its redirects. */
  const resolve = useCallback(
    async (address: Address, fetchPolicy?: FetchPolicy) => {
      let redirectedTo: string | null = null;
      for (let hops = 0; hops < MAX_HOPS; hops += 1) {
        const target: Address = redirectedTo === null ? address : parseAddress(redirectedTo);
        const result = await routes.load(environment, target, request, fetchPolicy);
        if (result.kind === 'page') return { page: result, redirectedTo };
        redirectedTo = result.to;
      }
      throw new Error(`${address.path} redirects in a loop`);
    },
    [environment, routes, request],
  );

  const navigate = useCallback(
    (address: Address, updateHistory: () => void, scroll: State['scroll']) => {
      const navigation = ++latestNavigation.current;
      startTransition(async () => {
        const result = await resolve(address).catch(() => null);
        // Not even the failure page's chunk loads: a new deployment, or no network. Let the browser try.
        if (!result) return location.assign(canonicalAddress(address));
        const { page: nextPage, redirectedTo } = result;
        if (navigation !== latestNavigation.current) return nextPage.loaded.dispose();
        updateHistory();
        if (redirectedTo !== null) replaceEntry(redirectedTo);
        withViewTransition(() =>
          setState(({ navigationId }) => ({
            page: nextPage,
            navigationId: navigationId + 1,
            historyKey: currentHistoryKey(),
            scroll,
          })),
        );
      });
    },
    [resolve],
  );

  // A layout effect, as soon as handlers exist: later, a click in between would count twice.
  useLayoutEffect(() => replayClicks(), []);

  useEffect(() => listenToHistory((address) => navigate(address, () => {}, 'restore')), [navigate]);

  // Before paint, so that the new page's position is not stored under the previous key.
  useLayoutEffect(() => {
    const stop = trackScrollPosition(state.historyKey);
    applyScroll(state.scroll, state.historyKey, page.context.address.hash);
    return stop;
  }, [state, page]);

  // Disposes the previous page after the next has rendered; an effect clean-up would run twice in StrictMode.
  const previous = useRef(initial);
  useEffect(() => {
    if (previous.current !== page) previous.current.loaded.dispose();
    previous.current = page;
  }, [page]);

  const router = useMemo<Router>(
    () => ({
      address: page.context.address,
      isPending,
      historyKey: state.historyKey,
      contentKey: String(state.navigationId),
      navigate(to, { replace = false, scroll = 'auto' } = {}) {
        const address = parseAddress(to);
        if (isSamePage(address, page) && address.hash !== '') {
          pushEntry(to);
          if (scroll === 'auto') scrollToAnchor(address.hash);
          return;
        }
        navigate(address, () => (replace ? replaceEntry(to) : pushEntry(to)), scroll);
      },
      prefetch(to) {
        routes.load(environment, parseAddress(to), request).then(
          (result) => result.kind === 'page' && result.loaded.dispose(),
          () => {},
        );
      },
      async reload() {
        const { page: reloaded } = await resolve(page.context.address, 'network-only');
        const succeeded = reloaded.status < 429;
        if (succeeded)
          startTransition(() =>
            setState((last) => ({
              ...last,
              page: reloaded,
              navigationId: last.navigationId + 1,
              scroll: 'keep',
            })),
          );
        else reloaded.loaded.dispose();
        return succeeded;
      },
    }),
    [environment, routes, request, resolve, navigate, isPending, state, page],
  );

  const latestRouter = useRef(router);
  useEffect(() => {
    latestRouter.current = router;
  }, [router]);
  useEffect(() => interceptNavigation(() => latestRouter.current), []);
  useEffect(() => flagResizing(), []);
  useEffect(() => {
    if (!page.route.hasSecretAddress) recordVisitedPath(page.context.address.path);
  }, [page]);

  return <RouterContext value={router}>{children(page, state.historyKey)}</RouterContext>;
}

/** No route redirects more than twice in a row. */
const MAX_HOPS = 3;

function isSamePage(address: Address, { route, context }: CurrentRoute): boolean {
  return canonicalAddress(selectParameters(address, route.parameters)) === canonicalAddress(context.address);
}

/** Applies an update in a view transition where the browser supports them and motion is not reduced. */
export function withViewTransition(update: () => void): void {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reducesMotion || !('startViewTransition' in document)) return update();
  const { ready, finished } = document.startViewTransition(() => flushSync(update));
  // A skipped transition (another one, a resize) rejects; the update itself was applied.
  for (const promise of [ready, finished]) promise.catch(() => {});
}
