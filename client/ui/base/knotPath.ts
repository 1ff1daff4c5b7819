// Written by client/assets/draw-knot.ts; a 240 × 240 grid.

/** The open loop: a clip that is not tied yet. */
export const loopPath =
  'M150 190c-20-2-35-12-44-21c-10-8-15-14-23-21c-8-6-20-14-27-29c-8-15-10-37 1-56c12-19 37-33 63-33c26 0 51 14 63 33c11 19 9 41 1 56c-7 15-19 23-27 29c-8 7-13 13-23 21c-9 9-24 19-44 21';
/** The two ends that tie the loop into a knot, each from the loop outward. */
export const endPaths = [
  'M150 190c22 3 49-5 65-23c17-19 20-47 7-68c-12-21-38-33-61-34c-23-1-41 9-52 18c-10 9-15 17-23 23c-8 6-20 13-29 28c-9 15-12 37-1 57',
  'M90 190c-22 3-49-5-65-23c-17-19-20-47-7-68c12-21 38-33 61-34c23-1 41 9 52 18c10 9 15 17 23 23c8 6 20 13 29 28c9 15 12 37 1 57',
] as const;
