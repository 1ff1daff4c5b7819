import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ClipsPageQuery } from '../../__generated__/ClipsPageQuery.graphql.ts';
import { MembersOnly } from '../../components/account/MembersOnly.tsx';
import { Head } from '../../components/page/Head.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { pageNumber } from '../../router/address.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ClipTabs } from './ClipTabs.tsx';
import { clipListPath, clipKind, type ClipsParts } from './clipsRoute.ts';
import { ClippedArticles } from './ClippedArticles.tsx';
import { ClippedBrands } from './ClippedBrands.tsx';
import { ClippedBrides } from './ClippedBrides.tsx';
import { ClippedHalls } from './ClippedHalls.tsx';
import { ClippedRings } from './ClippedRings.tsx';
import { homePath, myPagePath } from '../../paths.ts';

/** A member's clips, one list per kind. */
export default function ClipsPage({ query, context }: PageProps<ClipsPageQuery, ClipsParts>) {
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
            ...ClippedHalls_account
              @arguments(page: $page, isFirst: $isFirst)
              @include(if: $halls)
              @alias(as: "halls")
            ...ClippedArticles_account @arguments(page: $page) @include(if: $articles) @alias(as: "articles")
            ...ClippedBrides_account @arguments(page: $page) @include(if: $brides) @alias(as: "brides")
            ...ClippedBrands_account @arguments(page: $page) @include(if: $brands) @alias(as: "brands")
            ...ClippedRings_account @arguments(page: $page) @include(if: $rings) @alias(as: "rings")
          }
        }
      }
    `,
    query,
  );
  const { account, isLoggedIn } = viewer;
  const kind = clipKind(context);
  const page = pageNumber(context.address) ?? 1;
  return (
    <div className="page flow">
      <Head
        title="クリップ"
        description="クリップした会場、花嫁、ブランド、指輪の一覧です。"
        canonical={clipListPath(kind)}
        page={page}
        noindex
      />
      <Breadcrumb
        crumbs={[
          { label: 'トップ', href: homePath() },
          { label: 'マイページ', href: myPagePath() },
          { label: 'クリップ' },
        ]}
      />
      <PageTitle kind="heading">クリップ</PageTitle>
      {account && (
        <>
          <PageSection label="件数">
            <ClipTabs account={account} current={kind} />
          </PageSection>
          <PageSection label="クリップ" key={`${kind} ${page}`}>
            {account.halls && <ClippedHalls account={account.halls} page={page} />}
            {account.articles && <ClippedArticles account={account.articles} page={page} />}
            {account.brides && <ClippedBrides account={account.brides} page={page} />}
            {account.brands && <ClippedBrands account={account.brands} page={page} />}
            {account.rings && <ClippedRings account={account.rings} page={page} />}
          </PageSection>
        </>
      )}
      {!account && !isLoggedIn && (
        <MembersOnly>
          会場をクリップしておくと、メモを残したり、並べて比べたり、家族と共有したりできます。
        </MembersOnly>
      )}
    </div>
  );
}
