import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Extras_viewer$key } from '../../__generated__/Extras_viewer.graphql.ts';
import { connectApp } from '../../native/app.ts';
import { findPort, openBridge } from '../../native/bridge.ts';
import { useIsLoggedIn, useViewer } from '../../relay/Viewer.tsx';
import { logOutPath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import { LOG_OUT_KEY, localStore } from '../../storage.ts';
import { AppPromotion } from './AppPromotion.tsx';
import { useRecordReferrer } from './RecordReferrerMutation.ts';
import { Tracking } from './Tracking.tsx';

/** Opens the bridge to the native app; null outside the app. */
function useNativeBridge(showsNotifications: boolean | null): void {
  useEffect(() => {
    const port = showsNotifications === null ? null : findPort(window);
    if (!port || showsNotifications === null) return;
    const bridge = openBridge(port, { showsNotifications });
    connectApp(bridge.app);
    return () => {
      connectApp(null);
      bridge.close();
    };
  }, [showsNotifications]);
}

/** Does nothing on a page that was open during a deployment, whose scripts are gone. */
const clear = (how: 'clearAfterLogOut' | 'clearPersonalValues') =>
  import('../account/personalStorage.ts').then(
    (storage) => storage[how](),
    () => undefined,
  );

/** Loads the document again, because the store and the fields hold data of a member. */
function reloadDocument(): void {
  // The browser would keep what was typed.
  for (const form of document.forms) form.reset();
  location.reload();
}

/** Removes the data of a member after a log-out in another tab, in this one before going back, and without script. */
function useLogOut(isLoggedIn: boolean | null): void {
  useEffect(() => {
    if (isLoggedIn === false && document.referrer.startsWith(location.origin + logOutPath()))
      void clear('clearAfterLogOut');
  }, [isLoggedIn]);
  useEffect(() => {
    const lastLogOut = localStore.get(LOG_OUT_KEY);
    const reload = () => isLoggedIn !== false && reloadDocument();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LOG_OUT_KEY && newValue) void clear('clearPersonalValues').then(reload);
    };
    // A page in the back-forward cache gets no `storage` events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && localStore.get(LOG_OUT_KEY) !== lastLogOut) reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }, [isLoggedIn]);
}

/** Reloads when another member is logged in than before, e.g. in another tab after the end of the session. */
function useChangeOfMember(id: string | null): void {
  const member = useRef(id);
  useEffect(() => {
    if (id !== null && member.current !== null && id !== member.current) reloadDocument();
    member.current = id ?? member.current;
  }, [id]);
}

/** Features loaded when the page is idle: tracking, the referrer, the native app's bridge and its promotion. */
export default function Extras() {
  const { inApp } = useRequestContext();
  const viewer = useFragment<Extras_viewer$key>(
    graphql`
      fragment Extras_viewer on Viewer {
        account {
          rawId
        }
        app {
          showsNotifications
        }
      }
    `,
    useViewer(),
  );
  useLogOut(useIsLoggedIn());
  useChangeOfMember(viewer?.account?.rawId ?? null);
  useRecordReferrer();
  useNativeBridge(viewer?.app?.showsNotifications ?? null);
  return (
    <>
      {viewer && <Tracking userId={viewer.account?.rawId ?? null} />}
      {!inApp && <AppPromotion />}
    </>
  );
}
