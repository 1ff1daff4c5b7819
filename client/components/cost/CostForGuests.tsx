import type { ReactNode } from 'react';
import { CostEstimate, NoCostEstimate } from '../../ui/cost/CostEstimate.tsx';
import { GuestCountField } from '../../ui/cost/GuestCountField.tsx';
import { parseGuestCount, saveGuestCount, useGuestCount } from './guestCount.ts';
import { useHallEstimates } from './hallEstimates.ts';

/** Asks for the visitor's number of guests, shows it and lets it be changed. */
export function GuestCount({ suggestion }: { suggestion?: number | null }) {
  return (
    <GuestCountField
      count={useGuestCount()}
      suggestion={suggestion}
      parse={parseGuestCount}
      onChange={saveGuestCount}
    />
  );
}

/** What the visitor's number of guests costs at a hall, on one line; nothing without a number. */
export function CostForGuests(props: {
  /** Global id. */
  hallId: string;
  /** `plain`: short, without the explanation; shows its children where there is no estimate. */
  variant?: 'plain';
  /** Shown where there is no number of guests. */
  children?: ReactNode;
  /** Whether to say that no bill is known. */
  saysNone?: boolean;
}) {
  const { hallId, variant, children = null, saysNone = false } = props;
  const guestCount = useGuestCount();
  const [estimate] = useHallEstimates([hallId], guestCount);
  if (guestCount === null) return children;
  if (estimate === null && saysNone) return <NoCostEstimate />;
  if (variant === 'plain' && !estimate) return children;
  return <CostEstimate estimate={estimate ?? null} isPlain={variant === 'plain'} />;
}
