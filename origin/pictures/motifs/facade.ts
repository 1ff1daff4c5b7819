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
