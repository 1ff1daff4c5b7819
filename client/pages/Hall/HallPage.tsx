import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import { RecentlyViewedHalls } from '../../parts/hall/RecentlyViewedHalls.tsx';
import { RecommendedHalls } from '../../parts/hall/RecommendedHalls.tsx';
import { PageSection } from '../../parts/page/PageSection.tsx';
import type { PageProps } from '../../router/page.tsx';
import { HallHeader } from './HallHeader.tsx';

/** A hall with everything the product knows of it. The hall itself is the subject; every section fails alone. */
export default function HallPage({ query }: PageProps<HallPageQuery>) {
  const { hall } = usePreloadedQuery<HallPageQuery>(
    graphql`
      query HallPageQuery($by: HallBy!) @preloadable @throwOnFieldError {
        hall(by: $by) {
          id
          rawId
          slug
          areaSlug
          ...HallHeader_hall
        }
      }
    `,
    query,
  );
  if (!hall) return null;
  return (
    <>
      <HallHeader hall={hall} />
      <div className="page wide-flow">
        <PageSection what="おすすめの会場">
          <RecommendedHalls />
        </PageSection>
        <PageSection what="最近見た会場">
          <RecentlyViewedHalls exceptId={hall.id} />
        </PageSection>
      </div>
    </>
  );
}
