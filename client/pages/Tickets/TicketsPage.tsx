import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TicketsPageQuery } from '../../__generated__/TicketsPageQuery.graphql.ts';
import { ForMembers } from '../../components/account/ForMembers.tsx';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { TicketList } from './TicketList.tsx';
import styles from './TicketsPage.module.css';

/** All gift tickets of a member. */
export default function TicketsPage({ query }: PageProps<TicketsPageQuery>) {
  const { viewer } = usePreloadedQuery<TicketsPageQuery>(
    graphql`
      query TicketsPageQuery @preloadable {
        viewer {
          isLoggedIn
          account {
            ...TicketList_account
          }
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  return (
    <div className={`page ${styles.page}`}>
      <Head
        title="ギフトチケット"
        description="ギフトチケットの申請と、いまの状況を確認できます。"
        canonical="/mypage/tickets"
        noindex
      />
      <Breadcrumb crumbs={[{ label: 'マイページ', href: '/mypage' }, { label: 'ギフトチケット' }]} />
      <PageTitle set="words">ギフトチケット</PageTitle>
      {account && (
        <PageSection what="ギフトチケット">
          <TicketList account={account} />
        </PageSection>
      )}
      {!isLoggedIn && <ForMembers>式場見学や婚約指輪の特典の申請と、その状況を確認できます。</ForMembers>}
    </div>
  );
}
