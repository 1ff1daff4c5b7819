import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ClipsPageQuery } from '../../__generated__/ClipsPageQuery.graphql.ts';
import { ForMembers } from '../../components/account/ForMembers.tsx';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { pageNumber } from '../../router/address.ts';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ClipTabs } from './ClipTabs.tsx';
import { clipsPath, kindOf } from './clipsAddress.ts';
import { KeptArticles } from './KeptArticles.tsx';
import { KeptBrands } from './KeptBrands.tsx';
import { KeptBrides } from './KeptBrides.tsx';
import { KeptHalls } from './KeptHalls.tsx';
import { KeptRings } from './KeptRings.tsx';

/** Everything a member keeps, one list for each kind. */
export default function ClipsPage({ query, place }: PageProps<ClipsPageQuery>) {
  const { viewer } = usePreloadedQuery<ClipsPageQuery>(
    graphql`
      query ClipsPageQuery(
        $page: Int!
        $isFirst: Boolean!
        $halls: Boolean!
        $articles: Boolean!
        $brides: Boolean!
        $brands: Boolean!
        $rings: Boolean!
      ) @preloadable {
        viewer {
          isLoggedIn
          account {
            ...ClipTabs_account
            ...KeptHalls_account
              @arguments(page: $page, isFirst: $isFirst)
              @include(if: $halls)
              @alias(as: "halls")
            ...KeptArticles_account @arguments(page: $page) @include(if: $articles) @alias(as: "articles")
            ...KeptBrides_account @arguments(page: $page) @include(if: $brides) @alias(as: "brides")
            ...KeptBrands_account @arguments(page: $page) @include(if: $brands) @alias(as: "brands")
            ...KeptRings_account @arguments(page: $page) @include(if: $rings) @alias(as: "rings")
          }
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  const kind = kindOf(place);
  const page = pageNumber(place.address) ?? 1;
  return (
    <div className="page flow">
      <Head
        title="クリップ"
        description="クリップした会場、花嫁、ブランド、指輪の一覧です。"
        canonical={clipsPath(kind)}
        page={page}
        noindex
      />
      <Breadcrumb
        crumbs={[
          { label: 'トップ', href: '/' },
          { label: 'マイページ', href: '/mypage' },
          { label: 'クリップ' },
        ]}
      />
      <PageTitle set="words">クリップ</PageTitle>
      {account && (
        <>
          <PageSection what="件数">
            <ClipTabs account={account} current={kind} />
          </PageSection>
          <PageSection what="クリップ" key={`${kind} ${page}`}>
            {account.halls && <KeptHalls account={account.halls} page={page} />}
            {account.articles && <KeptArticles account={account.articles} page={page} />}
            {account.brides && <KeptBrides account={account.brides} page={page} />}
            {account.brands && <KeptBrands account={account.brands} page={page} />}
            {account.rings && <KeptRings account={account.rings} page={page} />}
          </PageSection>
        </>
      )}
      {!isLoggedIn && (
        <ForMembers>
          会場をクリップしておくと、メモを残したり、並べて比べたり、家族と共有したりできます。
        </ForMembers>
      )}
    </div>
  );
}
