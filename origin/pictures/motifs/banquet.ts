import { n, type Pen } from '../pen.ts';
import { table } from './parts.ts';

/** A room with tables laid for a reception. */
export function banquet(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const floor = h * 0.52;
  const bays = w > h ? 5 : 3;
  const bay = w / bays;
  const windows = pen.many(bays, (index) => {
    const x = bay * (index + 0.5);
    return (
      pen.path(pen.arch(x, floor, bay * 0.56, h * 0.4), ink.light) +
      pen.ellipse(x, floor - u * 4, bay * 0.26, u * 9, ink.leaf, 'opacity="0.4"') +
      pen.line(pen.arch(x, floor, bay * 0.56, h * 0.4), ink.main, u * 0.6) +
      pen.line(
        `M${n(x)} ${n(floor)}V${n(floor - h * 0.4)}M${n(x - bay * 0.28)} ${n(floor - h * 0.18)}h${n(bay * 0.56)}`,
        ink.main,
        u * 0.35,
      )
    );
  });
  const hung = pen.many(11, (index) => {
    const x = (w / 10) * index;
    const drop = h * (0.1 + 0.1 * Math.abs(Math.sin(index * 2.1 + dice.next())));
    return (
      pen.line(`M${n(x)} 0V${n(drop)}`, ink.main, u * 0.14) +
      pen.lamp(x, drop, u * 5) +
      pen.circle(x, drop, u * 1.1, ink.light)
    );
  });
  const near = u * dice.between(30, 35);
  return (
    pen.ground(pen.shade([[ink.mid], [ink.soft]])) +
    windows +
    pen.rect(0, floor, w, h - floor, pen.shade([[ink.mid], [ink.main]])) +
    pen.rect(
      0,
      floor,
      w,
      h - floor,
      pen.glow([
        [ink.light, 0.45],
        [ink.light, 0],
      ]),
    ) +
    hung +
    table(pen, w * 0.2, h * 0.54, near * 0.42) +
    table(pen, w * 0.52, h * 0.52, near * 0.38) +
    table(pen, w * 0.84, h * 0.55, near * 0.44) +
    table(pen, w * dice.between(0.3, 0.36), h * 0.7, near) +
    table(pen, w * dice.between(0.86, 0.94), h * 0.74, near * 0.9)
  );
}
