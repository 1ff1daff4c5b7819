import type { HallCard_hall$key } from '../../__generated__/HallCard_hall.graphql.ts';
import { HallCard as HallCardView } from '../../ui/hall/HallCard.tsx';
import { ThingClipButton } from '../clip/ClipButton.tsx';
import { HallCard } from './HallCard.tsx';
import type { Viewed } from './viewedHere.ts';

/** A hall looked at lately: as the gateway tells of it, else as the device noted it. It can be kept either way. */
export function ViewedHallCard({ hall }: { hall: Viewed<HallCard_hall$key> }) {
  if (hall.told) return <HallCard hall={hall.told} layout="mini" />;
  const thing = { id: hall.id, typename: 'Hall' };
  return (
    <HallCardView
      hall={hall.facts}
      layout="mini"
      clip={<ThingClipButton thing={thing} name={hall.facts.name} count={null} />}
    />
  );
}
