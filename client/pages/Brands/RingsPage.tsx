import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { RingsPageQuery } from '../../__generated__/RingsPageQuery.graphql.ts';
import { RingRow } from '../../components/clip/RingRow.tsx';
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
const CRUMBS = [{ label: 'トップ', href: homePath() }, { label: '指輪' }];

export default function RingsPage({ query }: PageProps<RingsPageQuery>) {
  const { rings } = usePreloadedQuery<RingsPageQuery>(
    graphql`
      query RingsPageQuery($page: Int!) @preloadable @throwOnFieldError {
        rings(first: 20, page: $page) {
          totalCount @catch(to: NULL)
          nodes {
            id
            ...RingRow_ring
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page } = query.variables;
  const total = rings.totalCount;
  return (
    <div className="page flow">
      <Head
        title="結婚式の指輪"
        description="婚約指輪と結婚指輪の一覧です。素材と価格を見くらべて、気になるものはクリップできます。"
        canonical={ringsPath({ page })}
        page={page}
        graph={[breadcrumbGraph(site.url, CRUMBS)]}
      />
      <Breadcrumb crumbs={CRUMBS} />
      <PageTitle kind="name">結婚式の指輪</PageTitle>
      <p>
        {total == null ? `件数は${UNKNOWN}` : `${total}件`} · <a href={brandsPath()}>ブランドを見る</a>
      </p>
      <div>
        {rings.nodes.map((ring) => (
          <RingRow key={ring.id} ring={ring} />
        ))}
      </div>
      <Pager
        page={page}
        lastPage={Math.ceil((total ?? 0) / PAGE)}
        hrefFor={(page) => ringsPath({ page })}
        label="指輪"
      />
    </div>
  );
}
