import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Extras_viewer$key } from '../../__generated__/Extras_viewer.graphql.ts';
import { useViewer } from '../../relay/Personal.tsx';
import { useVisit } from '../../requestContext.ts';
import { AppPromotion } from './AppPromotion.tsx';
import { Tracking } from './Tracking.tsx';
import { useBridge } from './useBridge.ts';
import { useFirstReferrer } from './useFirstReferrer.ts';

/** What no page waits for: visits and where they came from are counted, the native app around the page is spoken to, browsers hear of the app. */
export default function Extras() {
  const { inApp } = useVisit();
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
  useFirstReferrer();
  useBridge(viewer?.app?.showsNotifications ?? null);
  return (
    <>
      {viewer && <Tracking userId={viewer.account?.rawId ?? null} />}
      {!inApp && <AppPromotion />}
    </>
  );
}
