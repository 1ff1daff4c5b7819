import { n, type Pen } from '../pen.ts';

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
