import { n, type Pen } from '../pen.ts';

/** A bouquet tied with a ribbon. */
export function bouquet(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w * dice.between(0.45, 0.55), h * 0.42];
  const r = u * dice.between(25, 29);
  const blossoms = pen.many(58, (index) => {
    const angle = index * 2.39996;
    const far = r * Math.sqrt(1 - (index + 1) / 59);
    const size = u * dice.between(3.2, 6.4);
    const colour = dice.weighted([
      [ink.paper, 4],
      [ink.soft, 4],
      [ink.accent, 3],
      [ink.mid, 2],
      [ink.light, 3],
    ] as const);
    const [x, y] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far * 0.92];
    return (
      pen.circle(x + u * 0.5, y + u * 0.8, size * 0.8, ink.deep, 'opacity="0.1"') +
      pen.flower(x, y, size, colour, dice.int(6, 9))
    );
  });
  const stems = pen.many(13, (index) =>
    pen.line(
      `M${n(cx + (index - 6) * u * 1.5)} ${n(cy + r * 0.7)}L${n(cx + (index - 6) * u * 0.35)} ${n(h * 0.78)}L${n(cx + (index - 6) * u * 1.1)} ${n(h * 0.94)}`,
      ink.leaf,
      u * 1.1,
    ),
  );
  const knot = h * 0.78;
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    pen.lamp(w * 0.3, h * 0.24, u * 70, ink.light, 0.95) +
    pen.path(
      `M0 ${n(h * 0.86)}Q${n(w * 0.5)} ${n(h * 0.8)} ${n(w)} ${n(h * 0.88)}V${n(h)}H0Z`,
      ink.paper,
      'opacity="0.8"',
    ) +
    pen.many(20, (index) =>
      pen.sprig(
        cx,
        cy,
        r * dice.between(1.15, 1.5),
        index * 18 + dice.between(-8, 8),
        index % 3 === 0 ? ink.mid : ink.leaf,
      ),
    ) +
    stems +
    blossoms +
    pen.path(
      `M${n(cx - u * 5.5)} ${n(knot - u * 6)}q${n(u * 5.5)} ${n(u * 3)} ${n(u * 11)} 0l${n(-u * 1.6)} ${n(u * 11)}q${n(-u * 4)} ${n(u * 2)} ${n(-u * 7.8)} 0Z`,
      ink.accent,
    ) +
    [-1, 1]
      .map(
        (side) =>
          pen.path(
            `M${n(cx)} ${n(knot)}c${n(side * u * 8)} ${n(-u * 9)} ${n(side * u * 17)} ${n(-u * 2)} ${n(side * u * 12)} ${n(u * 3)}q${n(-side * u * 5)} ${n(u * 2)} ${n(-side * u * 12)} ${n(-u * 3)}Z`,
            ink.accent,
            'opacity="0.9"',
          ) +
          pen.line(
            `M${n(cx + side * u)} ${n(knot)}q${n(side * u * 4)} ${n(u * 9)} ${n(side * u * 9)} ${n(u * 17)}`,
            ink.accent,
            u * 2.2,
          ),
      )
      .join('') +
    pen.circle(cx, knot, u * 2.2, ink.gold) +
    pen.petals(16, ink.mid)
  );
}
