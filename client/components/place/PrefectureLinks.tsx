import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PrefectureLinks_query$key } from '../../__generated__/PrefectureLinks_query.graphql.ts';
import { PageSection } from '../page/PageSection.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { PrefectureTiles } from '../../ui/place/PrefectureTiles.tsx';
import { regionTiles } from './regionTiles.ts';

interface PlaceLinks {
  query: PrefectureLinks_query$key;
  hrefOf: (prefectureSlug: string) => string;
  /** Without it, areas are not links. */
  areaHrefOf?: (areaSlug: string) => string;
}

/** A section with all prefectures as links, by area. */
export function PrefectureLinks({ id, title, ...links }: PlaceLinks & { id: string; title: string }) {
  return (
    <PageSection id={id} label={title}>
      <Section id={id} title={title}>
        <Prefectures {...links} />
      </Section>
    </PageSection>
  );
}

function Prefectures({ hrefOf, areaHrefOf, ...props }: PlaceLinks) {
  const { options } = useFragment(
    graphql`
      fragment PrefectureLinks_query on Query {
        options: hallSearchOptions @required(action: THROW) {
          ...regionTiles_options
        }
      }
    `,
    props.query,
  );
  return <PrefectureTiles regions={regionTiles(options, { hrefOf, areaHrefOf })} />;
}
