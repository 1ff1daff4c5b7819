import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useHallFacts_hall$key } from '../../__generated__/useHallFacts_hall.graphql.ts';
import { capacity } from '../../format.ts';
import { venueTypeName } from '../../names.ts';
import type { HallCardFacts } from '../../ui/hall/HallCard.tsx';
import { hallPath, NAMELESS } from './hallPath.ts';
import { withoutRepeats } from '../photo/viewable.ts';
import { picture } from './picture.ts';

/** Photographs to swipe through on a card. */
const MOST_PHOTOS = 5;

/** What cards and rows tell of a hall. A field that failed leaves its line out; one hall never spoils a list. */
export function useHallFacts(key: useHallFacts_hall$key): HallCardFacts {
  const hall = useFragment(
    graphql`
      fragment useHallFacts_hall on Hall {
        ...hallPath_hall
        name
        venueType
        access
        capacityMin
        capacityMax
        rating
        ratingCount
        cost
        isBestRate
        coverImages {
          ...picture_image
        }
        location {
          prefecture {
            name
          }
          regions {
            name
          }
        }
      }
    `,
    key,
  );
  const { location } = hall;
  return {
    href: hallPath(hall),
    name: hall.name ?? NAMELESS,
    photos: withoutRepeats((hall.coverImages ?? []).map(picture)).slice(0, MOST_PHOTOS),
    kind: venueTypeName(hall.venueType),
    place: [location?.prefecture?.name, location?.regions?.[0]?.name].filter(Boolean).join(' ') || null,
    access: hall.access,
    rating: hall.rating ?? null,
    ratingCount: hall.ratingCount ?? 0,
    cost: hall.cost ?? null,
    costNote: '総額の目安',
    capacity: capacity(hall.capacityMin, hall.capacityMax),
    badges: hall.isBestRate ? ['ベストレート保証'] : [],
  };
}
