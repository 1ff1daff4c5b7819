import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { HallSearchPageQuery } from '../../__generated__/HallSearchPageQuery.graphql.ts';
import type { HallSearchPage_sponsor$key } from '../../__generated__/HallSearchPage_sponsor.graphql.ts';
import { CostForGuests, GuestCount } from '../../components/cost/CostForGuests.tsx';
import { HallCard } from '../../components/hall/HallCard.tsx';
import type { PageProps } from '../../router/route.tsx';
import { HallSearchForm } from './HallSearchForm.tsx';
import { HallSearchHead } from './HallSearchHead.tsx';
import styles from './HallSearchPage.module.css';
import { HallSearchResult } from './HallSearchResult.tsx';
import { NO_CONDITIONS, readConditions, writeConditions, type ConditionParts } from './searchConditions.ts';
import { readSearchOptions } from './searchOptions.ts';
import { UnderstoodNotice } from './UnderstoodNotice.tsx';
import { readUnderstoodSearch } from './understoodSearch.ts';
import { useHallCount } from './useHallCount.ts';

/** Hall search and its landing pages. A GET form and links: works without script. */
export default function HallSearchPage({ query, context }: PageProps<HallSearchPageQuery, ConditionParts>) {
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
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- for the outcome of the route
          ...hallSearchRoute_halls
          ...understoodSearch_halls
          ...HallSearchHead_halls
          ...HallSearchForm_halls
          ...HallSearchResult_halls
        }
        ...HallSearchPage_sponsor @include(if: $withSponsored) @alias(as: "sponsor")
        ...searchOptions_query
      }
    `,
    query,
  );
  const typed = readConditions(context.address, context.params) ?? NO_CONDITIONS;
  const search = readUnderstoodSearch(data.halls, typed, readSearchOptions(data));
  const { conditions, options } = search;
  const { draft, chosen: edited, count } = useHallCount(writeConditions({ ...conditions, page: 1 }));
  // Choices that are not submitted yet go into the links of the page.
  const chosen = edited ?? conditions;
  return (
    <div className={`page ${styles.search}`}>
      <div className="flow">
        <HallSearchHead halls={data.halls} options={options} conditions={conditions} />
        <UnderstoodNotice search={search} />
        <GuestCount suggestion={conditions.people} />
      </div>
      <HallSearchForm
        halls={data.halls}
        options={options}
        conditions={conditions}
        chosen={chosen}
        draft={draft}
        onChoose={count}
      />
      <HallSearchResult
        halls={data.halls}
        options={options}
        conditions={conditions}
        chosen={chosen}
        sponsored={data.sponsor && <SponsoredHall query={data.sponsor} />}
      />
    </div>
  );
}

/** The prefecture's sponsored hall, labelled as such. */
function SponsoredHall(props: { query: HallSearchPage_sponsor$key }) {
  const { sponsoredHall } = useFragment(
    graphql`
      fragment HallSearchPage_sponsor on Query {
        sponsoredHall(prefectureSlug: $sponsorPlace) {
          hall {
            id
            ...HallCard_hall
          }
        }
      }
    `,
    props.query,
  );
  const hall = sponsoredHall?.hall;
  return hall ? (
    <HallCard hall={hall} level={2} sponsored estimate={<CostForGuests hallId={hall.id} />} />
  ) : null;
}
