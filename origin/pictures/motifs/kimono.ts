import { n, type Pen } from '../pen.ts';

/** A kimono spread on its stand. */
export function kimono(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const [top, hem] = [h * 0.16, h * 0.9];
  const [body, sleeve] = [u * 20, u * 40];
  const cloth = dice.pick([ink.accent, ink.main, ink.light]);
  const shape = `M${n(cx - sleeve)} ${n(top)}H${n(cx + sleeve)}V${n(h * 0.6)}H${n(cx + body)}L${n(cx + body * 1.1)} ${n(hem)}H${n(cx - body * 1.1)}L${n(cx - body)} ${n(h * 0.6)}H${n(cx - sleeve)}Z`;
  const waves = pen.many(4, (row) =>
    pen.many(7, (index) => {
      const x = cx - body + (index + (row % 2) / 2) * u * 6;
      const y = hem - row * u * 3;
      return x > cx + body
        ? ''
        : [3, 2, 1]
            .map((r) => pen.circle(x, y, u * r, r % 2 === 1 ? ink.soft : ink.gold, 'opacity="0.9"'))
            .join('');
    }),
  );
  const blooms = pen.many(30, () => {
    const onSleeve = dice.chance(0.45);
    const x = onSleeve
      ? cx + dice.pick([-1, 1]) * dice.between(body * 1.1, sleeve * 0.93)
      : cx + dice.between(-0.9, 0.9) * body;
    const y = onSleeve ? h * dice.between(0.24, 0.57) : h * dice.between(0.34, 0.74);
    return pen.flower(
      x,
      y,
      u * dice.between(1.8, 4.2),
      dice.pick([ink.paper, ink.soft, ink.gold, ink.mid]),
      5,
    );
  });
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    pen.many(7, (index) => pen.rect((w / 6) * index - u * 0.5, 0, u, h * 0.84, ink.mid, 'opacity="0.4"')) +
    pen.rect(0, h * 0.28, w, u * 0.8, ink.mid, 'opacity="0.4"') +
    pen.lamp(cx, h * 0.4, u * 66, ink.light, 0.7) +
    pen.rect(0, h * 0.84, w, h * 0.16, pen.shade([[ink.paper], [ink.soft]])) +
    pen.many(9, (index) =>
      pen.line(
        `M${n((w / 8) * index)} ${n(h * 0.84)}l${n((index - 4) * u * 5)} ${n(h * 0.16)}`,
        ink.mid,
        u * 0.3,
      ),
    ) +
    [-1, 1]
      .map((side) =>
        pen.rect(cx + side * (sleeve + u * 4) - u * 0.9, top - u * 8, u * 1.8, hem - top + u * 12, ink.deep),
      )
      .join('') +
    pen.rect(cx - sleeve - u * 9, top - u * 3, (sleeve + u * 9) * 2, u * 2, ink.deep) +
    `<g transform="translate(${n(u * 1.2)} ${n(u * 1.6)})" opacity="0.16">${pen.path(shape, ink.deep)}</g>` +
    pen.path(shape, cloth) +
    pen.path(
      `M${n(cx - sleeve)} ${n(h * 0.5)}h${n(sleeve - body)}v${n(h * 0.1)}h${n(body - sleeve)}ZM${n(cx + sleeve)} ${n(h * 0.5)}h${n(body - sleeve)}v${n(h * 0.1)}h${n(sleeve - body)}Z`,
      ink.mid,
      'opacity="0.55"',
    ) +
    blooms +
    waves +
    pen.cord(
      `M${n(cx - sleeve * 0.9)} ${n(h * 0.3)}C${n(cx - body)} ${n(h * 0.44)} ${n(cx + body * 0.3)} ${n(h * 0.26)} ${n(cx + sleeve * 0.9)} ${n(h * 0.46)}`,
      u * 0.6,
    ) +
    pen.path(`M${n(cx - u * 4)} ${n(top)}L${n(cx)} ${n(h * 0.42)}L${n(cx + u * 4)} ${n(top)}Z`, ink.paper) +
    pen.line(
      `M${n(cx - u * 4.4)} ${n(top)}L${n(cx)} ${n(h * 0.43)}L${n(cx + u * 4.4)} ${n(top)}`,
      ink.gold,
      u * 0.9,
    ) +
    pen.line(`M${n(cx)} ${n(h * 0.42)}V${n(hem)}`, ink.deep, u * 0.25, 'opacity="0.4"')
  );
}
