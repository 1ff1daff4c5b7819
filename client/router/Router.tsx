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
import type { Environment } from 'react-relay/hooks.js';
import type { Visit } from '../requestContext.ts';
import { canonicalAddress, parseAddress, type Address } from './address.ts';
import { open, type PageOpening } from './open.ts';
import { currentKey, listenToHistory, pushEntry, replaceEntry } from './history.ts';
import { interceptNavigation } from './intercept.ts';
import { pressEarly } from './replayClicks.ts';
import { flagResizing } from './resize.ts';
import type { FetchPolicy } from './page.tsx';
import { rememberScroll, scrollToAnchor, settleScroll, type ScrollMode } from './scroll.ts';
import { changePage } from './transition.ts';
import { RouterContext, type Router } from './useRouter.ts';
import { noteVisited } from './visited.ts';

/** A page that is being shown. */
export type Shown = PageOpening;

interface State {
  readonly shown: Shown;
  /** Counts the pages shown. */
  readonly turn: number;
  readonly key: string;
  readonly scroll: ScrollMode | 'restore' | 'none';
}

/** Shows the page of the current address, and the next one when the visitor goes on. */
export function RouterProvider(props: {
  environment: Environment;
  visit: Visit;
  first: Shown;
  children: (shown: Shown, key: string) => ReactNode;
}) {
  const { environment, visit, first, children } = props;
  const [state, setState] = useState<State>(() => ({
    shown: first,
    turn: 0,
    key: currentKey(),
    scroll: 'none',
  }));
  const [isPending, startTransition] = useTransition();
  const latest = useRef(0);

  const go = useCallback(
    (address: Address, commit: () => void, scroll: State['scroll']) => {
      const turn = ++latest.current;
      startTransition(async () => {
        const opening = await follow(environment, address, visit).catch(() => null);
        // Not even the failure page could be fetched: the site was renewed, or the network is gone.
        if (!opening) return location.assign(canonicalAddress(address));
        if (turn !== latest.current) return opening.shown.opened.dispose();
        commit();
        if (opening.movedTo !== null) replaceEntry(opening.movedTo);
        changePage(() =>
          setState((last) => ({ shown: opening.shown, turn: last.turn + 1, key: currentKey(), scroll })),
        );
      });
    },
    [environment, visit],
  );

  // As soon as handlers are there: between the two a press would count twice.
  useLayoutEffect(() => pressEarly(), []);

  useEffect(() => listenToHistory((address) => go(address, () => {}, 'restore')), [go]);

  // Before the browser paints, so that no position of the new page is taken for one of the page before.
  useLayoutEffect(() => {
    const stop = rememberScroll(state.key);
    settleScroll(state.scroll, state.key, state.shown.place.address.hash);
    return stop;
  }, [state]);

  // The page before lets go of its data once the next one stands; doing it in a clean-up would break StrictMode.
  const previous = useRef(first);
  useEffect(() => {
    if (previous.current !== state.shown) previous.current.opened.dispose();
    previous.current = state.shown;
  }, [state.shown]);

  const router = useMemo<Router>(
    () => ({
      address: state.shown.place.address,
      isPending,
      visitKey: state.key,
      contentKey: String(state.turn),
      navigate(to, { replace = false, scroll = 'auto' } = {}) {
        const address = parseAddress(to);
        if (isSamePage(address, state.shown.place.address) && address.hash !== '') {
          pushEntry(to);
          if (scroll === 'auto') scrollToAnchor(address.hash);
          return;
        }
        go(address, () => (replace ? replaceEntry(to) : pushEntry(to)), scroll);
      },
      prefetch(to) {
        open(environment, parseAddress(to), visit).then(
          (opening) => opening.kind === 'page' && opening.opened.dispose(),
          () => {},
        );
      },
      async reload() {
        const { address } = state.shown.place;
        const opening = await follow(environment, address, visit, 'network-only');
        const isBetter = opening.shown.status !== 503;
        if (isBetter)
          startTransition(() =>
            setState((last) => ({ ...last, shown: opening.shown, turn: last.turn + 1, scroll: 'keep' })),
          );
        else opening.shown.opened.dispose();
        return isBetter;
      },
    }),
    [environment, visit, go, isPending, state],
  );

  const current = useRef(router);
  useEffect(() => {
    current.current = router;
  }, [router]);
  useEffect(() => interceptNavigation(() => current.current), []);
  useEffect(() => flagResizing(), []);
  useEffect(() => {
    if (!state.shown.route.hasSecretAddress) noteVisited(state.shown.place.address.path);
  }, [state.shown]);

  return <RouterContext value={router}>{children(state.shown, state.key)}</RouterContext>;
}

function isSamePage(one: Address, other: Address): boolean {
  return canonicalAddress(one) === canonicalAddress(other);
}

/** Opens an address and follows where it has moved; two moves are enough for every rule there is. */
async function follow(environment: Environment, address: Address, visit: Visit, fetchPolicy?: FetchPolicy) {
  let movedTo: string | null = null;
  for (let moves = 0; moves < 3; moves += 1) {
    const opening = await open(
      environment,
      movedTo === null ? address : parseAddress(movedTo),
      visit,
      fetchPolicy,
    );
    if (opening.kind === 'page') return { shown: opening, movedTo };
    movedTo = opening.to;
  }
  throw new Error(`${address.path} moves in a circle`);
}
