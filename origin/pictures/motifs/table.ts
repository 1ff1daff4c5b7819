/** What stands on the table: a plate, a cake, an invitation, rings. */
import { n, type Pen } from '../pen.ts';

function cloth(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const weave = dice.between(-18, 18);
  return (
    pen.ground(pen.shade([[ink.wash], [ink.soft]])) +
    `<g transform="rotate(${n(weave)} ${n(w / 2)} ${n(h / 2)})">${pen.many(9, (index) => pen.line(`M${n(-w * 0.3)} ${n(h * (index / 7 - 0.15))}q${n(w * 0.4)} ${n(u * dice.between(-8, 8))} ${n(w * 1.7)} 0`, ink.paper, u * dice.between(1.5, 5), 'opacity="0.55"'))}</g>`
  );
}

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

/** A tiered cake on its stand. */
export function cake(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const cx = w / 2;
  const base = h * 0.8;
  const tiers = dice.pick([3, 3, 4]);
  const tall = u * (tiers === 3 ? 15 : 12.5);
  const tier = (index: number): string => {
    const half = u * (21 - index * (tiers === 3 ? 5.4 : 4.4));
    const y = base - tall * (index + 1);
    const swags = pen.many(5, (swag) =>
      pen.line(
        `M${n(cx - half + (half * 2 * swag) / 5)} ${n(y + u * 3.4)}q${n(half / 5)} ${n(u * 4.4)} ${n((half * 2) / 5)} 0`,
        ink.gold,
        u * 0.35,
      ),
    );
    const blooms = pen.many(6 - index, (flower) =>
      pen.flower(
        cx + (index % 2 === 0 ? -1 : 1) * (half * 0.75 - flower * u * 3),
        y + tall - u * dice.between(0, 3),
        u * dice.between(1.9, 3),
        dice.pick([ink.accent, ink.soft, ink.mid]),
      ),
    );
    return (
      pen.rect(
        cx - half,
        y,
        half * 2,
        tall,
        pen.shade([[ink.soft], [ink.light], [ink.paper], [ink.soft]], true),
      ) +
      pen.ellipse(cx, y, half, u * 1.6, ink.light) +
      swags +
      blooms
    );
  };
  return (
    pen.ground(pen.shade([[ink.mid], [ink.soft]])) +
    pen.many(24, () =>
      pen.circle(
        dice.between(0, w),
        h * dice.between(0, 0.75),
        u * dice.between(2, 7),
        ink.light,
        `opacity="${n(dice.between(0.1, 0.35))}"`,
      ),
    ) +
    pen.lamp(cx, h * 0.45, u * 58) +
    pen.rect(0, base + u * 6, w, h, pen.shade([[ink.paper], [ink.wash]])) +
    pen.many(11, (index) =>
      pen.path(
        `M${n((w / 10) * index - u * 4)} ${n(base + u * 6)}q${n(u * 5)} ${n(u * 12)} 0 ${n(h)}h${n(u * 4)}q${n(u * 4)} ${n(-u * 20)} 0 ${n(-h)}Z`,
        ink.soft,
        'opacity="0.5"',
      ),
    ) +
    pen.path(
      `M${n(cx - u * 5)} ${n(base)}q${n(u * 3)} ${n(u * 6)} ${n(-u * 4)} ${n(u * 10)}h${n(u * 18)}q${n(-u * 7)} ${n(-u * 4)} ${n(-u * 4)} ${n(-u * 10)}Z`,
      ink.gold,
    ) +
    pen.ellipse(cx, base, u * 26, u * 3, ink.gold) +
    pen.ellipse(cx, base - u * 0.8, u * 26, u * 2.6, ink.light) +
    pen.many(tiers, tier) +
    pen.many(5, (index) => pen.sprig(cx, base - tall * tiers, u * 12, -50 + index * 25)) +
    pen.many(7, () =>
      pen.flower(
        cx + dice.around(0, u * 3),
        base - tall * tiers - u * dice.between(0, 6),
        u * dice.between(2, 3.4),
        dice.pick([ink.accent, ink.paper, ink.soft]),
      ),
    ) +
    [-1, 1]
      .map((side) =>
        pen.many(8, () =>
          pen.flower(
            cx + side * u * dice.between(28, 46),
            base + u * dice.between(1, 9),
            u * dice.between(2, 4),
            dice.pick([ink.soft, ink.accent, ink.paper]),
          ),
        ),
      )
      .join('')
  );
}

