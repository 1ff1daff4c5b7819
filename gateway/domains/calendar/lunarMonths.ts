// Written by scripts/lunarMonths.ts. Do not edit.

/** First day of the first month. */
export const FIRST_DAY = '2024-12-31';

/** Month numbers of the old Japanese calendar, in order: `+` has 30 days, `-` has 29. A leap month repeats the previous number. */
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
