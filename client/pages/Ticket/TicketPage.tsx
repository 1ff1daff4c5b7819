import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { TicketPageQuery } from '../../__generated__/TicketPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { SuccessNote } from '../../ui/notice/ErrorNote.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import styles from './TicketPage.module.css';
import { myPagePath, ticketsPath } from '../../paths.ts';

export default function TicketPage({ query, context }: PageProps<TicketPageQuery>) {
  const { viewer } = usePreloadedQuery<TicketPageQuery>(
    graphql`
      query TicketPageQuery($by: GiftTicketBy!) @preloadable {
        viewer {
          isLoggedIn
          account {
            ...TicketForm_account
            ticket: giftTicket(by: $by) @catch(to: RESULT) {
              ...TicketFacts_ticket
              ...TicketForm_ticket
            }
          }
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  const applied = context.address.query.get('applied');
  const ticket = account?.ticket.ok ? account.ticket.value : null;
  return (
    <div className={`page ${styles.page}`}>
      <Head
        title="ギフトチケットの申請"
        description="ギフトチケットの状況の確認と申請ができます。"
        canonical={null}
        noindex
      />
      <Breadcrumb
        crumbs={[
          { label: 'マイページ', href: myPagePath() },
          { label: 'ギフトチケット', href: ticketsPath() },
          { label: '申請と状況' },
        ]}
      />
      {account && ticket && (
        <>
          {applied !== null && (
            <SuccessNote>
              {applied === 'earlier'
                ? 'このチケットはすでに申請されています。いま入力された内容は送信していません。'
                : '申請を受け付けました。事務局での確認が終わるまでお待ちください。'}
            </SuccessNote>
          )}
          <PageSection label="チケットの状況">
            <TicketFacts ticket={ticket} />
          </PageSection>
          <PageSection label="申請フォーム">
            <TicketForm ticket={ticket} account={account} />
          </PageSection>
        </>
      )}
      {!isLoggedIn && <MembersOnly>ギフトチケットの申請と、その状況を確認できます。</MembersOnly>}
    </div>
  );
}
