import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import type { Environment } from 'react-relay/hooks.js';
import type { RequestContext } from '../requestContext.ts';
import type { ViewerRequest } from '../relay/Viewer.tsx';
import { afterNextPaint } from '../whenIdle.ts';
import { canonicalAddress, parseAddress, selectParameters, type Address } from './address.ts';
import { currentHistoryKey, listenToHistory, pushEntry, recordVisitedPath, replaceEntry } from './history.ts';
import { interceptNavigation, replayClicks } from './intercept.ts';
import { deferLayout } from './deferredLayout.ts';
import { flagResizing } from './resize.ts';
import { createPageLoads, type PageLoad } from './pageLoads.ts';
import type { CurrentRoute, RouteLoader } from './routeLoader.ts';
import { applyScroll, scrollToAnchor, trackScrollPosition, type ScrollMode } from './scroll.ts';
import { LoadingContext, PendingContext, RouterContext, type Router } from './useRouter.ts';

interface State {
  readonly page: CurrentRoute;
  /** The page's viewer query; null on the server. */
  readonly viewer: ViewerRequest | null;
  /** Incremented with every page that is built anew. */
  readonly pageId: number;
  /** Incremented with everything that was loaded. */
  readonly loadId: number;
  readonly historyKey: string;
  readonly scroll: ScrollMode | 'restore' | 'none';
  /** Anchor of the address, or of the section that was loaded. */
  readonly anchor: string;
}

