import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ThemesPageQuery } from '../../__generated__/ThemesPageQuery.graphql.ts';
import { UNNAMED_THEME } from '../../components/bride/brideNames.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { withPage } from '../../router/address.ts';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { Pager } from '../../ui/base/Pager.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { useDefaultsOf } from '../../ui/form/formDefaults.ts';
import { PictureTiles } from '../../ui/photo/PictureTiles.tsx';
import { SearchField } from '../../ui/search/SearchField.tsx';
import { useRequestContext } from '../../requestContext.ts';
import styles from './Themes.module.css';
import { bridesPath, homePath, themePath, themesPath } from '../../paths.ts';

const TITLE = 'テーマから探す';

export default function ThemesPage({ query, context }: PageProps<ThemesPageQuery>) {
  const { themeTags } = usePreloadedQuery<ThemesPageQuery>(
    graphql`
      query ThemesPageQuery($query: String, $page: Int!) @preloadable @throwOnFieldError {
        themeTags(query: $query, page: $page) {
          nodes {
            rawId
            name @catch(to: NULL)
            brideCount @catch(to: NULL)
            image @catch(to: NULL) {
              ...picture_image
            }
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
    `,
    query,
  );
  const { site } = useRequestContext();
  const { page, query: searchWords } = query.variables;
  const form = useDefaultsOf(searchWords ?? '');
  const { nodes, pageCursors } = themeTags;
  const last =
    pageCursors?.last?.page ?? Math.max(page, ...(pageCursors?.around ?? []).map((link) => link.page));
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    { label: TITLE },
  ];
  return (
    <div className={`page flow ${styles.page}`}>
      <Head
        title={`花嫁の記録を${TITLE}`}
        description="和装、少人数、ガーデンなど、テーマごとに花嫁のレポートとアルバムを探せます。"
        canonical={themesPath({ page })}
        page={page}
        noindex={searchWords != null}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="heading">{TITLE}</PageTitle>
      <form ref={form} action={themesPath()} method="get" className={styles.search}>
        <SearchField
          name="query"
          label="テーマの名前"
          showLabel
          defaultValue={searchWords ?? ''}
          placeholder="和装"
        />
      </form>
      {nodes.length === 0 ? (
        <EmptyState
          drawing="search"
          title="あてはまるテーマはありません"
          actions={<ButtonLink href={themesPath()}>すべてのテーマを見る</ButtonLink>}
        />
      ) : (
        <PictureTiles
          columns={4}
          tiles={nodes.map(({ rawId, name, brideCount, image }) => ({
            href: themePath({ rawId }),
            name: name ?? UNNAMED_THEME,
            count: brideCount == null ? null : `${brideCount}人`,
            photo: image ? toPicture(image) : null,
          }))}
        />
      )}
      <Pager label="テーマ" page={page} lastPage={last} hrefFor={(to) => withPage(context.address, to)} />
    </div>
  );
}
