import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AccountMenu_viewer$key } from '../../__generated__/AccountMenu_viewer.graphql.ts';
import { useFetchFailed, useViewer } from '../../relay/Personal.tsx';
import { useRouter } from '../../router/useRouter.ts';
import { AccountLinks } from '../../ui/shell/AppBar.tsx';
import { logInAddress, registerAddress } from './addresses.ts';

/** Register and log in, or who is logged in. As long as nobody knows the page shows what a guest sees. */
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
  const fetchFailed = useFetchFailed();
  const { address } = useRouter();
  return (
    <AccountLinks
      isUnknown={fetchFailed && !data?.account}
      nickname={data?.account?.nickname ?? null}
      myPageHref="/mypage"
      registerHref={registerAddress(address)}
      logInHref={logInAddress(address)}
      logOutHref="/logout"
    />
  );
}
