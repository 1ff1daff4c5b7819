import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useVisit } from '../../requestContext.ts';
import type { Shown } from '../../router/Router.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { AppBar } from '../../ui/shell/AppBar.tsx';
import { Footer } from '../../ui/shell/Footer.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { PendingClips } from '../clip/PendingClips.tsx';
import { FailureBoundary } from '../page/PageSection.tsx';
import { FailureNote } from '../page/FailureNote.tsx';
import { hasBeenQuiet, whenQuiet } from '../page/whenIdle.ts';
import { FOOTER_GROUPS, NAVIGATION } from './navigation.ts';

/** What may come once the page stands: counting, the app's bridge, the app's promotion. */
const Extras = lazy(() => import('../extras/Extras.tsx'));

/** What surrounds every page: head and foot on the web, nothing of it inside the native app, which has its own. */
export function Shell({ shown }: { shown: Shown }) {
  const { site, inApp } = useVisit();
  const { address, contentKey, isPending } = useRouter();
  const isIdle = useSyncExternalStore(whenQuiet, hasBeenQuiet, () => false);
  const nav = NAVIGATION.map((item) => ({ ...item, current: address.path === item.href }));
  return (
    <>
      {!inApp && <AppBar siteName={site.name} nav={nav} account={<AccountMenu />} />}
      <main id="main" tabIndex={-1} aria-busy={isPending || undefined}>
        <FailureBoundary key={contentKey} instead={<FailureNote />}>
          {shown.opened.element}
        </FailureBoundary>
      </main>
      {!inApp && (
        <Footer
          siteName={site.name}
          groups={FOOTER_GROUPS}
          note="写真に「イメージ」とあるものは、会場の雰囲気をお伝えするための挿絵です。"
        />
      )}
      <PendingClips />
      {isIdle && (
        <Suspense>
          <Extras />
        </Suspense>
      )}
    </>
  );
}
