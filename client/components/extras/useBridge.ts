import { useEffect } from 'react';
import { connectApp } from '../../native/app.ts';
import { openBridge, portOf } from '../../native/bridge.ts';

/** Keeps the bridge to the native app open; null outside of it, as the gateway tells. */
export function useBridge(showsNotifications: boolean | null): void {
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
