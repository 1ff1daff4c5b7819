import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TicketsPageQuery } from '../../__generated__/TicketsPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { TicketList } from './TicketList.tsx';
import styles from './TicketsPage.module.css';
import { myPagePath, ticketsPath } from '../../paths.ts';

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
        canonical={ticketsPath()}
        noindex
      />
      <Breadcrumb crumbs={[{ label: 'マイページ', href: myPagePath() }, { label: 'ギフトチケット' }]} />
      <PageTitle kind="heading">ギフトチケット</PageTitle>
      {account && (
        <PageSection label="ギフトチケット">
          <TicketList account={account} />
        </PageSection>
      )}
      {!isLoggedIn && <MembersOnly>式場見学や婚約指輪の特典の申請と、その状況を確認できます。</MembersOnly>}
    </div>
  );
}
