import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { MyPageQuery } from '../../__generated__/MyPageQuery.graphql.ts';
import { ForMembers } from '../../components/account/ForMembers.tsx';
import { Head } from '../../components/page/Head.tsx';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './MyPage.module.css';
import { MyEntries } from './MyEntries.tsx';
import { MyKarte } from './MyKarte.tsx';
import { MyProfile } from './MyProfile.tsx';
import { MyViewedHalls } from './MyViewedHalls.tsx';

/** A member's own page: the ways to what they keep, what is known of their wishes, the halls they saw lately. */
export default function MyPage({ query }: PageProps<MyPageQuery>) {
  const { viewer } = usePreloadedQuery<MyPageQuery>(
    graphql`
      query MyPageQuery @preloadable {
        viewer {
          isLoggedIn
          account {
            nickname
            ...MyEntries_account
            ...MyProfile_account
            ...MyKarte_account
          }
          ...MyViewedHalls_viewer
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title="マイページ"
        description="クリップした会場、フェアの予約、ギフトチケットをまとめてご覧いただけます。"
        canonical="/mypage"
        noindex
      />
      <PageTitle set="name" above="マイページ">
        {account ? `${account.nickname ?? '会員'}さん` : '会員の方のページ'}
      </PageTitle>
      {account && (
        <>
          <PageSection what="マイページの一覧">
            <MyEntries account={account} />
          </PageSection>
          <PageSection what="プロフィール">
            <MyProfile account={account} />
          </PageSection>
          <PageSection what="カルテ">
            <MyKarte account={account} />
          </PageSection>
        </>
      )}
      {!isLoggedIn && (
        <ForMembers>クリップした会場、フェアの予約、ギフトチケットをここからまとめて見られます。</ForMembers>
      )}
      <PageSection what="最近見た会場">
        <MyViewedHalls viewer={viewer} />
      </PageSection>
      <RecentlyViewedArticles atOnce />
      {account && (
        <div className={styles.leave}>
          <Cord />
          <ButtonLink look="quiet" href="/logout">
            ログアウト
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
