import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCard_hall$key } from '../../__generated__/HallCard_hall.graphql.ts';
import { HallCard as HallCardView } from '../../ui/hall/HallCard.tsx';
import { ClipButton } from '../clip/ClipButton.tsx';
import { NAMELESS } from './hallPath.ts';
import { useHallFacts } from './useHallFacts.ts';

/** A hall in a list, with its clip. */
export function HallCard(props: {
  hall: HallCard_hall$key;
  layout?: 'grid' | 'list' | 'mini';
  first?: boolean;
  level?: 2 | 3 | 4;
  sponsored?: boolean;
}) {
  const { hall: key, ...view } = props;
  const hall = useFragment(
    graphql`
      fragment HallCard_hall on Hall {
        ...useHallFacts_hall
        name
        ...ClipButton_clippable
      }
    `,
    key,
  );
  return (
    <HallCardView
      {...view}
      hall={useHallFacts(hall)}
      clip={<ClipButton clippable={hall} name={hall.name ?? NAMELESS} />}
    />
  );
}
