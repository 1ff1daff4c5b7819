import { n, type Pen } from '../pen.ts';

/** A dress on a stand by the light. */
export function dress(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w * dice.between(0.42, 0.58);
  const [top, waist, hem] = [h * 0.2, h * 0.44, h * 0.95];
  const half = u * dice.between(30, 38);
  const bust = u * 7.4;
  const skirt = `M${n(cx - u * 5)} ${n(waist)}C${n(cx - u * 14)} ${n(h * 0.62)} ${n(cx - half)} ${n(h * 0.7)} ${n(cx - half)} ${n(hem)}Q${n(cx)} ${n(hem + u * 7)} ${n(cx + half)} ${n(hem)}C${n(cx + half)} ${n(h * 0.7)} ${n(cx + u * 14)} ${n(h * 0.62)} ${n(cx + u * 5)} ${n(waist)}Z`;
  const folds = pen.many(11, (index) => {
    const across = (index - 5) / 5;
    return pen.line(
      `M${n(cx + across * u * 4)} ${n(waist + u)}C${n(cx + across * u * 10)} ${n(h * 0.6)} ${n(cx + across * half * 0.8)} ${n(h * 0.72)} ${n(cx + across * half * 0.94)} ${n(hem + u * 2)}`,
      index % 2 === 0 ? ink.mid : ink.soft,
      u * dice.between(0.5, 1.6),
      'opacity="0.55"',
    );
  });
  const lace = pen.many(17, (index) =>
    pen.circle(
      cx + ((index - 8) / 8) * half * 0.96,
      hem + u * (3.2 - Math.abs(index - 8) * 0.36),
      u * 1.3,
      ink.light,
      `stroke="${ink.mid}" stroke-width="${n(u * 0.2)}"`,
    ),
  );
  return (
    pen.ground(pen.shade([[ink.soft], [ink.wash], [ink.soft]], true)) +
    pen.many(7, (index) =>
      pen.path(
        `M${n((w / 6) * index - u * 6)} 0q${n(u * dice.between(2, 7))} ${n(h * 0.5)} 0 ${n(h)}h${n(u * 6)}q${n(u * 5)} ${n(-h * 0.5)} 0 ${n(-h)}Z`,
        ink.paper,
        'opacity="0.5"',
      ),
    ) +
    pen.lamp(cx, h * 0.4, u * 64) +
    pen.rect(0, h * 0.9, w, h * 0.1, pen.shade([[ink.mid], [ink.soft]])) +
    pen.line(`M${n(cx)} ${n(top - u * 4)}V${n(top + u * 4)}`, ink.gold, u * 1.1) +
    pen.circle(cx, top - u * 5, u * 1.6, ink.gold) +
    pen.ellipse(cx + u * 3, hem + u * 4, half * 1.1, u * 4, ink.deep, 'opacity="0.15"') +
    pen.path(skirt, pen.shade([[ink.wash], [ink.light], [ink.paper], [ink.soft]], true)) +
    folds +
    lace +
    pen.path(
      `M${n(cx - bust)} ${n(top + u * 4)}q${n(bust * 0.5)} ${n(-u * 3)} ${n(bust)} ${n(u * 1.5)}q${n(bust * 0.5)} ${n(-u * 4.5)} ${n(bust)} ${n(-u * 1.5)}C${n(cx + bust * 0.9)} ${n(h * 0.36)} ${n(cx + u * 5)} ${n(h * 0.38)} ${n(cx + u * 5)} ${n(waist)}H${n(cx - u * 5)}C${n(cx - u * 5)} ${n(h * 0.38)} ${n(cx - bust * 0.9)} ${n(h * 0.36)} ${n(cx - bust)} ${n(top + u * 4)}Z`,
      pen.shade([[ink.paper], [ink.light], [ink.soft]], true),
      `stroke="${ink.mid}" stroke-width="${n(u * 0.3)}"`,
    ) +
    pen.cord(
      `M${n(cx - u * 5.4)} ${n(waist)}Q${n(cx)} ${n(waist + u * 2)} ${n(cx + u * 5.4)} ${n(waist)}`,
      u * 0.6,
    ) +
    pen.many(26, () =>
      pen.flower(
        cx + dice.between(-0.8, 0.8) * half * 0.8,
        h * dice.between(0.66, 0.92),
        u * dice.between(0.7, 1.6),
        dice.pick([ink.light, ink.soft]),
      ),
    ) +
    pen.many(9, (index) =>
      pen.flower(
        cx + half * 1.2 + dice.around(0, u * 4),
        h * 0.93 - u * index * 1.5,
        u * dice.between(2, 3.6),
        dice.pick([ink.accent, ink.paper, ink.soft]),
      ),
    )
  );
}
