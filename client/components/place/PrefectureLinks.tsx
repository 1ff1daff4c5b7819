import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PrefectureLinks_query$key } from '../../__generated__/PrefectureLinks_query.graphql.ts';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';

/** All prefectures as links, by area. */
export function PrefectureLinks(props: {
  query: PrefectureLinks_query$key;
  hrefOf: (prefectureSlug: string) => string;
  /** Without it, areas are not links. */
  areaHrefOf?: (areaSlug: string) => string;
}) {
  const { hrefOf, areaHrefOf } = props;
  const { options } = useFragment(
    graphql`
      fragment PrefectureLinks_query on Query {
        options: hallSearchOptions {
          areas @required(action: NONE) {
            slug
            name
            domesticArea
          }
          prefectures @required(action: NONE) {
            slug
            name
            areaSlug
          }
        }
      }
    `,
    props.query,
  );
  if (!options) return null;
  return (
    <PrefectureTiles
      regions={options.areas
        .filter((area) => area.domesticArea)
        .map((area) => ({
          name: area.name,
          href: areaHrefOf?.(area.slug),
          prefectures: options.prefectures
            .filter(({ areaSlug }) => areaSlug === area.slug)
            .map(({ slug, name }) => ({ slug, name, href: hrefOf(slug), count: null })),
        }))}
    />
  );
}
