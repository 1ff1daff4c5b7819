import { n, type Pen } from '../pen.ts';

/** Paper lanterns over a veranda at dusk. */
export function lanterns(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const lantern = (x: number, y: number, size: number): string =>
    pen.line(`M${n(x)} ${n(y - size * 2.2)}V${n(y - size)}`, ink.deep, size * 0.05) +
    pen.lamp(x, y, size * 2.6, ink.light, 0.6) +
    pen.ellipse(x, y, size * 0.82, size, pen.shade([[ink.light], [ink.paper], [ink.soft]])) +
    pen.many(5, (index) =>
      pen.line(
        `M${n(x - size * 0.8 * Math.sin(((index + 1) / 6) * Math.PI))} ${n(y - size + (size * 2 * (index + 1)) / 6)}q${n(size * 0.8 * Math.sin(((index + 1) / 6) * Math.PI))} ${n(size * 0.14)} ${n(size * 1.6 * Math.sin(((index + 1) / 6) * Math.PI))} 0`,
        ink.mid,
        size * 0.03,
      ),
    ) +
    pen.rect(x - size * 0.34, y - size * 1.06, size * 0.68, size * 0.14, ink.deep) +
    pen.rect(x - size * 0.34, y + size * 0.93, size * 0.68, size * 0.14, ink.deep);
  const eaves = h * 0.2;
  const floor = h * 0.8;
  const count = w > h ? 6 : 4;
  return (
    pen.ground(pen.shade([[ink.main], [ink.mid], [ink.soft]])) +
    pen.circle(w * dice.between(0.6, 0.85), h * 0.36, u * 8, ink.light, 'opacity="0.9"') +
    pen.path(
      `M0 ${n(h * 0.62)}Q${n(w * 0.25)} ${n(h * 0.46)} ${n(w * 0.5)} ${n(h * 0.58)}T${n(w)} ${n(h * 0.5)}V${n(floor)}H0Z`,
      ink.mid,
      'opacity="0.75"',
    ) +
    pen.path(
      `M0 ${n(h * 0.7)}Q${n(w * 0.3)} ${n(h * 0.6)} ${n(w * 0.6)} ${n(h * 0.68)}T${n(w)} ${n(h * 0.64)}V${n(floor)}H0Z`,
      ink.leaf,
      'opacity="0.9"',
    ) +
    pen.many(14, () =>
      pen.circle(
        dice.between(0, w),
        h * dice.between(0.68, 0.78),
        u * dice.between(3, 7),
        ink.leaf,
        'opacity="0.8"',
      ),
    ) +
    pen.rect(0, floor, w, h - floor, pen.shade([[ink.paper], [ink.soft]])) +
    pen.many(6, (index) => pen.line(`M0 ${n(floor + ((h - floor) / 6) * index)}H${n(w)}`, ink.mid, u * 0.3)) +
    pen.path(`M0 0H${n(w)}V${n(eaves * 0.7)}L${n(w * 0.5)} ${n(eaves)}L0 ${n(eaves * 0.7)}Z`, ink.deep) +
    [0.03, 0.97].map((side) => pen.rect(w * side - u * 1.8, eaves * 0.7, u * 3.6, h, ink.deep)).join('') +
    pen.many(count, (index) =>
      lantern(
        (w / count) * (index + 0.5),
        h * (0.36 + 0.06 * ((index * 2 + dice.int(0, 1)) % 3)),
        u * dice.between(7, 9),
      ),
    ) +
    pen.cord(`M0 ${n(eaves * 0.86)}Q${n(w * 0.5)} ${n(eaves * 1.24)} ${n(w)} ${n(eaves * 0.86)}`) +
    pen.petals(18, ink.soft)
  );
}
