import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PickedBridesPageQuery } from '../../__generated__/PickedBridesPageQuery.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { brideListGraph, OtherBrides } from '../../components/bride/brideLists.tsx';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './BridesPage.module.css';
import { bridesPath, homePath, pickedBridesPath } from '../../paths.ts';

const PAGE_SIZE = 20;
const TITLE = '編集部が選んだ花嫁';

/** All brides the editors picked; `/brides` shows the latest. */
export default function PickedBridesPage({ query }: PageProps<PickedBridesPageQuery>) {
  const { pickedBrides } = usePreloadedQuery<PickedBridesPageQuery>(
    graphql`
      query PickedBridesPageQuery($page: Int!) @preloadable @throwOnFieldError {
        pickedBrides(page: $page) {
          totalCount @catch(to: NULL)
          nodes {
            rawId
            ...BrideCard_bride
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page } = query.variables;
  const { nodes, totalCount } = pickedBrides;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    { label: TITLE },
  ];
  return (
    <div className={`page wide-flow ${styles.brides}`}>
      <Head
        title={TITLE}
        description="編集部がこれまでに選んだ花嫁の、レポートとアルバムです。"
        canonical={pickedBridesPath({ page })}
        page={page}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          brideListGraph(site.url, TITLE, nodes, (page - 1) * PAGE_SIZE),
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="heading" eyebrow={totalCount == null ? undefined : `${totalCount}人`}>
          {TITLE}
        </PageTitle>
      </div>
      <BrideGrid>
        {nodes.map((bride, index) => (
          <BrideCard key={bride.rawId} bride={bride} level={2} priority={index === 0} />
        ))}
      </BrideGrid>
      <Pager
        label="花嫁"
        page={page}
        lastPage={Math.ceil((totalCount ?? 0) / PAGE_SIZE)}
        hrefFor={(page) => pickedBridesPath({ page })}
      />
      <OtherBrides path={pickedBridesPath()} />
    </div>
  );
}
