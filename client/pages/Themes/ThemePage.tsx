import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ThemePageQuery } from '../../__generated__/ThemePageQuery.graphql.ts';
import { BrideCard } from '../../components/bride/BrideCard.tsx';
import { brideListGraph, OtherBrides } from '../../components/bride/brideLists.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { withPage } from '../../router/address.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { BrideGrid } from '../../ui/bride/BrideCard.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './Themes.module.css';
import { bridesPath, homePath, themePath, themesPath } from '../../paths.ts';

const PAGE_SIZE = 20;

/** The brides of a theme, searchable by nickname, place and taste. */
export default function ThemePage({ query, context }: PageProps<ThemePageQuery>) {
  const { themeTag } = usePreloadedQuery<ThemePageQuery>(
    graphql`
      query ThemePageQuery($by: ThemeTagBy!, $query: String, $page: Int!) @preloadable @throwOnFieldError {
        themeTag(by: $by) {
          rawId
          name
          image @catch(to: NULL) {
            ...picture_image
          }
          brides(query: $query, page: $page) {
            totalCount @catch(to: NULL)
            nodes {
              rawId
              ...BrideCard_bride
            }
            pageCursors @catch(to: NULL) {
              around {
                page
              }
              last {
                page
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page, query: searchWords } = query.variables;
  const form = useDefaultsOf(searchWords ?? '');
  if (!themeTag) return null;
  const { rawId, name, image, brides } = themeTag;
  const { nodes, totalCount, pageCursors } = brides;
  const last =
    pageCursors?.last?.page ?? Math.max(page, ...(pageCursors?.around ?? []).map((link) => link.page));
  const path = themePath({ rawId });
  const title = `「${name}」の花嫁の記録`;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    { label: 'テーマから探す', href: themesPath() },
    { label: name },
  ];
  return (
    <div className={`page flow ${styles.page}`}>
      <Head
        title={title}
        description={`テーマ「${name}」の花嫁のレポートとアルバムです。`}
        canonical={themePath({ rawId }, { page })}
        page={page}
        noindex={searchWords != null}
        image={image && toPicture(image).url}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          brideListGraph(site.url, title, nodes, (page - 1) * PAGE_SIZE),
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle
        kind="name"
        eyebrow={totalCount != null && <span aria-live="polite">{`${totalCount}人`}</span>}
      >
        {title}
      </PageTitle>
      <form ref={form} action={path} method="get" className={styles.search}>
        <SearchField
          name="query"
          label="ニックネーム・会場・雰囲気"
          showLabel
          defaultValue={searchWords ?? ''}
          placeholder="ナチュラル"
        />
      </form>
      {nodes.length === 0 ? (
        <EmptyState
          drawing="search"
          title="あてはまる花嫁はいません"
          actions={<ButtonLink href={path}>このテーマの花嫁をすべて見る</ButtonLink>}
        />
      ) : (
        <BrideGrid>
          {nodes.map((bride, index) => (
            <BrideCard key={bride.rawId} bride={bride} level={2} priority={index === 0} />
          ))}
        </BrideGrid>
      )}
      <Pager label="花嫁" page={page} lastPage={last} hrefFor={(to) => withPage(context.address, to)} />
      <OtherBrides />
    </div>
  );
}
