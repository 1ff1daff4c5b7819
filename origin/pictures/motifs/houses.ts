/** Houses from outside and halls from inside. */
import { n, type Pen } from '../pen.ts';

function sky(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const x = dice.between(0.15, 0.85) * w;
  return (
    pen.ground(pen.shade([[ink.soft], [ink.wash], [ink.paper]])) +
    pen.lamp(x, h * 0.26, u * 34, ink.light, 0.85) +
    pen.circle(x, h * 0.26, u * 6, ink.light)
  );
}

function tree(pen: Pen, x: number, base: number, height: number): string {
  const { ink, dice } = pen;
  const crown = dice.pick([ink.leaf, ink.mid]);
  const r = height * 0.32;
  return (
    pen.line(`M${n(x)} ${n(base)}V${n(base - height * 0.6)}`, ink.deep, height * 0.03, 'opacity="0.55"') +
    pen.ellipse(x, base - height * 0.66, r, height * 0.4, crown) +
    pen.ellipse(x - r * 0.3, base - height * 0.74, r * 0.55, height * 0.24, ink.paper, 'opacity="0.16"')
  );
}

/** A house with a gable, its windows lit, trees beside the path. */
export function facade(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const base = h * 0.8;
  const half = Math.min(w * 0.3, h * 0.42);
  const top = base - half * dice.between(0.95, 1.15);
  const cx = w * dice.between(0.44, 0.56);
  const columns = dice.pick([5, 7]);
  const gap = (half * 2) / columns;
  const roof = top - half * dice.between(0.28, 0.5);
  const window = (column: number, y: number, tall: number): string => {
    const x = cx - half + gap * (column + 0.5);
    return (
      pen.path(pen.arch(x, y, gap * 0.5, tall), ink.light) +
      pen.line(`M${n(x)} ${n(y)}V${n(y - tall)}`, ink.mid, u * 0.25) +
      pen.line(pen.arch(x, y, gap * 0.5, tall), ink.main, u * 0.3)
    );
  };
  const middle = Math.floor(columns / 2);
  return (
    sky(pen) +
    pen.path(
      `M0 ${n(base)}Q${n(w * 0.3)} ${n(base - u * 14)} ${n(w * 0.55)} ${n(base - u * 4)}T${n(w)} ${n(base - u * 9)}V${n(h)}H0Z`,
      ink.mid,
      'opacity="0.5"',
    ) +
    tree(pen, cx - half * 1.5, base + u * 2, half * 1.3) +
    tree(pen, cx + half * 1.45, base + u * 2, half * 1.1) +
    pen.rect(cx - half, top, half * 2, base - top, pen.shade([[ink.paper], [ink.wash]])) +
    pen.path(
      `M${n(cx - half * 1.08)} ${n(top)}L${n(cx)} ${n(roof)}L${n(cx + half * 1.08)} ${n(top)}Z`,
      ink.main,
    ) +
    pen.circle(cx, (top + roof) / 2 + u * 2, u * 3.2, ink.light) +
    pen.line(`M${n(cx - half)} ${n((top + base) / 2)}H${n(cx + half)}`, ink.soft, u * 0.8) +
    pen.many(columns, (column) => window(column, (top + base) / 2 - u * 3, (base - top) * 0.3)) +
    pen.many(columns, (column) =>
      column === middle ? '' : window(column, base - u * 2, (base - top) * 0.34),
    ) +
    pen.path(pen.arch(cx, base, gap * 0.86, (base - top) * 0.44), ink.deep, 'opacity="0.85"') +
    pen.path(pen.arch(cx, base, gap * 0.5, (base - top) * 0.36), ink.light, 'opacity="0.8"') +
    pen.rect(0, base, w, h - base, pen.shade([[ink.leaf], [ink.mid]])) +
    pen.path(
      `M${n(cx - gap * 0.45)} ${n(base)}L${n(cx - w * 0.2)} ${n(h)}H${n(cx + w * 0.2)}L${n(cx + gap * 0.45)} ${n(base)}Z`,
      ink.wash,
    ) +
    pen.many(16, (index) =>
      pen.circle(
        (w / 15) * index + dice.between(-20, 20),
        base + u * dice.between(1, 4),
        u * dice.between(2.4, 4.6),
        index % 2 === 0 ? ink.leaf : ink.mid,
      ),
    ) +
    pen.many(12, () =>
      pen.flower(
        dice.between(0, w),
        h - u * dice.between(2, 12),
        u * dice.between(1.2, 2.2),
        dice.pick([ink.paper, ink.soft, ink.accent]),
      ),
    )
  );
}

/** The aisle of a chapel: arch behind arch, light at the end. */
export function chapel(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const ends = h * dice.between(0.6, 0.66);
  const arches = dice.int(5, 6);
  const step = (index: number): { width: number; base: number; height: number } => {
    const far = index / arches;
    const scale = (1 - far) ** 1.25 * 1.12 + 0.16;
    return {
      width: Math.min(w, h * 1.2) * scale,
      base: ends + (h * 1.14 - ends) * (scale - 0.16),
      height: h * (0.4 + scale * 0.92),
    };
  };
  const vault = pen.many(arches, (index) => {
    const { width, base, height } = step(index);
    const tone = [ink.mid, ink.soft, ink.wash, ink.paper][Math.min(3, index)] ?? ink.paper;
    return (
      pen.path(pen.arch(cx, base, width, height), tone, 'opacity="0.92"') +
      pen.line(pen.arch(cx, base, width * 0.97, height - width * 0.015), ink.gold, u * 0.22, 'opacity="0.7"')
    );
  });
  const glass = { w: u * dice.between(15, 20), h: u * dice.between(34, 40) };
  const pews = pen.many(5, (index) => {
    const near = (index + 1) / 5;
    const y = ends + (h - ends) * near ** 1.4;
    const inner = w * (0.045 + near * 0.115);
    const outer = w * (0.13 + near * 0.42);
    const tall = u * (2 + near * 9);
    return [-1, 1]
      .map(
        (side) =>
          pen.path(
            `M${n(cx + side * inner)} ${n(y)}V${n(y - tall)}H${n(cx + side * outer)}V${n(y)}Z`,
            pen.shade([[ink.main], [ink.deep]]),
            'opacity="0.9"',
          ) +
          pen.flower(
            cx + side * inner,
            y - tall,
            u * (1 + near * 2.6),
            index % 2 === 0 ? ink.paper : ink.soft,
          ),
      )
      .join('');
  });
  return (
    pen.ground(pen.shade([[ink.main], [ink.mid]])) +
    vault +
    pen.lamp(cx, ends - glass.h * 0.55, u * 46, ink.light, 0.95) +
    pen.path(pen.arch(cx, ends, glass.w, glass.h), ink.light) +
    pen.line(pen.arch(cx, ends, glass.w, glass.h), ink.gold, u * 0.5) +
    pen.line(
      `M${n(cx)} ${n(ends)}V${n(ends - glass.h)}M${n(cx - glass.w / 2)} ${n(ends - glass.h * 0.5)}H${n(cx + glass.w / 2)}`,
      ink.gold,
      u * 0.35,
    ) +
    pen.path(
      `M${n(cx - w * 0.03)} ${n(ends)}L${n(cx - w * 0.17)} ${n(h)}H${n(cx + w * 0.17)}L${n(cx + w * 0.03)} ${n(ends)}Z`,
      pen.shade([[ink.light], [ink.paper, 0.85]]),
    ) +
    pews +
    pen.petals(26, dice.pick([ink.soft, ink.accent]))
  );
}

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
