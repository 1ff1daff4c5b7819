import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { BookingSitesPageQuery } from '../../__generated__/BookingSitesPageQuery.graphql.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { useRequestContext } from '../../requestContext.ts';
import type { PageProps } from '../../router/route.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { ErrorNote } from '../../ui/notice/ErrorNote.tsx';
import { bookingSitesPath, hallSearchPath, homePath } from '../../paths.ts';

/** By category slug. Unknown categories get a generic text. */
const ADVICE: Readonly<Record<string, string | undefined>> = {
  general:
    '掲載数が多く、口コミや費用の実例を並べて比べられます。候補を三つほどに絞るまでの段階に向いています。',
  counter:
    '担当者に条件を話して、会場を提案してもらえます。ふたりの意見が分かれているときや、時間がとれないときに。',
  'small-wedding': '家族や親しい人だけの式を専門に扱います。最低人数の決まりがない会場を探しやすくなります。',
  photo: '写真だけを残したいときに。衣裳と撮影場所をまとめて予約でき、式とは別の日に撮ることもできます。',
  resort: '渡航の手配や現地の届け出まで任せられます。列席者の旅費の目安も、早いうちに確かめましょう。',
  official:
    '会場から直接、最新の空き状況と特典を確かめられます。申し込む前に、条件の違いを見ておくと安心です。',
};

const TITLE = '予約サイトの種類と選び方';

/** Categories of booking sites, with advice on when to use each. */
export default function BookingSitesPage({ query }: PageProps<BookingSitesPageQuery>) {
  const { categories } = usePreloadedQuery<BookingSitesPageQuery>(
    graphql`
      query BookingSitesPageQuery @preloadable {
        categories: bookingSiteCategories {
          name
          slug
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const crumbs = [{ label: 'トップ', href: homePath() }, { label: TITLE }];
  return (
    <NarrowPage
      crumbs={crumbs}
      title={TITLE}
      lead={`同じ会場でも、予約する場所によって特典や説明の詳しさが変わります。${site.name}で会場を見比べたあと、どこから予約するかの参考にしてください。`}
    >
      <Head
        title={TITLE}
        description="結婚式場を予約できるサイトには、総合情報サイトや少人数専門などの種類があります。それぞれの特徴と選び方をまとめました。"
        canonical={bookingSitesPath()}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      {categories ? (
        <FactList
          facts={categories.flatMap(({ name, slug }) =>
            name
              ? [{ label: name, value: ADVICE[slug ?? ''] ?? 'この種類のサイトからも予約できます。' }]
              : [],
          )}
        />
      ) : (
        <ErrorNote title="一覧を読み込めませんでした" retryHref={bookingSitesPath()} />
      )}
      <ButtonLink href={hallSearchPath()} variant="primary">
        会場を探す
      </ButtonLink>
    </NarrowPage>
  );
}
