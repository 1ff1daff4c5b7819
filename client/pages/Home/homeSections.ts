/* eslint-disable relay/must-colocate-fragment-spreads -- the page renders the sections */
import { graphql } from 'relay-runtime';
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts';
import type { homeSectionsIntroductionQuery } from '../../__generated__/homeSectionsIntroductionQuery.graphql.ts';
import type { homeSectionsPopularQuery } from '../../__generated__/homeSectionsPopularQuery.graphql.ts';
import type { homeSectionsBridesQuery } from '../../__generated__/homeSectionsBridesQuery.graphql.ts';
import type { homeSectionsMagazineQuery } from '../../__generated__/homeSectionsMagazineQuery.graphql.ts';
import type { homeSectionsPlacesQuery } from '../../__generated__/homeSectionsPlacesQuery.graphql.ts';
import type { homeSectionsSearchesQuery } from '../../__generated__/homeSectionsSearchesQuery.graphql.ts';
import { pageSections, section } from '../../router/sections.ts';

/** The sections of the home page. */
export default pageSections(() => null, {
  introduction: section<HomePageQuery, homeSectionsIntroductionQuery>({
    query: graphql`
      query homeSectionsIntroductionQuery {
        ...HomeIntroduction_query
      }
    `,
    variables: () => ({}),
  }),
  popular: section<HomePageQuery, homeSectionsPopularQuery>({
    query: graphql`
      query homeSectionsPopularQuery($prefectureSlug: String!) {
        ...HomeHalls_query
      }
    `,
    variables: ({ prefectureSlug }) => ({ prefectureSlug }),
  }),
  brides: section<HomePageQuery, homeSectionsBridesQuery>({
    query: graphql`
      query homeSectionsBridesQuery {
        ...HomeBrides_query
      }
    `,
    variables: () => ({}),
  }),
  magazine: section<HomePageQuery, homeSectionsMagazineQuery>({
    query: graphql`
      query homeSectionsMagazineQuery {
        ...HomeMagazine_query
      }
    `,
    variables: () => ({}),
  }),
  places: section<HomePageQuery, homeSectionsPlacesQuery>({
    query: graphql`
      query homeSectionsPlacesQuery {
        ...HomePlaces_query
      }
    `,
    variables: () => ({}),
  }),
  searches: section<HomePageQuery, homeSectionsSearchesQuery>({
    query: graphql`
      query homeSectionsSearchesQuery {
        ...HomeSearches_query
      }
    `,
    variables: () => ({}),
  }),
});
