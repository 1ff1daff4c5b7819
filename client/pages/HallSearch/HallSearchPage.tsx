import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallSearchPageQuery } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import type { PageProps } from '../../router/page.tsx';
import { NO_CONDITIONS, readConditions } from './conditions.ts';
import { HallSearchForm } from './HallSearchForm.tsx';
import { HallSearchHead } from './HallSearchHead.tsx';
import styles from './HallSearchPage.module.css';
import { HallSearchResult } from './HallSearchResult.tsx';
import { readOptions } from './options.ts';
import { SponsoredHall } from './SponsoredHall.tsx';

/**
 * Hall search and its landing pages: conditions, the halls found, and how to go on when there are none. The whole is
 * a GET form and links, so it works without script; with it, the same addresses are opened in place.
 */
export default function HallSearchPage({ query, place }: PageProps<HallSearchPageQuery>) {
  const data = usePreloadedQuery<HallSearchPageQuery>(
    graphql`
      query HallSearchPageQuery(
        $filter: HallFilter
        $sort: HallSort!
        $page: Int!
        $prefectureSlug: String
        $withPlaces: Boolean!
        $sponsorPlace: String!
        $withSponsored: Boolean!
      ) @preloadable @throwOnFieldError {
        halls(filter: $filter, sort: $sort, page: $page) {
          ...searchAddress_halls
          ...HallSearchHead_halls
          ...HallSearchForm_halls
          ...HallSearchResult_halls
        }
        ...SponsoredHall_query @include(if: $withSponsored) @alias(as: "sponsor")
        ...options_query
      }
    `,
    query,
  );
  const options = readOptions(data);
  const conditions = readConditions(place.address, place.params) ?? NO_CONDITIONS;
  return (
    <div className={`page ${styles.search}`}>
      <div className={styles.head}>
        <HallSearchHead halls={data.halls} options={options} conditions={conditions} />
      </div>
      <HallSearchForm halls={data.halls} options={options} conditions={conditions} />
      <HallSearchResult
        halls={data.halls}
        options={options}
        conditions={conditions}
        sponsored={data.sponsor && <SponsoredHall query={data.sponsor} />}
      />
    </div>
  );
}
