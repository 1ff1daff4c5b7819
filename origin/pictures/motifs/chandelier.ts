import { n, type Pen } from '../pen.ts';
import { table } from './parts.ts';

function drape(pen: Pen, side: number): string {
  const { ink, w, h, u } = pen;
  const x = side < 0 ? 0 : w;
  return pen.many(5, (index) => {
    const out = -side * u * (5 + index * 5);
    const fill = index % 2 === 0 ? ink.soft : ink.paper;
    return pen.path(
      `M${n(x)} 0H${n(x + out)}q${n(side * u * 2)} ${n(h * 0.5)} ${n(-side * u * 3)} ${n(h)}H${n(x)}Z`,
      fill,
      `opacity="${n(0.9 - index * 0.13)}"`,
    );
  });
}

/** A chandelier over the room. */
export function chandelier(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const top = h * 0.2;
  const arms = dice.pick([4, 5]);
  const tiers = [
    { y: top + u * 14, reach: u * 19 },
    { y: top + u * 27, reach: u * 33 },
  ];
  const tier = ({ y, reach }: { y: number; reach: number }): string =>
    pen.many(arms * 2 + 1, (index) => {
      const across = (index - arms) / arms;
      const x = cx + across * reach;
      const lift = y - u * (5 - 9 * across * across);
      const drops = pen.many(4, (drop) =>
        pen.ellipse(x, lift + u * (3.4 + drop * 2), u * 0.55, u * 0.9, ink.light, 'opacity="0.85"'),
      );
      return (
        pen.line(
          `M${n(cx)} ${n(y - u * 8)}Q${n(cx + across * reach * 0.5)} ${n(y + u * 9)} ${n(x)} ${n(lift + u * 2)}`,
          ink.gold,
          u * 0.55,
        ) +
        pen.rect(x - u * 0.65, lift - u * 4, u * 1.3, u * 5, ink.paper) +
        pen.lamp(x, lift - u * 5.4, u * 7) +
        pen.ellipse(x, lift - u * 5.6, u * 0.8, u * 1.6, ink.light) +
        drops
      );
    });
  const bokeh = pen.many(34, () =>
    pen.circle(
      dice.between(0, w),
      h * dice.between(0.45, 1),
      u * dice.between(1.4, 5.4),
      dice.pick([ink.light, ink.gold, ink.soft]),
      `opacity="${n(dice.between(0.1, 0.42))}"`,
    ),
  );
  return (
    pen.ground(pen.shade([[ink.main], [ink.mid], [ink.soft]])) +
    pen.many(5, (index) =>
      pen.line(`M0 ${n(h * 0.04 + index * u * 4)}H${n(w)}`, ink.paper, u * 0.25, 'opacity="0.28"'),
    ) +
    pen.lamp(cx, top + u * 20, u * 70, ink.light, 0.75) +
    bokeh +
    drape(pen, -1) +
    drape(pen, 1) +
    pen.line(`M${n(cx)} 0V${n(top + u * 34)}`, ink.gold, u * 0.7) +
    tiers.map(tier).join('') +
    pen.ellipse(cx, top + u * 22, u * 2.4, u * 5, ink.gold) +
    pen.circle(cx, top + u * 38, u * 1.7, ink.light) +
    table(pen, w * 0.24, h * 0.86, u * 17) +
    table(pen, w * 0.76, h * 0.86, u * 17)
  );
}
