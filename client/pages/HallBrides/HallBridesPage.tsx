import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallBridesPageQuery } from '../../__generated__/HallBridesPageQuery.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { brideListGraph, OtherBrides } from '../../components/bride/brideLists.tsx';
import { hallPath } from '../../components/hall/hallPath.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { brideSearchPath, hallBridesPath, homePath } from '../../paths.ts';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './HallBridesPage.module.css';

const PAGE_SIZE = 18;

/** All brides of a hall, with a filter for the season and an order. The search of brides has the other filters. */
export default function HallBridesPage({ query }: PageProps<HallBridesPageQuery>) {
  const { hall, hallSearchOptions } = usePreloadedQuery<HallBridesPageQuery>(
    graphql`
      query HallBridesPageQuery($rawId: String!, $season: String, $sort: ReportSort!, $page: Int!)
      @preloadable
      @throwOnFieldError {
        hall(by: { rawId: $rawId }) {
          rawId
          name
          ...hallPath_hall
          allBrides(season: $season, sort: $sort, page: $page) {
            totalCount
            nodes {
              rawId
              ...BrideCard_bride
            }
          }
        }
        hallSearchOptions @catch(to: NULL) {
          seasons {
            value
            label
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { season = null, sort, page } = query.variables;
  const order = sort === 'NEWEST' ? 'created_at_desc' : null;
  const form = useDefaultsOf(`${season} ${sort}`);
  if (!hall) return null;
  const { rawId, name, allBrides } = hall;
  const { nodes, totalCount } = allBrides;
  const title = `${name}で挙げた花嫁`;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: name, href: hallPath(hall) },
    { label: '花嫁の記録' },
  ];
  const isWhole = season === null && order === null;
  return (
    <div className={`page wide-flow ${styles.page}`}>
      <Head
        title={title}
        description={`${name}で結婚式を挙げた花嫁の、レポートとアルバムの一覧です。`}
        canonical={hallBridesPath({ rawId }, { page: isWhole ? page : 1 })}
        page={page}
        noindex={!isWhole || nodes.length === 0}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          brideListGraph(site.url, title, nodes, (page - 1) * PAGE_SIZE),
        ]}
      />
      <div className="flow">
        <Breadcrumb crumbs={crumbs} />
        <PageTitle
          kind="name"
          eyebrow={totalCount != null && <span aria-live="polite">{`${totalCount}人`}</span>}
        >
          {title}
        </PageTitle>
        <form ref={form} action={hallBridesPath({ rawId })} method="get" className={styles.filter}>
          <SelectField
            name="season"
            label="挙式の時期"
            noneLabel="すべて"
            choices={(hallSearchOptions?.seasons ?? []).map(({ value, label }) => ({ value, label }))}
            defaultValue={season ?? ''}
          />
          <SelectField
            name="order"
            label="並び順"
            noneLabel="おすすめ順"
            choices={[{ value: 'created_at_desc', label: '新しい順' }]}
            defaultValue={order ?? ''}
          />
          <Button type="submit">表示する</Button>
        </form>
        <p className={styles.note}>
          記録を公開している花嫁の一覧です。
          <a href={brideSearchPath({ hall: rawId })}>人数・費用・挙式スタイルで絞り込む</a>
        </p>
      </div>
      {nodes.length === 0 ? (
        <EmptyState
          drawing="photos"
          title={season === null ? '記録を公開している花嫁はまだいません' : 'この時期に挙げた花嫁はいません'}
          actions={
            season === null ? (
              <ButtonLink href={brideSearchPath()}>全国の花嫁を見る</ButtonLink>
            ) : (
              <ButtonLink href={hallBridesPath({ rawId })}>すべての時期を見る</ButtonLink>
            )
          }
        />
      ) : (
        <BrideGrid>
          {nodes.map((bride, index) => (
            <BrideCard key={bride.rawId} bride={bride} level={2} priority={index === 0} />
          ))}
        </BrideGrid>
      )}
      <Pager
        label="花嫁"
        page={page}
        lastPage={Math.ceil((totalCount ?? 0) / PAGE_SIZE)}
        hrefFor={(to) => hallBridesPath({ rawId }, { season, order, page: to })}
      />
      <OtherBrides />
    </div>
  );
}
