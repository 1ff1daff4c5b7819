import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useSearchOptions_query$key } from '../../__generated__/useSearchOptions_query.graphql.ts';
import type { Options } from './options.ts';

/** The choices of hall search; null when they could not be read, which leaves the halls found as they are. */
export function useSearchOptions(query: useSearchOptions_query$key): Options | null {
  const { options } = useFragment(
    graphql`
      fragment useSearchOptions_query on Query {
        options: hallSearchOptions @catch(to: NULL) {
          areas {
            slug
            name
            domesticArea
          }
          prefectures {
            slug
            name
            areaSlug
          }
          regions(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) {
            slug
            name
            prefectureSlug
          }
          districts(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) {
            slug
            name
            prefectureSlug
          }
          stations(prefectureSlug: $prefectureSlug) @include(if: $withPlaces) {
            id
            name
            prefectureSlug
          }
          planTypes {
            value
            label
          }
          goods {
            value
            label
          }
          tastes {
            value
            label
          }
          chapels {
            value
            label
          }
          planTags {
            value
            label
          }
        }
      }
    `,
    query,
  );
  return options ?? null;
}
