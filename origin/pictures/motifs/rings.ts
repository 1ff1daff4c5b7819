import { n, type Pen } from '../pen.ts';
import { cloth } from './parts.ts';

/** Two rings on the knot of a cord. */
export function rings(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w / 2, h * 0.5];
  const ring = (x: number, y: number, r: number, turn: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${pen.ellipse(u * 0.8, u * 1.4, r, r * 0.86, 'none', `stroke="${ink.deep}" stroke-width="${n(u * 2.4)}" opacity="0.18"`)}${pen.ellipse(0, 0, r, r * 0.86, 'none', `stroke="${ink.gold}" stroke-width="${n(u * 2.6)}"`)}${pen.ellipse(0, -u * 0.3, r, r * 0.86, 'none', `stroke="${ink.light}" stroke-width="${n(u * 0.7)}" opacity="0.85"`)}</g>`;
  const loops = [-1, 1]
    .map((side) =>
      pen.cord(
        `M${n(cx)} ${n(cy + u * 20)}C${n(cx + side * u * 34)} ${n(cy + u * 2)} ${n(cx + side * u * 30)} ${n(cy - u * 30)} ${n(cx)} ${n(cy - u * 14)}S${n(cx - side * u * 22)} ${n(cy + u * 16)} ${n(cx + side * u * 44)} ${n(cy + u * 34)}`,
        u * 0.95,
      ),
    )
    .join('');
  return (
    cloth(pen) +
    pen.lamp(cx, cy, u * 62) +
    pen.path(
      `M${n(cx - u * 44)} ${n(cy + u * 10)}q${n(u * 6)} ${n(-u * 42)} ${n(u * 44)} ${n(-u * 36)}t${n(u * 46)} ${n(u * 32)}q${n(-u * 6)} ${n(u * 36)} ${n(-u * 48)} ${n(u * 32)}t${n(-u * 42)} ${n(-u * 28)}Z`,
      pen.glow([[ink.light], [ink.paper], [ink.soft]]),
    ) +
    loops +
    ring(cx - u * 8, cy, u * dice.between(13, 15), dice.between(-20, 0)) +
    ring(cx + u * 9, cy + u * 3, u * dice.between(11, 13), dice.between(0, 30)) +
    pen.path(
      `M${n(cx + u * 9)} ${n(cy - u * 12)}l${n(u * 3)} ${n(-u * 3)}l${n(u * 3)} ${n(u * 3)}l${n(-u * 3)} ${n(u * 4)}Z`,
      ink.light,
      `stroke="${ink.gold}" stroke-width="${n(u * 0.4)}"`,
    ) +
    pen.many(4, (index) =>
      pen.sprig(
        index % 2 === 0 ? -u * 2 : w + u * 2,
        h * (0.2 + 0.22 * index),
        u * dice.between(18, 30),
        index % 2 === 0 ? 75 : -75,
      ),
    ) +
    pen.petals(24, ink.soft)
  );
}
