/** Generates the paper texture `paper.svg`, a tile of less than 1 KB: `node client/assets/draw-paper.ts`. */
import { writeFileSync } from 'node:fs';

const SIDE = 240;
/** Mulberry32, a seeded PRNG. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = random(9);
const whole = (span: number) => Math.round((next() - 0.5) * span);
/** Fibres avoid the edges, so that tiles join seamlessly. */
const fibre = () => {
  const [x, y] = [24 + next() * (SIDE - 48), 24 + next() * (SIDE - 48)];
  return `M${Math.round(x)} ${Math.round(y)}q${whole(16)} ${whole(16)} ${whole(34)} ${whole(34)}`;
};
const fibres = (count: number) => Array.from({ length: count }, fibre).join('').replaceAll(' -', '-');

writeFileSync(
  new URL('paper.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" fill="none">` +
    `<path stroke="#b89b5e" stroke-opacity=".16" stroke-width=".7" d="${fibres(15)}"/>` +
    `<path stroke="#fff" stroke-width="1" d="${fibres(14)}"/></svg>\n`,
);
