import { n, type Pen } from '../pen.ts';

/** Stairs that sweep up to a landing. */
export function staircase(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const steps = dice.int(12, 14);
  const cx = w * dice.between(0.42, 0.58);
  const turn = dice.pick([-1, 1]) * w * 0.12;
  const at = (index: number): { x: number; y: number; half: number } => {
    const up = index / steps;
    return { x: cx + turn * up * up, y: h * (0.98 - up * 0.56), half: w * (0.34 - up * 0.2) };
  };
  const stair = pen.many(steps, (index) => {
    const { x, y, half } = at(index);
    const next = at(index + 1);
    const rise = y - next.y;
    return (
      pen.rect(x - half, y - rise * 0.62, half * 2, rise * 0.68, pen.shade([[ink.soft], [ink.mid]])) +
      pen.path(
        `M${n(x - half)} ${n(y - rise * 0.62)}L${n(next.x - next.half)} ${n(next.y)}H${n(next.x + next.half)}L${n(x + half)} ${n(y - rise * 0.62)}Z`,
        ink.paper,
      )
    );
  });
  const rail = (side: number): string => {
    const points = Array.from({ length: steps + 1 }, (_, index) => at(index));
    const posts = points
      .map(({ x, y, half }, index) =>
        pen.line(`M${n(x + side * half)} ${n(y)}v${n(-u * (15 - index * 0.5))}`, ink.main, u * 0.35),
      )
      .join('');
    const top = points
      .map(
        ({ x, y, half }, index) =>
          `${index === 0 ? 'M' : 'L'}${n(x + side * half)} ${n(y - u * (15 - index * 0.5))}`,
      )
      .join('');
    return posts + pen.line(top, ink.deep, u * 1.1) + pen.line(top, ink.gold, u * 0.35);
  };
  const landing = at(steps);
  const door = { w: landing.half * 1.25, h: h * 0.34 };
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    pen.many(5, (index) =>
      pen.line(pen.arch((w / 4) * index, h * 0.72, w * 0.2, h * 0.58), ink.mid, u * 0.4, 'opacity="0.7"'),
    ) +
    pen.lamp(landing.x, landing.y - door.h * 0.5, u * 50) +
    pen.path(pen.arch(landing.x, landing.y, door.w, door.h), ink.light) +
    pen.line(pen.arch(landing.x, landing.y, door.w, door.h), ink.gold, u * 0.6) +
    pen.rect(0, h * 0.9, w, h * 0.1, ink.mid) +
    stair +
    pen.path(
      `M${n(at(0).x - at(0).half * 0.4)} ${n(h)}L${n(landing.x - landing.half * 0.4)} ${n(landing.y)}H${n(landing.x + landing.half * 0.4)}L${n(at(0).x + at(0).half * 0.4)} ${n(h)}Z`,
      ink.accent,
      'opacity="0.78"',
    ) +
    rail(-1) +
    rail(1) +
    [-1, 1]
      .map((side) =>
        pen.many(9, () =>
          pen.flower(
            at(0).x + side * (at(0).half + u * dice.between(-3, 9)),
            h - u * dice.between(1, 15),
            u * dice.between(2, 3.4),
            dice.pick([ink.paper, ink.soft, ink.accent]),
          ),
        ),
      )
      .join('')
  );
}
