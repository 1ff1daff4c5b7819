import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BookingSitesPageQuery } from '../../__generated__/BookingSitesPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { useVisit } from '../../requestContext.ts';
import { ADVICE } from './advice.ts';

const TITLE = '予約サイトの種類と選び方';

/** Kinds of sites on which a hall can be booked, with what each is good for. */
export default function BookingSitesPage({ query }: PageProps<BookingSitesPageQuery>) {
  const { categories } = usePreloadedQuery<BookingSitesPageQuery>(
    graphql`
      query BookingSitesPageQuery @preloadable {
        categories: bookingSiteCategories @catch(to: NULL) {
          name
          slug
        }
      }
    `,
    query,
  );
  const { site } = useVisit();
  const crumbs = [{ label: 'トップ', href: '/' }, { label: TITLE }];
  return (
    <NarrowPage
      title={TITLE}
      lead={`同じ会場でも、予約する場所によって特典や説明の詳しさが変わります。${site.name}で会場を見比べたあと、どこから予約するかの参考にしてください。`}
    >
      <Head
        title={TITLE}
        description="結婚式場を予約できるサイトには、総合情報サイトや少人数専門などの種類があります。それぞれの特徴と選び方をまとめました。"
        canonical="/booking_sites/"
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      {categories ? (
        <FactList
          facts={categories.map(({ name, slug }) => ({
            label: name,
            value: ADVICE[slug] ?? 'この種類のサイトからも予約できます。',
          }))}
        />
      ) : (
        <ErrorNote title="一覧を読み込めませんでした" retryHref="/booking_sites/" />
      )}
      <ButtonLink href="/halls/search/" look="main">
        会場を探す
      </ButtonLink>
    </NarrowPage>
  );
}
