import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PhotoSearchPageQuery } from '../../__generated__/PhotoSearchPageQuery.graphql.ts';
import { formatNumber } from '../../format.ts';
import { PHOTO_CATEGORY_LABELS } from '../../hallLabels.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { CategoryPhotos } from './CategoryPhotos.tsx';
import { PhotoCategories } from './PhotoCategories.tsx';
import { routeCategory, photosOfPath } from './photoSearchRoute.ts';
import styles from './PhotoSearchPage.module.css';
import { homePath, photosPath } from '../../paths.ts';

/** Photo search: all categories, or the photos of one. */
export default function PhotoSearchPage({
  query,
  context,
}: PageProps<PhotoSearchPageQuery, { category?: string }>) {
  const data = usePreloadedQuery<PhotoSearchPageQuery>(
    graphql`
      query PhotoSearchPageQuery($prefectureSlug: String!, $hasCategory: Boolean!) @preloadable {
        photoCounts {
          category
          count
        }
        ...CategoryPhotos_query @include(if: $hasCategory) @alias(as: "photos")
        ...PhotoCategories_query @skip(if: $hasCategory) @alias(as: "categories")
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  const category = routeCategory(context);
  const photos = category ? `${PHOTO_CATEGORY_LABELS[category] ?? ''}の写真` : '写真';
  const title = category ? photos : '写真から会場を探す';
  const path = category ? photosOfPath(category) : photosPath();
  const counts = data.photoCounts ?? [];
  const countOf = (value: string) => counts.find((item) => item.category === value)?.count ?? null;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    ...(category ? [{ label: '写真から探す', href: photosPath() }] : []),
    { label: title },
  ];
  return (
    <>
      <Head
        title={title}
        description={`結婚式場の写真を、挙式、披露宴、料理、衣裳などの場面から探せます。${photos}を会場ごとに見比べられます。`}
        canonical={path}
        noindex={context.address.query.has('prefecture')}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page wide-flow ${styles.photos}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle kind="heading">{title}</PageTitle>
          {category === null ? (
            <p className="prose">
              見たい場面を選ぶと、お住まいの地域で選ばれている会場の写真を、会場ごとにご覧いただけます。
            </p>
          ) : (
            <ChipLinks
              label="写真の種類"
              links={Object.entries(PHOTO_CATEGORY_LABELS).map(([value, name]) => {
                const count = countOf(value);
                return {
                  label: count === null ? name : `${name}（${formatNumber(count)}枚）`,
                  href: photosOfPath(value),
                  current: value === category,
                };
              })}
            />
          )}
        </div>
        <PageSection label="写真">
          {data.categories && <PhotoCategories query={data.categories} countOf={countOf} />}
          {data.photos && category !== null && (
            <CategoryPhotos
              query={data.photos}
              category={category}
              prefectureSlug={query.variables.prefectureSlug}
            />
          )}
        </PageSection>
      </div>
    </>
  );
}
