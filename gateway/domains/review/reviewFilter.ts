/** Conditions and an order of reviews that the REST API lacks. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { badUserInput } from '#gateway/schema/kit/errors.ts';
import { readOptional } from '#gateway/upstream/decode.ts';

import { CustomerStatus, type ReviewRow } from './Review.ts';

/** As the REST API counts for costs. */
const GUEST_TOLERANCE = 10;
const MAX_STARS = 5;

export const ReviewFilter = builder.inputType('ReviewFilter', {
  description:
    'Conditions for reviews, combined with AND. A review that does not give what a condition asks for is left out.',
  fields: (t) => ({
    customerStatus: t.field({
      type: CustomerStatus,
      description: 'Only authors who came this far with the hall.',
    }),
    stars: t.int({
      description:
        'Only reviews with so many whole stars, 1 to 5: 4 finds scores from 4.0 to 4.9, 5 finds 5.0.',
    }),
    guestCount: t.int({ description: 'Only weddings with this number of guests, plus or minus 10.' }),
  }),
});

export type ReviewConditions = typeof ReviewFilter.$inferInput;

/** Whether any condition is given. @throws BAD_USER_INPUT for values out of range */
export function hasConditions({ customerStatus, stars, guestCount }: ReviewConditions): boolean {
  if (stars != null && (stars < 1 || stars > MAX_STARS))
    throw badUserInput('`stars` is a number from 1 to 5.');
  if (guestCount != null && guestCount < 1) throw badUserInput('`guestCount` has to be at least 1.');
  return [customerStatus, stars, guestCount].some((condition) => condition != null);
}

/** Whether a review meets all conditions; values that cannot be read meet none. */
export function meets(review: ReviewRow, { customerStatus, stars, guestCount }: ReviewConditions): boolean {
  const rating = readOptional(() => review.rating);
  const guests = readOptional(() => review.guest_count);
  return (
    (customerStatus == null || readOptional(() => review.customer_status) === customerStatus) &&
    (stars == null || (rating !== null && Math.floor(rating) === stars)) &&
    (guestCount == null || (guests !== null && Math.abs(guests - guestCount) <= GUEST_TOLERANCE))
  );
}

/** Lowest score first; reviews without a score follow. Equal ones keep their order. */
export function lowestFirst(reviews: readonly ReviewRow[]): ReviewRow[] {
  const scoreOf = (review: ReviewRow) => readOptional(() => review.rating) ?? MAX_STARS + 1;
  return reviews.toSorted((a, b) => scoreOf(a) - scoreOf(b));
}
