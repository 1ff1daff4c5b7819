import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCard_hall$key } from '../../__generated__/HallCard_hall.graphql.ts';
import { HallCard as HallCardView } from '../../ui/hall/HallCard.tsx';
import { ClipButton, ClipTargetButton } from '../clip/ClipButton.tsx';
import { UNNAMED_HALL } from './hallPath.ts';
import { useHallCardData } from './useHallCardData.ts';
import type { MergedViewedHall } from './viewedHallsStorage.ts';

export function HallCard(props: {
  hall: HallCard_hall$key;
  layout?: 'grid' | 'list' | 'mini';
  priority?: boolean;
  level?: 2 | 3 | 4;
  sponsored?: boolean;
  estimate?: ReactNode;
}) {
  const { hall: key, ...view } = props;
  const hall = useFragment(
    graphql`
      fragment HallCard_hall on Hall {
        ...useHallCardData_hall
        name
        ...ClipButton_clippable
      }
    `,
    key,
  );
  return (
    <HallCardView
      {...view}
      hall={useHallCardData(hall)}
      clip={<ClipButton clippable={hall} name={hall.name ?? UNNAMED_HALL} />}
    />
  );
}

/** A recently viewed hall, from the gateway or, if it has not recorded the visit, from local storage. */
export function ViewedHallCard({ hall }: { hall: MergedViewedHall<HallCard_hall$key> }) {
  if (hall.node) return <HallCard hall={hall.node} layout="mini" />;
  const target = { id: hall.id, typename: 'Hall', name: hall.facts.name };
  return (
    <HallCardView hall={hall.facts} layout="mini" clip={<ClipTargetButton target={target} count={null} />} />
  );
}
