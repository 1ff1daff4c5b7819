import { n, type Pen } from '../pen.ts';

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
