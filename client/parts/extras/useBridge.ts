import { useEffect } from 'react';
import { connectApp } from '../../native/app.ts';
import { openBridge, portOf } from '../../native/bridge.ts';

/** Keeps the bridge to the native app open; `app` is what the gateway tells of it, null outside of it. */
export function useBridge(app: { readonly showsNotifications: boolean } | null): void {
  const showsNotifications = app?.showsNotifications ?? null;
  useEffect(() => {
    const port = showsNotifications === null ? null : portOf(window);
    if (!port || showsNotifications === null) return;
    const bridge = openBridge(port, { showsNotifications });
    connectApp(bridge.app);
    return () => {
      connectApp(null);
      bridge.close();
    };
  }, [showsNotifications]);
}
