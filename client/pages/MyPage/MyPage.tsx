import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { MyPageQuery } from '../../__generated__/MyPageQuery.graphql.ts';
import { AccountChange } from '../../components/account/AccountChange.tsx';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { RecentlyViewedArticles } from '../../components/article/RecentlyViewedArticles.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Cord } from '../../ui/base/Cord.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import styles from './MyPage.module.css';
import { MyPageLinks } from './MyPageLinks.tsx';
import { MyKarte } from './MyKarte.tsx';
import { MyProfile } from './MyProfile.tsx';
import { MyReferral } from './MyReferral.tsx';
import { MyViewedHalls } from './MyViewedHalls.tsx';
import { honorific } from '../../format.ts';
import { logOutPath, myPagePath } from '../../paths.ts';

export default function MyPage({ query }: PageProps<MyPageQuery>) {
  const { viewer } = usePreloadedQuery<MyPageQuery>(
    graphql`
      query MyPageQuery @preloadable {
        viewer {
          isLoggedIn
          account {
            nickname
            ...MyPageLinks_account
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
        canonical={myPagePath()}
        noindex
      />
      <PageTitle kind="name" eyebrow="マイページ">
        {account ? honorific(account.nickname ?? '会員') : '会員の方のページ'}
      </PageTitle>
      {account && (
        <>
          <PageSection label="マイページの一覧">
            <MyPageLinks account={account} />
          </PageSection>
          <PageSection label="お友だちの紹介">
            <MyReferral />
          </PageSection>
          <PageSection label="プロフィール">
            <MyProfile account={account} />
          </PageSection>
          <PageSection label="カルテ">
            <MyKarte account={account} />
          </PageSection>
        </>
      )}
      {!isLoggedIn && (
        <MembersOnly>
          クリップした会場、フェアの予約、ギフトチケットをここからまとめて見られます。
        </MembersOnly>
      )}
      <PageSection label="最近見た会場">
        <MyViewedHalls viewer={viewer} />
      </PageSection>
      <RecentlyViewedArticles immediate />
      {account && (
        <div className={styles.logOut}>
          <Cord />
          <FactList
            facts={[
              { label: 'メールアドレス', value: <AccountChange by="mailChangeUrl" /> },
              { label: 'パスワード', value: <AccountChange by="passwordResetUrl" /> },
            ]}
          />
          <ButtonLink variant="ghost" href={logOutPath()}>
            ログアウト
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
