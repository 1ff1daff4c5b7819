import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AccountMenu_viewer$key } from '../../__generated__/AccountMenu_viewer.graphql.ts';
import { useViewerFetchFailed, useViewer } from '../../relay/Viewer.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { AccountLinks } from '../../ui/shell/AppBar.tsx';
import { logInAddress, registerAddress } from './access.ts';
import { logOutPath, myPagePath } from '../../paths.ts';

/** Register and log-in links, or the member's menu. Shows the guest's version until the viewer is known. */
export function AccountMenu() {
  const viewer = useViewer();
  const data = useFragment<AccountMenu_viewer$key>(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        account {
          nickname
        }
      }
    `,
    viewer,
  );
  const fetchFailed = useViewerFetchFailed();
  const { address } = useRouter();
  return (
    <AccountLinks
      isUnknown={fetchFailed && !data?.account}
      nickname={data?.account?.nickname ?? null}
      myPageHref={myPagePath()}
      registerHref={registerAddress(address)}
      logInHref={logInAddress(address)}
      logOutHref={logOutPath()}
    />
  );
}
