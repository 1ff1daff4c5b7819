import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BrideSearchPageQuery } from '../../__generated__/BrideSearchPageQuery.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { brideListGraph, OtherBrides } from '../../components/bride/brideLists.tsx';
import { Head } from '../../components/page/Head.tsx';
import { IndexProgress, isTried } from '../../components/page/IndexProgress.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { formatManYen, formatNumber, formatSeason } from '../../format.ts';
import { UNNAMED_PLACE } from '../../labels.ts';
import { brideSearchPath, bridesPath, hallBridesPath, homePath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { useNextAddress } from '../../router/useRouter.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { FilterChips } from '../../ui/search/FilterChips.tsx';
import { BrideSearchForm } from './BrideSearchForm.tsx';
import styles from './BrideSearchPage.module.css';
import { COSTS, readBrideSearchView, brideSearchUrl, type BrideSearchView } from './brideSearchRoute.ts';

const PAGE_SIZE = 18;

type ConditionLabels = Readonly<Record<keyof BrideSearchView, string | null>>;

/** Brides of all halls by conditions, which the address holds. */
export default function BrideSearchPage({ query, context }: PageProps<BrideSearchPageQuery>) {
  const { hall, hallSearchOptions, brides } = usePreloadedQuery<BrideSearchPageQuery>(
    graphql`
      query BrideSearchPageQuery($filter: BrideFilter!, $hallRawId: String!, $isOfHall: Boolean!, $page: Int!)
      @preloadable
      @throwOnFieldError {
        hall(by: { rawId: $hallRawId }) @include(if: $isOfHall) {
          name
        }
        hallSearchOptions @catch(to: NULL) {
          seasons @catch(to: NULL) {
            value
            label
          }
          prefectures @catch(to: NULL) {
            slug
            name
          }
        }
        brides(filter: $filter, first: 18, page: $page) {
          totalCount
          edges {
            node {
              rawId
              ...BrideCard_bride
            }
            review {
              rawId
              guestCount @catch(to: NULL)
              season @catch(to: NULL)
              totalCost @catch(to: NULL)
            }
          }
          ...BrideSearchForm_brides
          index {
            readHallCount
            unreadableHallCount
            hallCount
            isComplete
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { address } = context;
  const { page } = query.variables;
  const view = readBrideSearchView(address);
  const { edges } = brides;
  const { readHallCount, unreadableHallCount, hallCount, isComplete } = brides.index;
  const index = { readHallCount, unreadableHallCount, hallCount, isComplete };
  const total = brides.totalCount ?? 0;
  const place =
    view.prefecture &&
    (hallSearchOptions?.prefectures?.find(({ slug }) => slug === view.prefecture)?.name ?? UNNAMED_PLACE);
  const where = hall?.name ?? place;
  const title = where ? `${where}で挙げた花嫁を探す` : '花嫁の記録を探す';
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    { label: title },
  ];
  const labels: ConditionLabels = {
    prefecture: place,
    hall: hall?.name ?? null,
    name: view.name && `会場名：${view.name}`,
    guests: view.guests && `${view.guests}名前後`,
    season: view.season && formatSeason(view.season),
    style: view.style,
    cost: view.cost && COSTS[view.cost].label,
  };
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={title}
        description={`${where ?? '全国の結婚式場'}で挙式した花嫁のレポートと写真を、会場・人数・挙式の時期・挙式スタイル・最終の費用から探せます。`}
        canonical={brideSearchPath({ page })}
        page={page}
        noindex={[...address.query].some(([name]) => name !== 'page') || (total === 0 && isComplete)}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          brideListGraph(
            site.url,
            title,
            edges.map(({ node }) => node),
            (page - 1) * PAGE_SIZE,
          ),
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle kind="heading">{title}</PageTitle>
        <p className={styles.lead}>
          記録を公開している花嫁を、会場・人数・時期・挙式スタイル・費用から探せます。新しい記録から順に並びます。
        </p>
        <BrideSearchForm
          brides={brides}
          view={view}
          seasons={(hallSearchOptions?.seasons ?? []).map(({ value, label }) => ({ value, label }))}
          place={place}
        />
        <BrideChips labels={labels} />
        <IndexProgress index={index} rows="花嫁の記録" />
      </div>
      <section aria-labelledby="found" className="flow">
        <h2 id="found" aria-live="polite" aria-atomic="true">
          花嫁の記録
          {isComplete
            ? `（${formatNumber(total)}件）`
            : total > 0 && `（これまでに${formatNumber(total)}件）`}
        </h2>
        {view.hall && (
          <p>
            <a href={hallBridesPath({ rawId: view.hall })}>この会場の花嫁をすべて見る</a>
          </p>
        )}
        {edges.length === 0 && isTried(index) && (
          <EmptyState
            drawing="photos"
            title={
              isComplete ? '条件に合う花嫁の記録はありません' : '条件に合う花嫁の記録を確認できませんでした'
            }
            actions={<ButtonLink href={brideSearchPath()}>全国の花嫁の記録を見る</ButtonLink>}
          >
            <p>条件を減らすと、見つかることがあります。</p>
          </EmptyState>
        )}
        <BrideGrid>
          {edges.map(({ node, review }, at) => (
            <BrideCard
              key={review.rawId}
              bride={node}
              facts={[
                review.guestCount == null ? null : `${review.guestCount}名`,
                review.season == null ? null : formatSeason(review.season),
                review.totalCost == null ? null : formatManYen(review.totalCost),
              ].filter((fact) => fact !== null)}
              priority={at === 0}
            />
          ))}
        </BrideGrid>
        <Pager
          label="花嫁の記録"
          page={page}
          lastPage={Math.ceil(total / PAGE_SIZE)}
          hrefFor={(number) => brideSearchUrl(view, number)}
        />
      </section>
      <OtherBrides path={brideSearchPath()} />
    </div>
  );
}

function BrideChips({ labels }: { labels: ConditionLabels }) {
  const next = readBrideSearchView(useNextAddress());
  const filters = Object.entries(labels).flatMap(([name, label]) =>
    label === null ? [] : [{ label, removeHref: brideSearchUrl({ ...next, [name]: null }) }],
  );
  return <FilterChips filters={filters} clearHref={brideSearchPath()} />;
}
