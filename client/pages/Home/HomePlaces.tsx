import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomePlaces_query$key } from '../../__generated__/HomePlaces_query.graphql.ts';
import { Section } from '../../ui/base/Section.tsx';
import { regionTiles } from '../../components/place/regionTiles.ts';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';
import { areaHallsPath, prefectureHallsPath } from '../../paths.ts';

/** Prefectures by area with their hall counts, then destinations abroad. */
export function HomePlaces(props: { query: HomePlaces_query$key }) {
  const { options, everywhere } = useFragment(
    graphql`
      fragment HomePlaces_query on Query {
        options: hallSearchOptions @required(action: THROW) {
          areas @required(action: THROW) {
            slug
            name
            domesticArea
          }
          ...regionTiles_options
        }
        everywhere: halls(first: 1) {
          areaCounts {
            slug
            kind
            count
          }
        }
      }
    `,
    props.query,
  );
  const counts = everywhere?.areaCounts;
  const countOf = (kind: string, slug: string) =>
    counts?.find((item) => item.kind === kind && item.slug === slug)?.count ?? null;
  return (
    <Section id="places" title="地域から探す">
      <PrefectureTiles
        regions={regionTiles(options, {
          hrefOf: (slug) => prefectureHallsPath({ prefecture_slug: slug }),
          areaHrefOf: (slug) => areaHallsPath({ area_slug: slug }),
          countOf: (slug) => countOf('PREFECTURE', slug),
        })}
        abroad={options.areas
          .filter((area) => !area.domesticArea)
          .map(({ slug, name }) => ({
            name,
            href: areaHallsPath({ area_slug: slug }),
            count: countOf('AREA', slug),
          }))}
      />
    </Section>
  );
}
