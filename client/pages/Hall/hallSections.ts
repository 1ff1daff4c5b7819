/* eslint-disable relay/must-colocate-fragment-spreads -- the page renders the sections */
import { graphql } from 'relay-runtime';
import type { HallPageQuery } from '../../__generated__/HallPageQuery.graphql.ts';
import type { hallSectionsCostsQuery } from '../../__generated__/hallSectionsCostsQuery.graphql.ts';
import type { hallSectionsGrowthQuery } from '../../__generated__/hallSectionsGrowthQuery.graphql.ts';
import type { hallSectionsReviewsQuery } from '../../__generated__/hallSectionsReviewsQuery.graphql.ts';
import type { hallSectionsPhotosQuery } from '../../__generated__/hallSectionsPhotosQuery.graphql.ts';
import type { hallSectionsBridePhotosQuery } from '../../__generated__/hallSectionsBridePhotosQuery.graphql.ts';
import type { hallSectionsBridesQuery } from '../../__generated__/hallSectionsBridesQuery.graphql.ts';
import type { hallSectionsFairsQuery } from '../../__generated__/hallSectionsFairsQuery.graphql.ts';
import type { hallSectionsQuestionsQuery } from '../../__generated__/hallSectionsQuestionsQuery.graphql.ts';
import type { hallSectionsBenefitsQuery } from '../../__generated__/hallSectionsBenefitsQuery.graphql.ts';
import type { hallSectionsAccessQuery } from '../../__generated__/hallSectionsAccessQuery.graphql.ts';
import type { hallSectionsVideosQuery } from '../../__generated__/hallSectionsVideosQuery.graphql.ts';
import type { hallSectionsNearbyQuery } from '../../__generated__/hallSectionsNearbyQuery.graphql.ts';
import { pageSections, section } from '../../router/sections.ts';

/** The sections of a hall page. */
export default pageSections(({ hall }: { readonly hall?: { readonly id: string } | null }) => hall?.id, {
  costs: section<HallPageQuery, hallSectionsCostsQuery>({
    query: graphql`
      query hallSectionsCostsQuery($id: ID!, $costCount: Int!, $costGuests: Int) {
        hall(by: { id: $id }) {
          ...HallCosts_hall
        }
      }
    `,
    variables: ({ costCount, costGuests }, id) => ({ id, costCount, costGuests }),
  }),
  growth: section<HallPageQuery, hallSectionsGrowthQuery>({
    query: graphql`
      query hallSectionsGrowthQuery($id: ID!, $comparesGrowth: Boolean!) {
        hall(by: { id: $id }) {
          ...HallCostGrowth_hall
        }
      }
    `,
    variables: ({ comparesGrowth }, id) => ({ id, comparesGrowth }),
  }),
  reviews: section<HallPageQuery, hallSectionsReviewsQuery>({
    query: graphql`
      query hallSectionsReviewsQuery(
        $id: ID!
        $season: String
        $reviewFilter: ReviewFilter
        $lowestRatedFirst: Boolean!
        $reviewSort: ReportSort!
        $reviewPage: Int!
        $reviewCount: Int!
      ) {
        hall(by: { id: $id }) {
          ...HallReviews_hall
        }
      }
    `,
    variables: ({ season, reviewFilter, lowestRatedFirst, reviewSort, reviewPage, reviewCount }, id) => ({
      id,
      season,
      reviewFilter,
      lowestRatedFirst,
      reviewSort,
      reviewPage,
      reviewCount,
    }),
    derived: ['isPaged'],
  }),
  photos: section<HallPageQuery, hallSectionsPhotosQuery>({
    query: graphql`
      query hallSectionsPhotosQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallPhotos_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  'bride-photos': section<HallPageQuery, hallSectionsBridePhotosQuery>({
    query: graphql`
      query hallSectionsBridePhotosQuery($id: ID!, $photoCount: Int!) {
        hall(by: { id: $id }) {
          ...HallBridePhotos_hall
        }
      }
    `,
    variables: ({ photoCount }, id) => ({ id, photoCount }),
  }),
  brides: section<HallPageQuery, hallSectionsBridesQuery>({
    query: graphql`
      query hallSectionsBridesQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallBrides_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  fairs: section<HallPageQuery, hallSectionsFairsQuery>({
    query: graphql`
      query hallSectionsFairsQuery($id: ID!, $fairCount: Int!) {
        hall(by: { id: $id }) {
          ...HallFairs_hall
        }
      }
    `,
    variables: ({ fairCount }, id) => ({ id, fairCount }),
  }),
  questions: section<HallPageQuery, hallSectionsQuestionsQuery>({
    query: graphql`
      query hallSectionsQuestionsQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallQuestions_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  benefits: section<HallPageQuery, hallSectionsBenefitsQuery>({
    query: graphql`
      query hallSectionsBenefitsQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallBenefits_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  access: section<HallPageQuery, hallSectionsAccessQuery>({
    query: graphql`
      query hallSectionsAccessQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallAccess_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  videos: section<HallPageQuery, hallSectionsVideosQuery>({
    query: graphql`
      query hallSectionsVideosQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallVideos_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
  nearby: section<HallPageQuery, hallSectionsNearbyQuery>({
    query: graphql`
      query hallSectionsNearbyQuery($id: ID!) {
        hall(by: { id: $id }) {
          ...HallNearby_hall
        }
      }
    `,
    variables: (_variables, id) => ({ id }),
  }),
});
