import { graphql, type Environment } from 'react-relay/hooks.js';
import type { RecordHallViewMutation } from '../../__generated__/RecordHallViewMutation.graphql.ts';
import { recordViewedHall, type ViewedHall } from '../../components/hall/viewedHallsStorage.ts';
import { mutate } from '../../relay/environment.ts';

/** Records on the device and on the gateway that the viewer has seen a hall. */
export function recordHallView(
  environment: Environment,
  hallId: string,
  facts: ViewedHall['facts'],
): Promise<unknown> {
  recordViewedHall({ id: hallId, viewedAt: new Date().toISOString(), facts });
  return mutate<RecordHallViewMutation>(
    environment,
    graphql`
      mutation RecordHallViewMutation($hallId: ID!) {
        recordHallView(input: { hallId: $hallId }) {
          userErrors {
            code
          }
        }
      }
    `,
    { hallId },
  );
}
