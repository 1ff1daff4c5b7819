/** Gardens, hills, the sea, and a shrine among trees. */
import { n, type Pen } from '../pen.ts';

/** A ridge of hills across the sheet. */
function ridge(pen: Pen, y: number, rise: number, fill: string, more = ''): string {
  const { w, h, dice } = pen;
  const points = Array.from(
    { length: 5 },
    (_, index) => [(w / 4) * index, y - dice.between(0, rise)] as const,
  );
  const curve = points
    .map(([x, top], index) => (index === 0 ? `M0 ${n(top)}` : `S${n(x - w / 9)} ${n(top)} ${n(x)} ${n(top)}`))
    .join('');
  return pen.path(`${curve}V${n(h)}H0Z`, fill, more);
}

function heaven(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [x, y] = [w * dice.between(0.2, 0.8), h * dice.between(0.2, 0.34)];
  return (
    pen.ground(pen.shade([[ink.soft], [ink.wash], [ink.light]])) +
    pen.lamp(x, y, u * 42, ink.light, 1) +
    pen.circle(x, y, u * 7.5, ink.light)
  );
}

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

/** A deck before the sea, cloth on an arch. */
export function sea(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const horizon = h * dice.between(0.46, 0.52);
  const deck = h * 0.76;
  const sun = w * dice.between(0.3, 0.7);
  const cx = w / 2;
  const glints = pen.many(46, (index) => {
    const down = index / 46;
    const y = horizon + (deck - horizon) * down;
    return pen.line(
      `M${n(sun + dice.around(0, u * (3 + down * 16)))} ${n(y)}h${n(u * dice.between(1.5, 3 + down * 8))}`,
      ink.light,
      u * 0.5,
      'opacity="0.75"',
    );
  });
  return (
    pen.ground(pen.shade([[ink.mid], [ink.soft], [ink.wash], [ink.light], [ink.light]])) +
    pen.lamp(sun, horizon - u * 6, u * 40, ink.light, 1) +
    pen.circle(sun, horizon - u * 6, u * 8, ink.light) +
    pen.many(4, (index) =>
      pen.ellipse(
        w * dice.next(),
        h * (0.12 + index * 0.07),
        u * dice.between(14, 28),
        u * dice.between(1, 2),
        ink.paper,
        'opacity="0.6"',
      ),
    ) +
    pen.rect(0, horizon, w, h - horizon, pen.shade([[ink.mid], [ink.main]])) +
    glints +
    pen.path(
      `M0 ${n(horizon)}q${n(u * 12)} ${n(-u * 9)} ${n(u * 26)} ${n(-u * 3)}t${n(u * 16)} ${n(u * 3)}Z`,
      ink.main,
      'opacity="0.5"',
    ) +
    pen.rect(0, deck, w, h - deck, pen.shade([[ink.paper], [ink.soft]])) +
    pen.many(13, (index) =>
      pen.line(
        `M${n(cx + (index - 6) * w * 0.045)} ${n(deck)}L${n(cx + (index - 6) * w * 0.12)} ${n(h)}`,
        ink.mid,
        u * 0.3,
      ),
    ) +
    pen.path(
      `M${n(cx - u * 3)} ${n(deck)}L${n(cx - w * 0.13)} ${n(h)}H${n(cx + w * 0.13)}L${n(cx + u * 3)} ${n(deck)}Z`,
      ink.light,
    ) +
    [-1, 1]
      .map((side) => pen.rect(cx + side * u * 16 - u * 0.8, deck - u * 40, u * 1.6, u * 41, ink.paper))
      .join('') +
    pen.rect(cx - u * 19, deck - u * 41, u * 38, u * 1.8, ink.paper) +
    pen.path(
      `M${n(cx - u * 18)} ${n(deck - u * 40)}q${n(u * 18)} ${n(u * 15)} ${n(u * 36)} 0q${n(-u * 18)} ${n(u * 8)} ${n(-u * 36)} 0Z`,
      ink.light,
      'opacity="0.95"',
    ) +
    [-1, 1]
      .map((side) =>
        pen.path(
          `M${n(cx + side * u * 18)} ${n(deck - u * 40)}q${n(-side * u * 5)} ${n(u * 20)} ${n(side * u * 2)} ${n(u * 40)}h${n(side * u * 4)}q${n(-side * u * 3)} ${n(-u * 20)} ${n(-side * u * 3)} ${n(-u * 40)}Z`,
          ink.light,
          'opacity="0.8"',
        ),
      )
      .join('') +
    pen.many(18, () =>
      pen.flower(
        cx + dice.pick([-1, 1]) * u * dice.between(13, 20),
        deck - u * dice.between(36, 42),
        u * dice.between(1.6, 2.8),
        dice.pick([ink.accent, ink.soft, ink.paper]),
      ),
    )
  );
}

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
