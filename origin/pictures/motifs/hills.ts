import { n, type Pen } from '../pen.ts';
import { heaven, ridge } from './parts.ts';

/** A small chapel on the hills. */
export function hills(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const x = w * dice.between(0.3, 0.7);
  const y = h * 0.62;
  const s = u * dice.between(9, 12);
  const trees = pen.many(22, () => {
    const [tx, ty, size] = [dice.between(0, w), h * dice.between(0.64, 0.8), u * dice.between(3, 7)];
    return pen.path(
      `M${n(tx)} ${n(ty - size * 2.6)}L${n(tx + size)} ${n(ty)}H${n(tx - size)}Z`,
      dice.pick([ink.leaf, ink.main]),
      'opacity="0.85"',
    );
  });
  return (
    heaven(pen) +
    ridge(pen, h * 0.48, u * 16, ink.soft) +
    ridge(pen, h * 0.56, u * 13, ink.mid, 'opacity="0.7"') +
    ridge(pen, h * 0.68, u * 8, ink.leaf, 'opacity="0.8"') +
    pen.rect(x - s, y - s * 1.2, s * 2, s * 2, ink.paper) +
    pen.path(
      `M${n(x - s * 1.2)} ${n(y - s * 1.2)}L${n(x)} ${n(y - s * 2.6)}L${n(x + s * 1.2)} ${n(y - s * 1.2)}Z`,
      ink.accent,
    ) +
    pen.rect(x - s * 0.3, y - s * 3.3, s * 0.6, s * 1.2, ink.paper) +
    pen.path(
      `M${n(x - s * 0.42)} ${n(y - s * 3.3)}L${n(x)} ${n(y - s * 4.2)}L${n(x + s * 0.42)} ${n(y - s * 3.3)}Z`,
      ink.accent,
    ) +
    pen.path(pen.arch(x, y + s * 0.8, s * 0.7, s * 1.4), ink.main) +
    pen.circle(x, y - s * 1.6, s * 0.28, ink.gold) +
    trees +
    ridge(pen, h * 0.86, u * 7, ink.mid) +
    pen.path(
      `M${n(x)} ${n(y + s * 0.8)}C${n(x + u * 14)} ${n(h * 0.76)} ${n(x - u * 26)} ${n(h * 0.84)} ${n(x - u * 4)} ${n(h)}H${n(x + u * 22)}C${n(x - u * 8)} ${n(h * 0.86)} ${n(x + u * 22)} ${n(h * 0.77)} ${n(x + u * 2.4)} ${n(y + s * 0.8)}Z`,
      ink.light,
    ) +
    pen.many(40, () =>
      pen.flower(
        dice.between(0, w),
        h - u * dice.between(1, 14),
        u * dice.between(0.9, 1.9),
        dice.pick([ink.paper, ink.soft, ink.accent]),
      ),
    ) +
    pen.many(5, (index) =>
      pen.line(
        `M${n(w * 0.2 + index * u * 9)} ${n(h * 0.2 + (index % 3) * u * 4)}q${n(u * 1.4)} ${n(-u * 1.6)} ${n(u * 2.6)} 0q${n(u * 1.2)} ${n(-u * 1.6)} ${n(u * 2.6)} 0`,
        ink.main,
        u * 0.35,
      ),
    )
  );
}
