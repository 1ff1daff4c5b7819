import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BrandsPageQuery } from '../../__generated__/BrandsPageQuery.graphql.ts';
import { BrandRow } from '../../components/clip/BrandRow.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { Head } from '../../components/page/Head.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { UNKNOWN } from '../../labels.ts';
import { brandsPath, homePath, ringsPath } from '../../paths.ts';

const PAGE = 20;
const CRUMBS = [{ label: 'トップ', href: homePath() }, { label: 'ブランド' }];

export default function BrandsPage({ query }: PageProps<BrandsPageQuery>) {
  const { brands } = usePreloadedQuery<BrandsPageQuery>(
    graphql`
      query BrandsPageQuery($page: Int!) @preloadable @throwOnFieldError {
        brands(first: 20, page: $page) {
          totalCount @catch(to: NULL)
          nodes {
            id
            ...BrandRow_brand
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page } = query.variables;
  const total = brands.totalCount;
  return (
    <div className="page flow">
      <Head
        title="結婚式のブランド"
        description="指輪、ドレス、引出物など、結婚式のブランドの一覧です。気になるものはクリップできます。"
        canonical={brandsPath({ page })}
        page={page}
        graph={[breadcrumbGraph(site.url, CRUMBS)]}
      />
      <Breadcrumb crumbs={CRUMBS} />
      <PageTitle kind="name">結婚式のブランド</PageTitle>
      <p>
        {total == null ? `件数は${UNKNOWN}` : `${total}件`} · <a href={ringsPath()}>指輪を見る</a>
      </p>
      <div>
        {brands.nodes.map((brand) => (
          <BrandRow key={brand.id} brand={brand} />
        ))}
      </div>
      <Pager
        page={page}
        lastPage={Math.ceil((total ?? 0) / PAGE)}
        hrefFor={(page) => brandsPath({ page })}
        label="ブランド"
      />
    </div>
  );
}
