import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SponsoredHall_query$key } from '../../__generated__/SponsoredHall_query.graphql.ts';
import { HallCard } from '../../components/hall/HallCard.tsx';

/** The sponsored hall of the prefecture searched, marked as such; nothing where there is none. */
export function SponsoredHall(props: { query: SponsoredHall_query$key }) {
  const { sponsoredHall } = useFragment(
    graphql`
      fragment SponsoredHall_query on Query {
        sponsoredHall(prefectureSlug: $sponsorPlace) @catch(to: NULL) {
          hall {
            ...HallCard_hall
          }
        }
      }
    `,
    props.query,
  );
  return sponsoredHall?.hall ? <HallCard hall={sponsoredHall.hall} level={2} sponsored /> : null;
}