/** Renders the page of the current address and navigates between pages. */
export function RouterProvider(props: {
  environment: Environment;
  routes: RouteLoader;
  request: RequestContext;
  initial: CurrentRoute;
  /** Key of the history entry of `initial`: by default the current key, empty if the visitor has left that entry. */
  historyKey?: string;
  viewer: ViewerRequest | null;
  children: (current: CurrentRoute, viewer: ViewerRequest | null) => ReactNode;
}) {
  const { environment, routes, request, initial, children } = props;
  const [state, setState] = useState<State>(() => ({
    page: initial,
    viewer: props.viewer,
    pageId: 0,
    loadId: 0,
    historyKey: props.historyKey ?? currentHistoryKey(),
    scroll: 'none',
    anchor: '',
  }));
  const { page } = state;
  /** History entry whose position is stored; an anchor of the page has its own. */
  const [entryKey, setEntryKey] = useState(state.historyKey);
  const [isPending, startTransition] = useTransition();
  const [loading, setLoading] = useOptimistic<Address | null>(null);
  const loads = useMemo(() => createPageLoads(environment, routes, request), [environment, routes, request]);
  const pending = useRef<PageLoad | null>(null);
  /** What is rendered. */
  const shown = useRef(state);

  const navigate = useCallback(
    (address: Address, updateHistory: () => void, scroll: State['scroll']) => {
      const from = shown.current.page;
      const load = loads.load(address, from);
      const overtaken = pending.current;
      pending.current = load;
      overtaken?.cancel();
      const painted = afterNextPaint();
      startTransition(async () => {
        setLoading(address);
        const startedViewer = loads.startViewer(address, from).catch(() => null);
        const result = await load.result.catch(() => null);
        if (pending.current !== load) return void startedViewer.then((viewer) => viewer?.dispose());
        const [viewer] = await Promise.all([startedViewer, painted]);
        if (pending.current !== load) return viewer?.dispose();
        pending.current = null;
        // Not even the failure page's chunk loads (new deployment, or no network): the browser loads the page.
        if (!result) return location.assign(canonicalAddress(address));
        const { page: nextPage, redirectedTo } = result;
        // A link to the address that is shown starts the page again.
        const isKept =
          nextPage.loaded.data === from.loaded.data ||
          (isOnePage(from, nextPage) && (scroll === 'restore' || !isSamePage(address, from)));
        updateHistory();
        if (redirectedTo !== null) replaceEntry(redirectedTo);
        const historyKey = currentHistoryKey();
        const update = () => {
          setEntryKey(historyKey);
          setState((last) => ({
            page: nextPage,
            viewer: viewer ?? last.viewer,
            pageId: last.pageId + (isKept ? 0 : 1),
            loadId: last.loadId + 1,
            historyKey,
            scroll,
            anchor: nextPage.context.address.hash,
          }));
        };
        if (isKept) startTransition(update);
        else update();
      });
    },
    [loads, setLoading],
  );

  // A layout effect, as soon as handlers exist: later, a click in between would count twice.
  useLayoutEffect(() => replayClicks(), []);

  useEffect(() => {
    const restore = (address: Address) => navigate(address, () => {}, 'restore');
    const stop = listenToHistory(restore);
    // Going back or forward before hydration fires no event here.
    if (shown.current.historyKey !== currentHistoryKey()) restore(parseAddress(location.href));
    return stop;
  }, [navigate]);

  // Before paint, so that the new page's position is not stored under the previous key.
  useLayoutEffect(() => trackScrollPosition(entryKey), [entryKey]);
  useLayoutEffect(() => {
    const isNew = state.scroll !== 'none' && state.scroll !== 'restore';
    const stopLayout = isNew ? deferLayout() : null;
    applyScroll(state.scroll, state.historyKey, state.anchor);
    return () => stopLayout?.();
  }, [state]);

  // Disposes the previous page after the next has rendered; an effect clean-up would run twice in StrictMode.
  useEffect(() => {
    const { page: lastPage, viewer: lastViewer } = shown.current;
    if (lastPage.loaded.data !== state.page.loaded.data) lastPage.loaded.data.dispose();
    if (lastViewer !== state.viewer) lastViewer?.dispose();
    shown.current = state;
  }, [state]);

  const router = useMemo<Router>(
    () => ({
      address: page.context.address,
      historyKey: state.historyKey,
      contentKey: String(state.pageId),
      loadKey: String(state.loadId),
      showsHeadFirst: state.scroll === 'disablehash' || (state.scroll === 'auto' && state.anchor === ''),
      navigate(to, { replace = false, scroll = 'auto' } = {}) {
        const address = parseAddress(to);
        if (isSamePage(address, page) && address.hash !== '') {
          const isCurrent = address.hash === parseAddress(location.href).hash;
          if (replace || isCurrent) replaceEntry(to);
          else pushEntry(to);
          setEntryKey(currentHistoryKey());
          if (scroll === 'auto') scrollToAnchor(address.hash);
          return;
        }
        // A second click on the same link.
        if (pending.current?.key === canonicalAddress(address)) return;
        navigate(address, () => (replace ? replaceEntry(to) : pushEntry(to)), scroll);
      },
      prefetch(to) {
        const address = parseAddress(to);
        if (pending.current?.key !== canonicalAddress(address)) loads.prefetch(address, page);
      },
      async reload(section) {
        const sections = await page.loaded.sections?.().catch(() => null);
        if (section && sections?.has(section)) {
          const request = sections.load(page.context, [section], { fetchPolicy: 'network-only' });
          const isLoaded = await request.then(
            () => true,
            () => false,
          );
          // Renders the failed section again from the store, unless another page is shown by now.
          if (isLoaded && shown.current.page.loaded.data === page.loaded.data)
            startTransition(() =>
              setState((last) => ({ ...last, loadId: last.loadId + 1, scroll: 'keep', anchor: section })),
            );
          return isLoaded;
        }
        const result = await loads.reload(page).result.catch(() => null);
        if (!result) return false;
        const { page: reloaded } = result;
        const succeeded = reloaded.status < 429 && shown.current.page === page;
        if (succeeded)
          startTransition(() =>
            setState((last) => ({
              ...last,
              page: reloaded,
              loadId: last.loadId + 1,
              scroll: 'keep',
            })),
          );
        else reloaded.loaded.data.dispose();
        return succeeded;
      },
    }),
    [loads, navigate, state, page],
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

  // The same element while another page is loading.
  const content = useMemo(() => children(page, state.viewer), [children, page, state.viewer]);
  return (
    <RouterContext value={router}>
      <LoadingContext value={loading}>
        <PendingContext value={isPending}>{content}</PendingContext>
      </LoadingContext>
    </RouterContext>
  );
}

function isSamePage(address: Address, { route, context }: CurrentRoute): boolean {
  return (
    canonicalAddress(selectParameters(address, route.path.parameters)) === canonicalAddress(context.address)
  );
}

/** Whether two addresses are the same page, which stays mounted between them. */
function isOnePage(from: CurrentRoute, to: CurrentRoute): boolean {
  return (
    from.route.chunk === to.route.chunk &&
    from.status === to.status &&
    (to.route.isOnePage || from.context.address.path === to.context.address.path)
  );
}
