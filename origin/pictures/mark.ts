/** The mark 「イメージ」 in a corner, drawn as strokes so that no font is needed. */
import { n, type Pen } from './pen.ts';

/** Strokes of each character on a square of 24. */
const GLYPHS = [
  'M16 3V3H23M16 3V12',
  'M17 3Q12 9 4 13M11.5 9V21',
  'M17 3C15 11 11 16 4 20M6 8Q13 12 19 18',
  'M3 12H21',
  'M5 4L9 7M4 10L8 13M5 20C12 18 17 14 20 8M15 3L16.5 6M19 2L20.5 5',
  'M1 21H8V12',
];

/** Height of a character, in hundredths of the shorter side. */
const SIZE = 2.5;

/** The mark, bottom right, on a strip of paper. */
export function imageMark(pen: Pen): string {
  const size = pen.u * SIZE;
  const wide = size * GLYPHS.length;
  const [x, y] = [pen.w - wide - pen.u * 3.4, pen.h - size - pen.u * 3];
  const glyph = (strokes: string, index: number): string =>
    `<path d="${strokes}" transform="translate(${n(x + index * size)} ${n(y)}) scale(${(size / 24).toFixed(4)})" fill="none" stroke="#2B2624" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    pen.rect(
      x - pen.u * 1.2,
      y - pen.u * 0.9,
      wide + pen.u * 2.4,
      size + pen.u * 1.8,
      '#FBF8F3',
      'opacity="0.82"',
    ) + GLYPHS.map(glyph).join('')
  );
}
