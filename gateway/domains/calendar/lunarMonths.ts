// Written by scripts/lunarMonths.ts. Do not edit.

/** The day on which the first of the months begins. */
export const FIRST_DAY = '2024-12-31';

/** Months of the old Japanese calendar by their numbers, one after the other: `+` has 30 days, `-` has 29. A leap month repeats the number before it. */
export const MONTHS = `
  12- 1+ 2- 3+ 4- 5- 6+ 6- 7+ 8- 9+ 10+
  11+ 12- 1+ 2- 3+ 4- 5- 6+ 7- 8+ 9- 10+
  11+ 12+ 1- 2+ 3- 4+ 5- 6- 7+ 8- 9- 10+
  11+ 12+ 1- 2+ 3+ 4- 5+ 5- 6- 7+ 8- 9-
  10+ 11+ 12- 1+ 2+ 3- 4+ 5+ 6- 7- 8+ 9-
  10- 11+ 12+ 1- 2+ 3- 4+ 5+ 6- 7+ 8- 9+
  10- 11+ 12- 1+ 2- 3+ 3- 4+ 5- 6+ 7+ 8-
  9+ 10- 11+ 12- 1+ 2- 3- 4+ 5- 6+ 7+ 8-
  9+ 10+ 11- 12+ 1- 2+ 3- 4- 5+ 6- 7+ 8-
  9+ 10+ 11+ 11- 12+ 1- 2+ 3- 4- 5+ 6- 7+
  8- 9+ 10+ 11+ 12- 1+ 2- 3+ 4- 5- 6+ 7-
  8- 9+ 10+ 11- 12+
`;
