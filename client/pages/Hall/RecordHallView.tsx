import { useEffect, useEffectEvent } from 'react';
import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RecordHallView_hall$key } from '../../__generated__/RecordHallView_hall.graphql.ts';
import type { RecordHallViewMutation } from '../../__generated__/RecordHallViewMutation.graphql.ts';
import { useHallCardData } from '../../components/hall/useHallCardData.ts';
import { recordViewedHall } from '../../components/hall/viewedHallsStorage.ts';

const VIEW_DELAY_MS = 1000;

/** Records a hall view once per page visit, on the device and on the gateway. Browser only. */
export function RecordHallView(props: { hall: RecordHallView_hall$key }) {
  const hall = useFragment(
    graphql`
      fragment RecordHallView_hall on Hall {
        id
        ...useHallCardData_hall
      }
    `,
    props.hall,
  );
  const { id } = hall;
  const facts = useHallCardData(hall);
  const environment = useRelayEnvironment();
  const record = useEffectEvent(() => {
    recordViewedHall({ id, viewedAt: new Date().toISOString(), facts });
    commitMutation<RecordHallViewMutation>(environment, {
      mutation: graphql`
        mutation RecordHallViewMutation($hallId: ID!) {
          recordHallView(input: { hallId: $hallId }) {
            userErrors {
              code
            }
          }
        }
      `,
      variables: { hallId: id },
      // Ignored: the device history has the view.
      onError() {},
    });
  });
  useEffect(() => {
    // The delay skips StrictMode's discarded first effect and brief visits.
    const timer = setTimeout(record, VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
