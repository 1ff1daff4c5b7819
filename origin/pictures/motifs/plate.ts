import { n, type Pen } from '../pen.ts';
import { cloth } from './parts.ts';

/** A plate from above, knife and fork beside it. */
export function plate(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w / 2, h / 2];
  const r = u * dice.between(31, 34);
  const garnish = pen.many(dice.int(9, 13), (index) => {
    const angle = index * 2.4;
    const far = r * 0.09 * Math.sqrt(index + 1) * 1.5;
    const [x, y] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
    return dice.chance(0.45)
      ? pen.flower(x, y, u * dice.between(2, 3.4), dice.pick([ink.accent, ink.soft, ink.paper]))
      : pen.ellipse(
          x,
          y,
          u * dice.between(2, 3.6),
          u * dice.between(1.6, 2.6),
          dice.pick([ink.leaf, ink.main, ink.gold]),
          `transform="rotate(${dice.int(0, 180)} ${n(x)} ${n(y)})"`,
        );
  });
  const drops = pen.many(9, (index) =>
    pen.circle(
      cx + Math.cos(index * 0.5 - 1) * r * 0.56,
      cy + Math.sin(index * 0.5 - 1) * r * 0.56,
      u * (1.5 - index * 0.11),
      ink.accent,
      'opacity="0.85"',
    ),
  );
  const knife = cx + r * 1.26;
  const fork = cx - r * 1.26;
  return (
    cloth(pen) +
    pen.circle(cx + u * 1.4, cy + u * 2, r * 1.02, ink.deep, 'opacity="0.16"') +
    pen.circle(cx, cy, r, ink.light) +
    pen.circle(cx, cy, r * 0.97, 'none', `stroke="${ink.gold}" stroke-width="${n(u * 0.5)}"`) +
    pen.circle(cx, cy, r * 0.7, pen.glow([[ink.paper], [ink.paper], [ink.wash]])) +
    drops +
    pen.ellipse(cx, cy, r * 0.34, r * 0.28, pen.shade([[ink.main], [ink.deep]]), 'opacity="0.9"') +
    garnish +
    pen.many(3, (index) => pen.sprig(cx, cy, r * 0.34, 30 + index * 120 + dice.between(0, 30))) +
    pen.line(`M${n(knife)} ${n(cy + r * 0.8)}V${n(cy)}`, ink.main, u * 1.3) +
    pen.path(
      `M${n(knife - u * 0.7)} ${n(cy)}V${n(cy - r * 0.8)}q${n(u * 3.4)} ${n(u * 8)} ${n(u * 1.8)} ${n(r * 0.8)}Z`,
      ink.mid,
    ) +
    pen.line(`M${n(fork)} ${n(cy + r * 0.8)}V${n(cy - r * 0.3)}`, ink.main, u * 1.2) +
    pen.many(3, (index) =>
      pen.line(
        `M${n(fork + (index - 1) * u * 1.6)} ${n(cy - r * 0.8)}v${n(r * 0.34)}q0 ${n(u * 3)} ${n((1 - index) * u * 1.6)} ${n(u * 5)}`,
        ink.main,
        u * 0.7,
      ),
    ) +
    pen.cord(
      `M${n(-u * 4)} ${n(h * 0.12)}C${n(w * 0.2)} ${n(h * 0.02)} ${n(w * 0.24)} ${n(h * 0.2)} ${n(w * 0.42)} ${n(-u * 4)}`,
    ) +
    pen.sprig(w * 0.95, h * 1.02, u * 34, -38)
  );
}
