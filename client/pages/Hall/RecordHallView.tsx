import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RecordHallView_hall$key } from '../../__generated__/RecordHallView_hall.graphql.ts';
import { useHallCardData } from '../../components/hall/useHallCardData.ts';

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
    // Failures are ignored: nothing depends on the record.
    void import('./RecordHallViewMutation.ts')
      .then(({ recordHallView }) => recordHallView(environment, id, facts))
      .catch(() => {});
  });
  useEffect(() => {
    // The delay skips StrictMode's discarded first effect and brief visits.
    const timer = setTimeout(record, VIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return null;
}
