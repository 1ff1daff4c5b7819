import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useRequestContext } from '../../requestContext.ts';
import type { CurrentRoute } from '../../router/routeLoader.ts';
import { useIsPending, useRouter } from '../../router/useRouter.ts';
import { AppBar } from '../../ui/shell/AppBar.tsx';
import { Footer } from '../../ui/shell/Footer.tsx';
import { clipPath, clipsPath } from '../../paths.ts';
import { canonicalAddress } from '../../router/address.ts';
import { CLIP_FORM_ID } from '../../ui/hall/ClipButton.tsx';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { PendingClips } from '../clip/ClipButton.tsx';
import { ErrorBoundary } from '../page/PageSection.tsx';
import { PageErrorFallback } from '../page/PageErrorFallback.tsx';
import { whenIdle } from '../../whenIdle.ts';
import { FOOTER_GROUPS, NAVIGATION } from './navigation.ts';

const Extras = lazy(() => import('../extras/Extras.tsx'));
const ClipCount = lazy(() => import('../clip/ClipCount.tsx'));

/** Closes an open menu or filter sheet that keyboard focus has left: it may cover the focused element. */
function closeLeftPopovers({ target }: FocusEvent): void {
  // A press on the button of an open popover closes it by itself.
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]'))
    if (!popover.contains(target) && 'hidePopover' in popover) popover.hidePopover();
}

/** Header and footer around the page. The native app brings its own. */
export function Shell({ current }: { current: CurrentRoute }) {
  const { site, inApp } = useRequestContext();
  const { address, contentKey, loadKey } = useRouter();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  useEffect(() => {
    addEventListener('focusin', closeLeftPopovers);
    return () => removeEventListener('focusin', closeLeftPopovers);
  }, []);
  const isLoggedIn = useIsLoggedIn();
  const clipCount = isIdle && isLoggedIn && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ClipCount />
      </Suspense>
    </ErrorBoundary>
  );
  const nav = NAVIGATION.map((item) => ({
    ...item,
    current: address.path === item.href,
    count: item.href === clipsPath() && clipCount,
  }));
  return (
    <>
      {!inApp && <AppBar siteName={site.name} nav={nav} account={<AccountMenu />} />}
      <Main>
        <ErrorBoundary key={contentKey} resetKey={loadKey} fallback={<PageErrorFallback />}>
          {current.loaded.element}
        </ErrorBoundary>
      </Main>
      {!inApp && (
        <Footer
          siteName={site.name}
          groups={FOOTER_GROUPS}
          note="写真に「イメージ」とあるものは、会場の雰囲気をお伝えするための挿絵です。"
        />
      )}
      <form id={CLIP_FORM_ID} method="post" action={clipPath({ to: canonicalAddress(address) })} />
      <PendingClips />
      {isIdle && (
        <Suspense>
          <Extras />
        </Suspense>
      )}
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  const isPending = useIsPending();
  return (
    <main id="main" tabIndex={-1} aria-busy={isPending || undefined}>
      {children}
    </main>
  );
}