/** Cards and an envelope, tied with a cord. */
export function invitation(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w / 2, h / 2];
  const card = (
    angle: number,
    dx: number,
    dy: number,
    wide: number,
    tall: number,
    fill: string,
    inside = '',
  ): string =>
    `<g transform="translate(${n(cx + dx)} ${n(cy + dy)}) rotate(${n(angle)})">${pen.rect(-wide / 2 + u, -tall / 2 + u * 1.4, wide, tall, ink.deep, 'opacity="0.14"')}${pen.rect(-wide / 2, -tall / 2, wide, tall, fill)}${inside}</g>`;
  const [wide, tall] = [u * 38, u * 54];
  const lines = pen.many(7, (index) =>
    pen.line(
      `M${n(-wide * (index % 3 === 0 ? 0.22 : 0.3))} ${n(-tall * 0.16 + index * u * 3.6)}H${n(wide * (index % 3 === 0 ? 0.22 : 0.3))}`,
      ink.mid,
      u * 0.35,
    ),
  );
  const frame = pen.rect(
    -wide * 0.44,
    -tall * 0.45,
    wide * 0.88,
    tall * 0.9,
    'none',
    `stroke="${ink.gold}" stroke-width="${n(u * 0.4)}"`,
  );
  const flap =
    pen.path(
      `M${n(-u * 30)} ${n(-u * 20)}L0 ${n(u * 4)}L${n(u * 30)} ${n(-u * 20)}Z`,
      ink.main,
      'opacity="0.85"',
    ) +
    pen.circle(0, u * 1.5, u * 3.4, ink.accent) +
    pen.line(`M${n(-u * 1.4)} ${n(u * 1.5)}a1 1 0 0 1 ${n(u * 2.8)} 0`, ink.paper, u * 0.4);
  const tilt = dice.between(-14, 14);
  return (
    cloth(pen) +
    pen.sprig(w * 0.06, h * 0.98, u * 46, 32) +
    pen.sprig(w * 0.96, h * 0.06, u * 40, 214) +
    card(tilt + 24, u * 24, u * 10, u * 60, u * 40, ink.mid, flap) +
    card(
      tilt - 9,
      -u * 12,
      -u * 2,
      wide,
      tall,
      ink.paper,
      frame + lines + pen.flower(0, -tall * 0.3, u * 4, ink.accent),
    ) +
    card(
      tilt + 6,
      u * 17,
      u * 22,
      u * 30,
      u * 19,
      ink.light,
      pen.many(3, (index) =>
        pen.line(`M${n(-u * 9)} ${n(-u * 3 + index * u * 3.4)}H${n(u * 9)}`, ink.mid, u * 0.35),
      ),
    ) +
    `<g transform="translate(${n(cx - u * 12)} ${n(cy - u * 2)}) rotate(${n(tilt - 9)})">${pen.cord(`M${n(-wide * 0.5)} ${n(u * 12)}C${n(-u * 8)} ${n(u * 9)} ${n(-u * 6)} ${n(u * 20)} 0 ${n(u * 13)}S${n(u * 8)} ${n(u * 9)} ${n(wide * 0.5)} ${n(u * 12)}`)}${pen.cord(`M0 ${n(u * 13)}c${n(-u * 9)} ${n(-u * 10)} ${n(-u * 9)} ${n(u * 11)} 0 0c${n(u * 9)} ${n(-u * 10)} ${n(u * 9)} ${n(u * 11)} 0 0`)}</g>` +
    pen.many(9, () =>
      pen.flower(
        dice.between(0, w),
        dice.chance(0.5) ? u * dice.between(0, 12) : h - u * dice.between(0, 12),
        u * dice.between(1.5, 3.6),
        dice.pick([ink.paper, ink.accent, ink.soft]),
      ),
    )
  );
}

/** Two rings on the knot of a cord. */
export function rings(pen: Pen): string {
  const { ink, w, h, u, dice } = pen;
  const [cx, cy] = [w / 2, h * 0.5];
  const ring = (x: number, y: number, r: number, turn: number): string =>
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${pen.ellipse(u * 0.8, u * 1.4, r, r * 0.86, 'none', `stroke="${ink.deep}" stroke-width="${n(u * 2.4)}" opacity="0.18"`)}${pen.ellipse(0, 0, r, r * 0.86, 'none', `stroke="${ink.gold}" stroke-width="${n(u * 2.6)}"`)}${pen.ellipse(0, -u * 0.3, r, r * 0.86, 'none', `stroke="${ink.light}" stroke-width="${n(u * 0.7)}" opacity="0.85"`)}</g>`;
  const loops = [-1, 1]
    .map((side) =>
      pen.cord(
        `M${n(cx)} ${n(cy + u * 20)}C${n(cx + side * u * 34)} ${n(cy + u * 2)} ${n(cx + side * u * 30)} ${n(cy - u * 30)} ${n(cx)} ${n(cy - u * 14)}S${n(cx - side * u * 22)} ${n(cy + u * 16)} ${n(cx + side * u * 44)} ${n(cy + u * 34)}`,
        u * 0.95,
      ),
    )
    .join('');
  return (
    cloth(pen) +
    pen.lamp(cx, cy, u * 62) +
    pen.path(
      `M${n(cx - u * 44)} ${n(cy + u * 10)}q${n(u * 6)} ${n(-u * 42)} ${n(u * 44)} ${n(-u * 36)}t${n(u * 46)} ${n(u * 32)}q${n(-u * 6)} ${n(u * 36)} ${n(-u * 48)} ${n(u * 32)}t${n(-u * 42)} ${n(-u * 28)}Z`,
      pen.glow([[ink.light], [ink.paper], [ink.soft]]),
    ) +
    loops +
    ring(cx - u * 8, cy, u * dice.between(13, 15), dice.between(-20, 0)) +
    ring(cx + u * 9, cy + u * 3, u * dice.between(11, 13), dice.between(0, 30)) +
    pen.path(
      `M${n(cx + u * 9)} ${n(cy - u * 12)}l${n(u * 3)} ${n(-u * 3)}l${n(u * 3)} ${n(u * 3)}l${n(-u * 3)} ${n(u * 4)}Z`,
      ink.light,
      `stroke="${ink.gold}" stroke-width="${n(u * 0.4)}"`,
    ) +
    pen.many(4, (index) =>
      pen.sprig(
        index % 2 === 0 ? -u * 2 : w + u * 2,
        h * (0.2 + 0.22 * index),
        u * dice.between(18, 30),
        index % 2 === 0 ? 75 : -75,
      ),
    ) +
    pen.petals(24, ink.soft)
  );
}
