import { n, type Pen } from '../pen.ts';

/** A tiered cake on its stand. */
export function cake(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const base = h * 0.8;
  const tiers = dice.pick([3, 3, 4]);
  const tall = u * (tiers === 3 ? 15 : 12.5);
  const tier = (index: number): string => {
    const half = u * (21 - index * (tiers === 3 ? 5.4 : 4.4));
    const y = base - tall * (index + 1);
    const swags = pen.many(5, (swag) =>
      pen.line(
        `M${n(cx - half + (half * 2 * swag) / 5)} ${n(y + u * 3.4)}q${n(half / 5)} ${n(u * 4.4)} ${n((half * 2) / 5)} 0`,
        ink.gold,
        u * 0.35,
      ),
    );
    const blooms = pen.many(6 - index, (flower) =>
      pen.flower(
        cx + (index % 2 === 0 ? -1 : 1) * (half * 0.75 - flower * u * 3),
        y + tall - u * dice.between(0, 3),
        u * dice.between(1.9, 3),
        dice.pick([ink.accent, ink.soft, ink.mid]),
      ),
    );
    return (
      pen.rect(
        cx - half,
        y,
        half * 2,
        tall,
        pen.shade([[ink.soft], [ink.light], [ink.paper], [ink.soft]], true),
      ) +
      pen.ellipse(cx, y, half, u * 1.6, ink.light) +
      swags +
      blooms
    );
  };
  return (
    pen.ground(pen.shade([[ink.mid], [ink.soft]])) +
    pen.many(24, () =>
      pen.circle(
        dice.between(0, w),
        h * dice.between(0, 0.75),
        u * dice.between(2, 7),
        ink.light,
        `opacity="${n(dice.between(0.1, 0.35))}"`,
      ),
    ) +
    pen.lamp(cx, h * 0.45, u * 58) +
    pen.rect(0, base + u * 6, w, h, pen.shade([[ink.paper], [ink.wash]])) +
    pen.many(11, (index) =>
      pen.path(
        `M${n((w / 10) * index - u * 4)} ${n(base + u * 6)}q${n(u * 5)} ${n(u * 12)} 0 ${n(h)}h${n(u * 4)}q${n(u * 4)} ${n(-u * 20)} 0 ${n(-h)}Z`,
        ink.soft,
        'opacity="0.5"',
      ),
    ) +
    pen.path(
      `M${n(cx - u * 5)} ${n(base)}q${n(u * 3)} ${n(u * 6)} ${n(-u * 4)} ${n(u * 10)}h${n(u * 18)}q${n(-u * 7)} ${n(-u * 4)} ${n(-u * 4)} ${n(-u * 10)}Z`,
      ink.gold,
    ) +
    pen.ellipse(cx, base, u * 26, u * 3, ink.gold) +
    pen.ellipse(cx, base - u * 0.8, u * 26, u * 2.6, ink.light) +
    pen.many(tiers, tier) +
    pen.many(5, (index) => pen.sprig(cx, base - tall * tiers, u * 12, -50 + index * 25)) +
    pen.many(7, () =>
      pen.flower(
        cx + dice.around(0, u * 3),
        base - tall * tiers - u * dice.between(0, 6),
        u * dice.between(2, 3.4),
        dice.pick([ink.accent, ink.paper, ink.soft]),
      ),
    ) +
    [-1, 1]
      .map((side) =>
        pen.many(8, () =>
          pen.flower(
            cx + side * u * dice.between(28, 46),
            base + u * dice.between(1, 9),
            u * dice.between(2, 4),
            dice.pick([ink.soft, ink.accent, ink.paper]),
          ),
        ),
      )
      .join('')
  );
}
