/* eslint-disable relay/must-colocate-fragment-spreads -- HallPage.tsx renders the sections */
import { graphql } from 'relay-runtime';

/** Sections of a hall page without the rest of it: for a filter, a longer list or a retry. */
export default graphql`
  query HallSectionsQuery(
    $by: HallBy!
    $season: String
    $reviewFilter: ReviewFilter
    $lowestRatedFirst: Boolean!
    $reviewSort: ReportSort!
    $reviewPage: Int!
    $reviewCount: Int!
    $fairCount: Int!
    $costCount: Int!
    $costGuests: Int
    $photoCount: Int!
    $costs: Boolean!
    $reviews: Boolean!
    $photos: Boolean!
    $bridePhotos: Boolean!
    $brides: Boolean!
    $fairs: Boolean!
    $questions: Boolean!
    $benefits: Boolean!
    $access: Boolean!
    $videos: Boolean!
    $nearby: Boolean!
  ) @preloadable {
    hall(by: $by) {
      ...HallCosts_hall @include(if: $costs) @alias(as: "costs")
      ...HallReviews_hall @include(if: $reviews) @alias(as: "reviews")
      ...HallPhotos_hall @include(if: $photos) @alias(as: "photos")
      ...HallBridePhotos_hall @include(if: $bridePhotos) @alias(as: "bridePhotos")
      ...HallBrides_hall @include(if: $brides) @alias(as: "brides")
      ...HallFairs_hall @include(if: $fairs) @alias(as: "fairs")
      ...HallQuestions_hall @include(if: $questions) @alias(as: "questions")
      ...HallBenefits_hall @include(if: $benefits) @alias(as: "benefits")
      ...HallAccess_hall @include(if: $access) @alias(as: "access")
      ...HallVideos_hall @include(if: $videos) @alias(as: "videos")
      ...HallNearby_hall @include(if: $nearby) @alias(as: "nearby")
    }
    ...HallReviews_query @include(if: $reviews) @alias(as: "reviewOptions")
  }
`;
