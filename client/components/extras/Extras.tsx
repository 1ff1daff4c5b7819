import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Extras_viewer$key } from '../../__generated__/Extras_viewer.graphql.ts';
import { connectApp } from '../../native/app.ts';
import { findPort, openBridge } from '../../native/bridge.ts';
import { useIsLoggedIn, useViewer } from '../../relay/Viewer.tsx';
import { logOutPath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import { LOG_OUT_KEY } from '../../storage.ts';
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
const withStorage = (use: (storage: typeof import('../account/personalStorage.ts')) => void) =>
  void import('../account/personalStorage.ts').then(use, () => undefined);

/** Clears personal values after a log-out in another tab, and after one without script. */
function useLogOut(isLoggedIn: boolean | null, member: string | null): void {
  useEffect(() => {
    if (member !== null) withStorage(({ keepToMember }) => keepToMember(member));
  }, [member]);
  useEffect(() => {
    if (isLoggedIn === false && document.referrer.startsWith(location.origin + logOutPath()))
      withStorage(({ clearAfterLogOut }) => clearAfterLogOut());
  }, [isLoggedIn]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LOG_OUT_KEY && newValue) withStorage(({ clearPersonalValues }) => clearPersonalValues());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
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
  const member = viewer?.account?.rawId ?? null;
  useLogOut(useIsLoggedIn(), member);
  useRecordReferrer();
  useNativeBridge(viewer?.app?.showsNotifications ?? null);
  return (
    <>
      {viewer && <Tracking userId={member} />}
      {!inApp && <AppPromotion />}
    </>
  );
}
