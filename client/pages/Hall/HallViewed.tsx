import { useEffect, useEffectEvent } from 'react';
import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { HallViewed_hall$key } from '../../__generated__/HallViewed_hall.graphql.ts';
import type { HallViewedMutation } from '../../__generated__/HallViewedMutation.graphql.ts';
import { useHallFacts } from '../../components/hall/useHallFacts.ts';
import { noteViewed } from '../../components/hall/viewedHere.ts';

/**
 * Notes, once per visit of the page, that the visitor looked at a hall: on the device at once, and with the gateway.
 * Only a browser does, never the server.
 */
export function HallViewed(props: { hall: HallViewed_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment HallViewed_hall on Hall {
        id
        ...useHallFacts_hall
      }
    `,
    props.hall,
  );
  const { id } = hall;
  const facts = useHallFacts(hall);
  const environment = useRelayEnvironment();
  const note = useEffectEvent(() => {
    noteViewed({ id, viewedAt: new Date().toISOString(), facts });
    commitMutation<HallViewedMutation>(environment, {
      mutation: graphql`
        mutation HallViewedMutation($hallId: ID!) {
          recordHallView(input: { hallId: $hallId }) {
            userErrors {
              code
            }
          }
        }
      `,
      variables: { hallId: id },
      // Not recorded is not worth a word to the visitor, and the device has noted it.
      onError() {},
    });
  });
  useEffect(() => {
    // Waiting a moment lets StrictMode's first, discarded effect pass, and a visitor who only flips through.
    const timer = setTimeout(note, 1000);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
