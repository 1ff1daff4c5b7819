import type { HallCard_hall$key } from '../../__generated__/HallCard_hall.graphql.ts';
import { HallCard as HallCardView } from '../../ui/hall/HallCard.tsx';
import { HallCard } from './HallCard.tsx';
import type { Viewed } from './viewedHere.ts';

/** A hall looked at lately: with its clip where the gateway tells of it, else as the device noted it. */
export function ViewedHallCard({ hall }: { hall: Viewed<HallCard_hall$key> }) {
  return hall.told ? (
    <HallCard hall={hall.told} layout="mini" />
  ) : (
    <HallCardView hall={hall.facts} layout="mini" />
  );
}
