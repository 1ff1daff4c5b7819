import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useHallCardData_hall$key } from '../../__generated__/useHallCardData_hall.graphql.ts';
import { formatCapacity } from '../../format.ts';
import { venueTypeLabel } from '../../labels.ts';
import type { HallCardData } from '../../ui/hall/HallCard.tsx';
import { hallPath, hallPlace, UNNAMED_HALL } from './hallPath.ts';
import { toPicture, uniquePictures } from '../photo/picture.ts';

const MAX_PHOTOS = 5;

/** Data of a hall's card. Failed fields are left out, so that one hall never breaks a list. */
export function useHallCardData(key: useHallCardData_hall$key): HallCardData {
  const hall = useFragment(
    graphql`
      fragment useHallCardData_hall on Hall {
        ...hallPath_hall
        name
        nameWithBreaks
        venueType
        access
        address
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
  return {
    href: hallPath(hall),
    name: hall.name ?? UNNAMED_HALL,
    nameWithBreaks: hall.nameWithBreaks,
    photos: uniquePictures((hall.coverImages ?? []).map(toPicture)).slice(0, MAX_PHOTOS),
    kind: venueTypeLabel(hall.venueType),
    place: hallPlace(hall.address, hall.location?.prefecture?.name, hall.location?.regions?.[0]?.name),
    access: hall.access,
    rating: hall.rating ?? null,
    ratingCount: hall.ratingCount ?? null,
    cost: hall.cost ?? null,
    costNote: '総額の目安',
    capacity: formatCapacity(hall.capacityMin, hall.capacityMax),
    badges: hall.isBestRate ? ['ベストレート保証'] : [],
  };
}
