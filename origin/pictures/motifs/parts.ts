/** What several motifs share. */
import { n, type Pen } from '../pen.ts';

/** A ridge of hills across the sheet. */
export function ridge(pen: Pen, y: number, rise: number, fill: string, more = ''): string {
  const { w, h, dice } = pen;
  const points = Array.from(
    { length: 5 },
    (_, index) => [(w / 4) * index, y - dice.between(0, rise)] as const,
  );
  const curve = points
    .map(([x, top], index) => (index === 0 ? `M0 ${n(top)}` : `S${n(x - w / 9)} ${n(top)} ${n(x)} ${n(top)}`))
    .join('');
  return pen.path(`${curve}V${n(h)}H0Z`, fill, more);
}

/** A pale sky with the sun in it. */
export function heaven(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [x, y] = [w * dice.between(0.2, 0.8), h * dice.between(0.2, 0.34)];
  return (
    pen.ground(pen.shade([[ink.soft], [ink.wash], [ink.light]])) +
    pen.lamp(x, y, u * 42, ink.light, 1) +
    pen.circle(x, y, u * 7.5, ink.light)
  );
}

/** A round table with its cloth and flowers; `size` is its half width. */
export function table(pen: Pen, x: number, y: number, size: number): string {
  const { ink, dice } = pen;
  const chair = (angle: number): string => {
    const cx = x + Math.cos(angle) * size * 1.16;
    const cy = y + Math.sin(angle) * size * 0.42;
    return pen.path(pen.arch(cx, cy + size * 0.28, size * 0.3, size * 0.55), ink.main, 'opacity="0.8"');
  };
  const setting = (index: number): string => {
    const angle = (Math.PI * 2 * index) / 8;
    const [cx, cy] = [x + Math.cos(angle) * size * 0.74, y + Math.sin(angle) * size * 0.26];
    return (
      pen.ellipse(cx, cy, size * 0.13, size * 0.055, ink.light) +
      pen.ellipse(cx, cy, size * 0.08, size * 0.03, ink.soft)
    );
  };
  const flowers = pen.many(9, () =>
    pen.flower(
      x + dice.between(-0.26, 0.26) * size,
      y - size * dice.between(0.3, 0.62),
      size * dice.between(0.1, 0.16),
      dice.pick([ink.paper, ink.soft, ink.accent]),
    ),
  );
  return (
    pen.ellipse(x, y + size * 0.98, size * 1.05, size * 0.2, ink.deep, 'opacity="0.18"') +
    [3.6, 4.2, 5.2, 5.8].map(chair).join('') +
    pen.path(
      `M${n(x - size)} ${n(y)}Q${n(x - size * 0.95)} ${n(y + size * 0.6)} ${n(x - size * 0.86)} ${n(y + size)}H${n(x + size * 0.86)}Q${n(x + size * 0.95)} ${n(y + size * 0.6)} ${n(x + size)} ${n(y)}Z`,
      pen.shade([[ink.paper], [ink.soft]]),
    ) +
    pen.many(7, (index) =>
      pen.line(
        `M${n(x + (index - 3) * size * 0.27)} ${n(y + size * 0.3)}L${n(x + (index - 3) * size * 0.25)} ${n(y + size * 0.97)}`,
        ink.mid,
        size * 0.012,
        'opacity="0.7"',
      ),
    ) +
    pen.ellipse(x, y, size, size * 0.36, ink.wash) +
    pen.many(8, setting) +
    pen.path(
      `M${n(x - size * 0.07)} ${n(y)}L${n(x - size * 0.12)} ${n(y - size * 0.3)}H${n(x + size * 0.12)}L${n(x + size * 0.07)} ${n(y)}Z`,
      ink.gold,
    ) +
    pen.many(5, (index) => pen.sprig(x, y - size * 0.25, size * 0.5, -44 + index * 22)) +
    flowers +
    [-0.42, 0.42]
      .map(
        (side) =>
          pen.rect(x + side * size - size * 0.02, y - size * 0.2, size * 0.04, size * 0.2, ink.light) +
          pen.lamp(x + side * size, y - size * 0.24, size * 0.16),
      )
      .join('')
  );
}

/** A tablecloth from above, its folds catching the light. */
export function cloth(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const weave = dice.between(-18, 18);
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    `<g transform="rotate(${n(weave)} ${n(w / 2)} ${n(h / 2)})">${pen.many(9, (index) => pen.line(`M${n(-w * 0.3)} ${n(h * (index / 7 - 0.15))}q${n(w * 0.4)} ${n(u * dice.between(-8, 8))} ${n(w * 1.7)} 0`, ink.paper, u * dice.between(1.5, 5), 'opacity="0.55"'))}</g>`
  );
}
