import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { RecordHallView_hall$key } from '../../__generated__/RecordHallView_hall.graphql.ts';
import { useHallCardData } from '../../components/hall/useHallCardData.ts';

const VIEW_DELAY_MS = 1000;

/** The hall whose page is open and recorded. Filters of the page mount it again. */
let recordedId: string | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

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
    recordedId = id;
    // A failure is ignored: nobody waits for the record.
    void import('./RecordHallViewMutation.ts')
      .then(({ recordHallView }) => recordHallView(environment, id, facts))
      .catch(() => {});
  });
  useEffect(() => {
    clearTimeout(leaving);
    // The delay skips StrictMode's discarded first effect and brief visits.
    const timer = recordedId === id ? undefined : setTimeout(record, VIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      // The next page's effects run first, if it is the same hall's.
      leaving = setTimeout(() => (recordedId = null));
    };
  }, [id]);
  return null;
}
