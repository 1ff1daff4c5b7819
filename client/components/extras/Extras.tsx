import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Extras_viewer$key } from '../../__generated__/Extras_viewer.graphql.ts';
import { connectApp } from '../../native/app.ts';
import { findPort, openBridge } from '../../native/bridge.ts';
import { useViewer } from '../../relay/Viewer.tsx';
import { useRequestContext } from '../../requestContext.ts';
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
  useRecordReferrer();
  useNativeBridge(viewer?.app?.showsNotifications ?? null);
  return (
    <>
      {viewer && <Tracking userId={viewer.account?.rawId ?? null} />}
      {!inApp && <AppPromotion />}
    </>
  );
}
