import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallCard_hall$key } from '../../__generated__/HallCard_hall.graphql.ts';
import { capacity } from '../../format.ts';
import { venueTypeName } from '../../names.ts';
import { HallCard as HallCardView } from '../../ui/hall/HallCard.tsx';
import { ClipButton } from '../clip/ClipButton.tsx';
import { pictures } from './pictures.ts';
import { hallPath, NAMELESS } from './paths.ts';

/** A hall in a list, with its clip. A field that failed leaves its line out; one hall never spoils a list. */
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
        rawId
        slug
        areaSlug
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
          url
          altText
        }
        location {
          prefecture {
            name
          }
          regions {
            name
          }
        }
        ...ClipButton_hall
      }
    `,
    key,
  );
  const { location } = hall;
  return (
    <HallCardView
      {...view}
      hall={{
        href: hallPath(hall),
        name: hall.name ?? NAMELESS,
        photos: pictures(hall.coverImages ?? []),
        kind: venueTypeName(hall.venueType),
        place: [location?.prefecture?.name, location?.regions?.[0]?.name].filter(Boolean).join(' ') || null,
        access: hall.access,
        rating: hall.rating ?? null,
        ratingCount: hall.ratingCount ?? 0,
        cost: hall.cost ?? null,
        costNote: '総額の目安',
        capacity: capacity(hall.capacityMin, hall.capacityMax),
        badges: hall.isBestRate ? ['ベストレート保証'] : [],
      }}
      clip={<ClipButton hall={hall} />}
    />
  );
}
