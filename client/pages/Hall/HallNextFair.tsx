import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallNextFair_hall$key } from '../../__generated__/HallNextFair_hall.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { UNKNOWN } from '../../labels.ts';

/** The date of the hall's next fair. */
export function HallNextFair(props: { hall: HallNextFair_hall$key }) {
  const { fairs } = useFragment(
    graphql`
      fragment HallNextFair_hall on Hall {
        fairs(first: $fairCount) {
          nodes {
            heldOn
          }
        }
      }
    `,
    props.hall,
  );
  const nodes = fairs?.nodes;
  if (nodes?.length === 0) return <span>フェアの予定なし</span>;
  const heldOn = nodes?.[0]?.heldOn;
  return <span>次のフェア {heldOn ? formatShortDate(heldOn) : UNKNOWN}</span>;
}
