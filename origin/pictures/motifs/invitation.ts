import { n, type Pen } from '../pen.ts';
import { cloth } from './parts.ts';

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
