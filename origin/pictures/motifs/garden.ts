import { n, type Pen } from '../pen.ts';
import { heaven, ridge } from './parts.ts';

/** A folding chair seen from behind, its seat at `y`. */
function chair(pen: Pen, x: number, y: number, size: number): string {
  const { ink } = pen;
  const thin = size * 0.11;
  const back = `M${n(x - size * 0.5)} ${n(y)}V${n(y - size)}H${n(x + size * 0.5)}V${n(y)}M${n(x - size * 0.5)} ${n(y - size * 0.55)}H${n(x + size * 0.5)}`;
  const legs = `M${n(x - size * 0.5)} ${n(y)}L${n(x + size * 0.45)} ${n(y + size * 0.75)}M${n(x + size * 0.5)} ${n(y)}L${n(x - size * 0.45)} ${n(y + size * 0.75)}`;
  return (
    pen.line(legs, ink.light, thin) +
    pen.line(back, ink.light, thin) +
    pen.rect(x - size * 0.56, y - size * 0.08, size * 1.12, size * 0.2, ink.light) +
    pen.flower(x, y - size * 0.98, size * 0.17, ink.accent)
  );
}

/** An arch of flowers at the end of a garden path, lights strung above. */
export function garden(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w * dice.between(0.42, 0.58);
  const base = h * 0.66;
  const [wide, tall] = [u * 28, u * 42];
  const bloom = (): string => {
    const angle = dice.between(0, Math.PI);
    const side = Math.cos(angle);
    const up = Math.sin(angle);
    const x = cx + side * wide * 0.5 + dice.around(0, u * 1.3);
    const y =
      base - (up > 0.5 ? tall - wide / 2 + (wide / 2) * up : tall * up * 0.9) + dice.around(0, u * 1.3);
    return pen.flower(
      x,
      y,
      u * dice.between(1.6, 3.2),
      dice.pick([ink.paper, ink.soft, ink.accent, ink.light]),
    );
  };
  const hedge = (side: number): string =>
    pen.many(13, (index) =>
      pen.circle(
        cx + side * (wide * 0.75 + index * u * 6.5),
        base - u * dice.between(0, 9),
        u * dice.between(6, 10),
        index % 3 === 0 ? ink.mid : ink.leaf,
      ),
    );
  const chairs = pen.many(4, (row) => {
    const near = (row + 1) / 4;
    const y = base + (h - base) * near * 0.86;
    return [-1, 1]
      .map((side) =>
        pen.many(2, (seat) => {
          const x = cx + side * (w * (0.09 + near * 0.13) + seat * u * (5 + near * 9));
          const s = u * (2 + near * 4.6);
          return chair(pen, x, y, s);
        }),
      )
      .join('');
  });
  const string = (sag: number, y: number): string => {
    const lights = pen.many(15, (index) => {
      const t = (index + 0.5) / 15;
      const [x, drop] = [w * t, y + sag * 4 * t * (1 - t)];
      return pen.lamp(x, drop, u * 4) + pen.circle(x, drop, u * 0.8, ink.light);
    });
    return pen.line(`M0 ${n(y)}Q${n(w / 2)} ${n(y + sag * 2)} ${n(w)} ${n(y)}`, ink.main, u * 0.18) + lights;
  };
  return (
    heaven(pen) +
    ridge(pen, h * 0.56, u * 10, ink.mid, 'opacity="0.45"') +
    pen.rect(0, base, w, h - base, pen.shade([[ink.leaf], [ink.leaf]]), 'opacity="0.92"') +
    hedge(-1) +
    hedge(1) +
    pen.path(
      `M${n(cx - u * 6)} ${n(base)}Q${n(cx - w * 0.1)} ${n(h * 0.82)} ${n(cx - w * 0.17)} ${n(h)}H${n(cx + w * 0.17)}Q${n(cx + w * 0.1)} ${n(h * 0.82)} ${n(cx + u * 6)} ${n(base)}Z`,
      pen.shade([[ink.light], [ink.wash]]),
    ) +
    pen.line(pen.arch(cx, base, wide, tall), ink.paper, u * 1.6) +
    pen.many(12, (index) =>
      pen.sprig(
        cx + (index % 2 === 0 ? -1 : 1) * wide * 0.5,
        base - u * (index * 2.3),
        u * 8,
        dice.between(-70, 70),
      ),
    ) +
    pen.many(64, bloom) +
    chairs +
    string(u * 9, h * 0.05) +
    string(u * 6, h * 0.14) +
    pen.petals(22, ink.soft)
  );
}
