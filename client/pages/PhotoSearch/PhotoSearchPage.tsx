import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PhotoSearchPageQuery } from '../../__generated__/PhotoSearchPageQuery.graphql.ts';
import { number } from '../../format.ts';
import { PHOTO_CATEGORIES } from '../../names.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { ChipLinks } from '../../ui/search/ChipLinks.tsx';
import { useVisit } from '../../requestContext.ts';
import { FoundPhotos } from './FoundPhotos.tsx';
import { PhotoKinds } from './PhotoKinds.tsx';
import { categoryOf, categoryPath } from './photosAddress.ts';
import styles from './PhotoSearchPage.module.css';

/** Photographs of halls by what they show: the kinds with an example of each, and of one kind the photographs. */
export default function PhotoSearchPage({ query, place }: PageProps<PhotoSearchPageQuery>) {
  const data = usePreloadedQuery<PhotoSearchPageQuery>(
    graphql`
      query PhotoSearchPageQuery($prefectureSlug: String!, $isOfKind: Boolean!) @preloadable {
        photoCounts @catch(to: NULL) {
          category
          count
        }
        ...FoundPhotos_query @include(if: $isOfKind) @alias(as: "found")
        ...PhotoKinds_query @skip(if: $isOfKind) @alias(as: "kinds")
      }
    `,
    query,
  );
  const { site } = useVisit();
  const category = categoryOf(place);
  const title = category ? `${PHOTO_CATEGORIES[category] ?? ''}の写真` : '写真から会場を探す';
  const path = category ? categoryPath(category) : '/photos/';
  const counts = data.photoCounts ?? [];
  const countOf = (of: string) => counts.find((item) => item.category === of)?.count ?? null;
  const crumbs = [
    { label: 'トップ', href: '/' },
    ...(category ? [{ label: '写真から探す', href: '/photos/' }] : []),
    { label: title },
  ];
  return (
    <>
      <Head
        title={title}
        description={`結婚式場の写真を、挙式、披露宴、料理、衣裳などの場面から探せます。${title}を会場ごとに見比べられます。`}
        canonical={path}
        noindex={place.address.query.has('prefecture')}
        graph={[breadcrumbGraph(site.url, crumbs)]}
      />
      <div className={`page wide-flow ${styles.photos}`}>
        <div className="flow">
          <Breadcrumb crumbs={crumbs} />
          <PageTitle set="words">{title}</PageTitle>
          {category === null ? (
            <p className="prose">
              見たい場面を選ぶと、お住まいの地域で選ばれている会場の写真を、会場ごとにご覧いただけます。
            </p>
          ) : (
            <ChipLinks
              label="写真の種類"
              links={Object.entries(PHOTO_CATEGORIES).map(([value, name]) => {
                const count = countOf(value);
                return {
                  label: count === null ? name : `${name}（${number(count)}枚）`,
                  href: categoryPath(value),
                  current: value === category,
                };
              })}
            />
          )}
        </div>
        <PageSection what="写真">
          {data.kinds && <PhotoKinds query={data.kinds} countOf={countOf} />}
          {data.found && category !== null && (
            <FoundPhotos
              query={data.found}
              category={category}
              prefectureSlug={query.variables.prefectureSlug}
            />
          )}
        </PageSection>
      </div>
    </>
  );
}
