import type { ReactNode } from 'react';
import { CostForGuests, GuestCount } from '../../components/cost/CostForGuests.tsx';
import { useGuestCount } from '../../components/cost/guestCount.ts';

/** The three places of a hall's page that show this cost. */
export type CostPlace = 'head' | 'strip' | 'section';

/** The hall's cost for the visitor's number of guests. A chunk of its own, since the page's is at its size budget. */
export default function HallCostForGuests(props: {
  /** Global id. */
  hallId: string;
  place: CostPlace;
  /** What the strip says without a number of guests. */
  children?: ReactNode;
}) {
  const { hallId, place, children } = props;
  const guestCount = useGuestCount();
  if (place === 'strip')
    return (
      <CostForGuests hallId={hallId} variant="plain">
        {children}
      </CostForGuests>
    );
  const ask = (
    <a href="#costs" data-screen>
      人数を入れて費用を見る
    </a>
  );
  return (
    <div>
      {place === 'section' && <GuestCount />}
      {(place === 'head' || guestCount !== null) && (
        <CostForGuests hallId={hallId} saysNone>
          {ask}
        </CostForGuests>
      )}
    </div>
  );
}
