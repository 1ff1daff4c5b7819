/** Rooms and gardens by lamplight: tables laid, chandeliers, lanterns. */
import { n, type Pen } from '../pen.ts';

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

/** A round table with its cloth and flowers; `size` is its half width. */
function table(pen: Pen, x: number, y: number, size: number): string {
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
