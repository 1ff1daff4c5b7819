import { n, type Pen } from '../pen.ts';
import { heaven, ridge } from './parts.ts';

/** A gate of a shrine among trees, steps before it. */
export function shrine(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const base = h * 0.74;
  const [half, tall] = [u * 25, u * 44];
  const pillar = (side: number): string =>
    pen.path(
      `M${n(cx + side * half - u * 2)} ${n(base)}L${n(cx + side * half * 0.94 - u * 1.7)} ${n(base - tall)}h${n(u * 3.4)}L${n(cx + side * half + u * 2)} ${n(base)}Z`,
      ink.accent,
    );
  const grove = (side: number): string =>
    pen.many(9, (index) => {
      const x = cx + side * (half * 1.35 + index * u * 9);
      const top = base - u * dice.between(36, 62);
      return (
        pen.rect(x - u * 1.1, top, u * 2.2, base - top, ink.deep, 'opacity="0.65"') +
        pen.ellipse(
          x,
          top,
          u * dice.between(8, 12),
          u * dice.between(16, 23),
          index % 2 === 0 ? ink.leaf : ink.main,
          'opacity="0.85"',
        )
      );
    });
  const steps = pen.many(6, (index) => {
    const y = base + ((h - base) / 6) * index;
    const wide = half * (1.2 + index * 0.28);
    return (
      pen.rect(cx - wide, y, wide * 2, (h - base) / 6, index % 2 === 0 ? ink.wash : ink.soft) +
      pen.line(`M${n(cx - wide)} ${n(y)}H${n(cx + wide)}`, ink.mid, u * 0.4)
    );
  });
  return (
    heaven(pen) +
    ridge(pen, h * 0.5, u * 18, ink.mid, 'opacity="0.5"') +
    pen.path(
      `M${n(cx - u * 19)} ${n(base - u * 20)}q${n(u * 19)} ${n(-u * 5)} ${n(u * 38)} 0l${n(u * 5)} ${n(u * 3)}q${n(-u * 24)} ${n(-u * 4)} ${n(-u * 48)} 0Z`,
      ink.deep,
    ) +
    pen.rect(cx - u * 14, base - u * 18, u * 28, u * 18, ink.paper) +
    pen.many(7, (index) => pen.rect(cx - u * 13 + index * u * 4, base - u * 16, u * 1.2, u * 16, ink.main)) +
    grove(-1) +
    grove(1) +
    pen.rect(0, base, w, h - base, ink.leaf) +
    steps +
    pillar(-1) +
    pillar(1) +
    pen.path(
      `M${n(cx - half * 1.42)} ${n(base - tall - u * 2)}Q${n(cx)} ${n(base - tall + u * 2)} ${n(cx + half * 1.42)} ${n(base - tall - u * 2)}l${n(u)} ${n(-u * 4)}Q${n(cx)} ${n(base - tall - u * 1)} ${n(cx - half * 1.42 - u)} ${n(base - tall - u * 6)}Z`,
      ink.accent,
    ) +
    pen.path(
      `M${n(cx - half * 1.44)} ${n(base - tall - u * 6)}Q${n(cx)} ${n(base - tall - u * 1.4)} ${n(cx + half * 1.44)} ${n(base - tall - u * 6)}l${n(u * 0.6)} ${n(-u * 1.6)}Q${n(cx)} ${n(base - tall - u * 3)} ${n(cx - half * 1.44 - u * 0.6)} ${n(base - tall - u * 7.6)}Z`,
      ink.deep,
    ) +
    pen.rect(cx - half * 1.2, base - tall + u * 7, half * 2.4, u * 2.8, ink.accent) +
    pen.rect(cx - u * 2, base - tall, u * 4, u * 8, ink.gold) +
    pen.cord(
      `M${n(cx - half * 0.95)} ${n(base - tall + u * 12)}Q${n(cx)} ${n(base - tall + u * 21)} ${n(cx + half * 0.95)} ${n(base - tall + u * 12)}`,
    ) +
    pen.petals(34, dice.pick([ink.soft, ink.paper]))
  );
}
