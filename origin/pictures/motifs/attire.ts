/** What is worn and held: dress, kimono, bouquet; and the crest that stands for a person. */
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

/** A bouquet tied with a ribbon. */
export function bouquet(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w * dice.between(0.45, 0.55), h * 0.42];
  const r = u * dice.between(25, 29);
  const blossoms = pen.many(58, (index) => {
    const angle = index * 2.39996;
    const far = r * Math.sqrt(1 - (index + 1) / 59);
    const size = u * dice.between(3.2, 6.4);
    const colour = dice.weighted([
      [ink.paper, 4],
      [ink.soft, 4],
      [ink.accent, 3],
      [ink.mid, 2],
      [ink.light, 3],
    ] as const);
    const [x, y] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far * 0.92];
    return (
      pen.circle(x + u * 0.5, y + u * 0.8, size * 0.8, ink.deep, 'opacity="0.1"') +
      pen.flower(x, y, size, colour, dice.int(6, 9))
    );
  });
  const stems = pen.many(13, (index) =>
    pen.line(
      `M${n(cx + (index - 6) * u * 1.5)} ${n(cy + r * 0.7)}L${n(cx + (index - 6) * u * 0.35)} ${n(h * 0.78)}L${n(cx + (index - 6) * u * 1.1)} ${n(h * 0.94)}`,
      ink.leaf,
      u * 1.1,
    ),
  );
  const knot = h * 0.78;
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    pen.lamp(w * 0.3, h * 0.24, u * 70, ink.light, 0.95) +
    pen.path(
      `M0 ${n(h * 0.86)}Q${n(w * 0.5)} ${n(h * 0.8)} ${n(w)} ${n(h * 0.88)}V${n(h)}H0Z`,
      ink.paper,
      'opacity="0.8"',
    ) +
    pen.many(20, (index) =>
      pen.sprig(
        cx,
        cy,
        r * dice.between(1.15, 1.5),
        index * 18 + dice.between(-8, 8),
        index % 3 === 0 ? ink.mid : ink.leaf,
      ),
    ) +
    stems +
    blossoms +
    pen.path(
      `M${n(cx - u * 5.5)} ${n(knot - u * 6)}q${n(u * 5.5)} ${n(u * 3)} ${n(u * 11)} 0l${n(-u * 1.6)} ${n(u * 11)}q${n(-u * 4)} ${n(u * 2)} ${n(-u * 7.8)} 0Z`,
      ink.accent,
    ) +
    [-1, 1]
      .map(
        (side) =>
          pen.path(
            `M${n(cx)} ${n(knot)}c${n(side * u * 8)} ${n(-u * 9)} ${n(side * u * 17)} ${n(-u * 2)} ${n(side * u * 12)} ${n(u * 3)}q${n(-side * u * 5)} ${n(u * 2)} ${n(-side * u * 12)} ${n(-u * 3)}Z`,
            ink.accent,
            'opacity="0.9"',
          ) +
          pen.line(
            `M${n(cx + side * u)} ${n(knot)}q${n(side * u * 4)} ${n(u * 9)} ${n(side * u * 9)} ${n(u * 17)}`,
            ink.accent,
            u * 2.2,
          ),
      )
      .join('') +
    pen.circle(cx, knot, u * 2.2, ink.gold) +
    pen.petals(16, ink.mid)
  );
}

/** A crest, round and plain, for people who show no picture of themselves. */
export function crest(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w / 2, h / 2];
  const folds = dice.pick([3, 4, 5, 6, 8]);
  const kind = dice.int(0, 3);
  const leaf = (index: number): string => {
    const turn = `transform="rotate(${n((360 / folds) * index)} ${n(cx)} ${n(cy)})"`;
    if (kind === 0) return pen.ellipse(cx, cy - u * 15, u * 7, u * 13, ink.paper, turn);
    if (kind === 1)
      return pen.path(
        `M${n(cx)} ${n(cy - u * 3)}q${n(u * 14)} ${n(-u * 12)} 0 ${n(-u * 27)}q${n(-u * 14)} ${n(u * 15)} 0 ${n(u * 27)}Z`,
        ink.paper,
        turn,
      );
    if (kind === 2)
      return pen.circle(
        cx,
        cy - u * 16,
        u * 10,
        'none',
        `stroke="${ink.paper}" stroke-width="${n(u * 3)}" ${turn}`,
      );
    return pen.path(
      `M${n(cx)} ${n(cy - u * 30)}l${n(u * 9)} ${n(u * 13)}l${n(-u * 9)} ${n(u * 13)}l${n(-u * 9)} ${n(-u * 13)}Z`,
      ink.paper,
      turn,
    );
  };
  return (
    pen.ground(ink.wash) +
    pen.circle(cx, cy, u * 44, ink.main) +
    pen.circle(cx, cy, u * 39, 'none', `stroke="${ink.gold}" stroke-width="${n(u * 1.2)}"`) +
    pen.many(folds, leaf) +
    pen.circle(cx, cy, u * 4.4, ink.gold)
  );
}
