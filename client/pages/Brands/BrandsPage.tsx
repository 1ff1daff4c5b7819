import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts';
import { BrandRow } from '../../components/clips/BrandRow.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { Head } from '../../components/page/Head.tsx';
import { pageNumber, withPage } from '../../router/address.ts';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { useVisit } from '../../requestContext.ts';

const PAGE = 20;
const CRUMBS = [{ label: 'トップ', href: '/' }, { label: 'ブランド' }];

/** All brands, to look at and to keep. */
export default function BrandsPage({ query, place }: PageProps<BrandsPageQuery>) {
  const { brands } = usePreloadedQuery<BrandsPageQuery>(
    graphql`
      query BrandsPageQuery($page: Int!) @preloadable @throwOnFieldError {
        brands(first: 20, page: $page) {
          totalCount
          nodes {
            id
            ...BrandRow_brand
          }
        }
      }
    `,
    query,
  );
  const { site } = useVisit();
  const page = pageNumber(place.address) ?? 1;
  const total = brands.totalCount ?? 0;
  return (
    <div className="page flow">
      <Head
        title="結婚式のブランド"
        description="指輪、ドレス、引出物など、結婚式のブランドの一覧です。気になるものはクリップできます。"
        canonical={withPage(place.address, page)}
        page={page}
        graph={[breadcrumbGraph(site.url, CRUMBS)]}
      />
      <Breadcrumb crumbs={CRUMBS} />
      <PageTitle set="name">結婚式のブランド</PageTitle>
      <p>
        {total}件 · <a href="/rings/">指輪を見る</a>
      </p>
      <div>
        {brands.nodes.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </div>
      <Pager
        page={page}
        last={Math.ceil(total / PAGE)}
        hrefOf={(number) => withPage(place.address, number)}
        label="ブランド"
      />
    </div>
  );
}
