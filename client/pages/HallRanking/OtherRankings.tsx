import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OtherRankings_query$key } from '../../__generated__/OtherRankings_query.graphql.ts';
import { Section } from '../../ui/base/Section.tsx';
import { regionTiles } from '../../components/place/regionTiles.ts';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';
import styles from './HallRankingPage.module.css';
import { prefectureHallRankingPath, regionHallRankingPath } from '../../paths.ts';

export function OtherRankings(props: { query: OtherRankings_query$key; prefectureSlug: string }) {
  const { prefectureSlug } = props;
  const { options } = useFragment(
    graphql`
      fragment OtherRankings_query on Query {
        options: hallSearchOptions @required(action: THROW) {
          ...regionTiles_options
          regions(prefectureSlug: $prefectureSlug) {
            slug
            name
          }
        }
      }
    `,
    props.query,
  );
  return (
    <Section id="others" title="ほかの地域のランキング">
      <div className="flow">
        {options.regions != null && options.regions.length > 0 && (
          <ul className={styles.regions}>
            {options.regions.map(({ slug, name }) => (
              <li key={slug}>
                <a href={regionHallRankingPath({ prefectureSlug, regionSlug: slug })}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        <PrefectureTiles
          regions={regionTiles(options, {
            hrefOf: (slug) => prefectureHallRankingPath({ prefectureSlug: slug }),
          })}
        />
      </div>
    </Section>
  );
}
