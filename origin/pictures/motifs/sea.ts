import { n, type Pen } from '../pen.ts';

/** A deck before the sea, cloth on an arch. */
export function sea(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const horizon = h * dice.between(0.46, 0.52);
  const deck = h * 0.76;
  const sun = w * dice.between(0.3, 0.7);
  const cx = w / 2;
  const glints = pen.many(46, (index) => {
    const down = index / 46;
    const y = horizon + (deck - horizon) * down;
    return pen.line(
      `M${n(sun + dice.around(0, u * (3 + down * 16)))} ${n(y)}h${n(u * dice.between(1.5, 3 + down * 8))}`,
      ink.light,
      u * 0.5,
      'opacity="0.75"',
    );
  });
  return (
    pen.ground(pen.shade([[ink.mid], [ink.soft], [ink.wash], [ink.light], [ink.light]])) +
    pen.lamp(sun, horizon - u * 6, u * 40, ink.light, 1) +
    pen.circle(sun, horizon - u * 6, u * 8, ink.light) +
    pen.many(4, (index) =>
      pen.ellipse(
        w * dice.next(),
        h * (0.12 + index * 0.07),
        u * dice.between(14, 28),
        u * dice.between(1, 2),
        ink.paper,
        'opacity="0.6"',
      ),
    ) +
    pen.rect(0, horizon, w, h - horizon, pen.shade([[ink.mid], [ink.main]])) +
    glints +
    pen.path(
      `M0 ${n(horizon)}q${n(u * 12)} ${n(-u * 9)} ${n(u * 26)} ${n(-u * 3)}t${n(u * 16)} ${n(u * 3)}Z`,
      ink.main,
      'opacity="0.5"',
    ) +
    pen.rect(0, deck, w, h - deck, pen.shade([[ink.paper], [ink.soft]])) +
    pen.many(13, (index) =>
      pen.line(
        `M${n(cx + (index - 6) * w * 0.045)} ${n(deck)}L${n(cx + (index - 6) * w * 0.12)} ${n(h)}`,
        ink.mid,
        u * 0.3,
      ),
    ) +
    pen.path(
      `M${n(cx - u * 3)} ${n(deck)}L${n(cx - w * 0.13)} ${n(h)}H${n(cx + w * 0.13)}L${n(cx + u * 3)} ${n(deck)}Z`,
      ink.light,
    ) +
    [-1, 1]
      .map((side) => pen.rect(cx + side * u * 16 - u * 0.8, deck - u * 40, u * 1.6, u * 41, ink.paper))
      .join('') +
    pen.rect(cx - u * 19, deck - u * 41, u * 38, u * 1.8, ink.paper) +
    pen.path(
      `M${n(cx - u * 18)} ${n(deck - u * 40)}q${n(u * 18)} ${n(u * 15)} ${n(u * 36)} 0q${n(-u * 18)} ${n(u * 8)} ${n(-u * 36)} 0Z`,
      ink.light,
      'opacity="0.95"',
    ) +
    [-1, 1]
      .map((side) =>
        pen.path(
          `M${n(cx + side * u * 18)} ${n(deck - u * 40)}q${n(-side * u * 5)} ${n(u * 20)} ${n(side * u * 2)} ${n(u * 40)}h${n(side * u * 4)}q${n(-side * u * 3)} ${n(-u * 20)} ${n(-side * u * 3)} ${n(-u * 40)}Z`,
          ink.light,
          'opacity="0.8"',
        ),
      )
      .join('') +
    pen.many(18, () =>
      pen.flower(
        cx + dice.pick([-1, 1]) * u * dice.between(13, 20),
        deck - u * dice.between(36, 42),
        u * dice.between(1.6, 2.8),
        dice.pick([ink.accent, ink.soft, ink.paper]),
      ),
    )
  );
}
