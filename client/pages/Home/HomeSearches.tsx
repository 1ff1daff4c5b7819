import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeSearches_query$key } from '../../__generated__/HomeSearches_query.graphql.ts';
import { VENUE_TYPES } from '../../labels.ts';
import { Section } from '../../ui/base/Section.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { venueTypeHallsPath } from '../../paths.ts';

/** Saved searches from the REST API, and venue types. */
export function HomeSearches(props: { query: HomeSearches_query$key }) {
  const { presets } = useFragment(
    graphql`
      fragment HomeSearches_query on Query {
        presets: savedHallSearches {
          title
          url
        }
      }
    `,
    props.query,
  );
  return (
    <Section id="searches" title="条件から探す">
      <ChipLinks
        label="条件から探す"
        links={[
          ...VENUE_TYPES.map(({ number, name }) => ({
            label: name,
            href: venueTypeHallsPath({ k: number }),
          })),
          ...(presets ?? []).flatMap(({ title, url }) => (title && url ? [{ label: title, href: url }] : [])),
        ]}
      />
    </Section>
  );
}
