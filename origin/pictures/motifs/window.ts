import { n, type Pen } from '../pen.ts';

/** A tall window, its light on the floor. */
export function window(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w * dice.between(0.36, 0.64);
  const base = h * 0.74;
  const wide = u * dice.between(46, 62);
  const tall = h * 0.62;
  const [rows, columns] = [dice.int(3, 4), dice.pick([3, 4])];
  const lean = dice.pick([-1, 1]) * w * 0.12;
  return (
    pen.ground(pen.shade([[ink.soft], [ink.wash]])) +
    pen.rect(0, base + u * 4, w, h, pen.shade([[ink.mid], [ink.soft]])) +
    pen.rect(cx - wide / 2, base - tall, wide, tall, pen.shade([[ink.paper], [ink.light]])) +
    pen.ellipse(cx - wide * 0.18, base - u * 4, wide * 0.42, u * 13, ink.leaf, 'opacity="0.55"') +
    pen.ellipse(cx + wide * 0.24, base - u * 3, wide * 0.36, u * 18, ink.leaf, 'opacity="0.4"') +
    pen.many(columns - 1, (index) =>
      pen.line(
        `M${n(cx - wide / 2 + (wide / columns) * (index + 1))} ${n(base)}V${n(base - tall)}`,
        ink.main,
        u * 0.6,
      ),
    ) +
    pen.many(rows - 1, (index) =>
      pen.line(
        `M${n(cx - wide / 2)} ${n(base - (tall / rows) * (index + 1))}H${n(cx + wide / 2)}`,
        ink.main,
        u * 0.6,
      ),
    ) +
    pen.line(
      `M${n(cx - wide / 2)} ${n(base)}V${n(base - tall)}H${n(cx + wide / 2)}V${n(base)}Z`,
      ink.deep,
      u * 1.2,
    ) +
    pen.path(
      `M${n(cx - wide / 2)} ${n(base + u * 4)}L${n(cx - wide / 2 + lean - u * 6)} ${n(h)}H${n(cx + wide / 2 + lean + u * 6)}L${n(cx + wide / 2)} ${n(base + u * 4)}Z`,
      ink.light,
      'opacity="0.6"',
    ) +
    pen.rect(cx - wide / 2 - u * 4, base, wide + u * 8, u * 3, ink.paper) +
    [-1, 1]
      .map((side) => {
        const x = cx + side * (wide / 2 + u * 3);
        return pen.many(4, (index) =>
          pen.path(
            `M${n(x + side * index * u * 3.6)} ${n(base - tall - u * 5)}q${n(side * u * 1.6)} ${n(tall * 0.6)} ${n(-side * u * (1 - index))} ${n(tall + u * 6)}h${n(side * u * 4.4)}q${n(side * u)} ${n(-tall * 0.5)} ${n(-side * u * 0.4)} ${n(-tall - u * 6)}Z`,
            index % 2 === 0 ? ink.paper : ink.wash,
            'opacity="0.93"',
          ),
        );
      })
      .join('') +
    pen.path(
      `M${n(cx + wide * 0.3)} ${n(base)}q${n(-u * 5)} ${n(-u * 5)} ${n(-u * 1.4)} ${n(-u * 12)}h${n(u * 7)}q${n(u * 3.5)} ${n(u * 7)} ${n(-u * 1.4)} ${n(u * 12)}Z`,
      ink.accent,
    ) +
    pen.many(5, (index) =>
      pen.sprig(cx + wide * 0.3 + u * 2, base - u * 11, u * dice.between(13, 22), -34 + index * 17),
    ) +
    pen.many(6, (index) =>
      pen.flower(
        cx + wide * 0.3 + u * (2 + (index - 2.5) * 2.6),
        base - u * dice.between(16, 26),
        u * 2.4,
        index % 2 === 0 ? ink.paper : ink.soft,
      ),
    )
  );
}
