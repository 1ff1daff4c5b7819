/**
 * Generates the あわじ結び (awaji knot) of the site: `node client/assets/draw-knot.ts`.
 *
 * The cord follows r = 2 + 0.9·cos(4t/3) for three turns with four lobes, cut open at the lowest lobe. Writes `knot.svg`
 * and `mark.svg` (the two-strand emblem as divider and logo, with woven crossings), `icon.png` (the emblem on paper, for
 * home screens and search engines) and `ui/base/knotPath.ts` (one strand as an open loop and two ends, for the clip button).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Point = readonly [x: number, y: number];
type Curve = (t: number) => Point;

/** Half the length of the cord in radians: three full turns minus the opened lobe. */
const END = 3 * Math.PI - 0.73;
/** Parameter at which the loop ends. */
const LOOP = 1.13 * Math.PI;
const STEP = 1e-4;

/** The knot within a square of side 2·half; slightly wider than high. */
function knot(center: Point, half: number): Curve {
  const scale = half / 2.9;
  return (t) => {
    const r = (2 + 0.9 * Math.cos((4 * t) / 3)) * scale;
    return [center[0] + 1.06 * r * Math.sin(t), center[1] - 0.94 * r * Math.cos(t)];
  };
}

/** The curve offset by `distance`: one of two strands. */
function strand(curve: Curve, distance: number): Curve {
  return (t) => {
    const [x, y] = curve(t);
    const [dx, dy] = slope(curve, t);
    const length = Math.hypot(dx, dy);
    return [x - (dy / length) * distance, y + (dx / length) * distance];
  };
}

function slope(curve: Curve, t: number): Point {
  const [x1, y1] = curve(t - STEP);
  const [x2, y2] = curve(t + STEP);
  return [(x2 - x1) / (2 * STEP), (y2 - y1) / (2 * STEP)];
}

/** SVG path data from `from` to `to`, about one cubic per quarter of a lobe. */
function path(curve: Curve, from: number, to: number): string {
  const count = Math.max(1, Math.round(Math.abs(to - from) / 0.7));
  const width = (to - from) / count;
  const at = (p: Point, o: Point) => `${Math.round(p[0] - o[0])} ${Math.round(p[1] - o[1])}`;
  let here: Point = rounded(curve(from));
  let data = `M${here[0]} ${here[1]}`;
  for (let i = 1; i <= count; i += 1) {
    const [a, b] = [from + width * (i - 1), from + width * i];
    const [p, q] = [curve(a), curve(b)];
    const [u, v] = [slope(curve, a), slope(curve, b)];
    const c1: Point = [p[0] + (u[0] * width) / 3, p[1] + (u[1] * width) / 3];
    const c2: Point = [q[0] - (v[0] * width) / 3, q[1] - (v[1] * width) / 3];
    data += `c${at(c1, here)} ${at(c2, here)} ${at(q, here)}`;
    here = rounded(q);
  }
  return data.replaceAll(' -', '-');
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/** Parameters of the self-intersections, in order. */
function crossings(curve: Curve): number[] {
  const n = 900;
  const points = Array.from({ length: n + 1 }, (_, i) => curve(-END + (2 * END * i) / n));
  const found: number[] = [];
  for (let i = 0; i < n; i += 1) {
    for (let j = i + 2; j < n; j += 1) {
      const [p, p2, q, q2] = [points[i], points[i + 1], points[j], points[j + 1]];
      if (p && p2 && q && q2 && cross(p, p2, q, q2)) found.push(i, j);
    }
  }
  return found.toSorted((a, b) => a - b).map((i) => -END + (2 * END * (i + 0.5)) / n);
}

function cross(p: Point, p2: Point, q: Point, q2: Point): boolean {
  const side = (a: Point, b: Point, c: Point) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  return side(p, p2, q) !== side(p, p2, q2) && side(q, q2, p) !== side(q, q2, p2);
}

/** The knot with both ends running along the lower edge. */
function emblem(width: number, height: number): string {
  const body = knot([width / 2, 138], 132);
  const overs = crossings(body).filter((_, i) => i % 2 === 0);
  const line = (offset: number) => {
    const side = strand(body, offset);
    const tail = (t: number, x: number) => {
      const [px, py] = side(t);
      const [dx, dy] = slope(side, t);
      const out = Math.sign(t);
      const foot = height - 14 + offset;
      const c1 = `${Math.round(px + dx * out * 0.3)} ${Math.round(py + dy * out * 0.3)}`;
      return `M${Math.round(px)} ${Math.round(py)}C${c1} ${Math.round(px + out * 10)} ${foot} ${x} ${foot}`;
    };
    return {
      whole: path(side, -END, END) + tail(-END, 0) + tail(END, width),
      over: overs.map((t) => path(side, Math.max(-END, t - 0.26), Math.min(END, t + 0.26))).join(''),
    };
  };
  const [outer, inner] = [line(7), line(-7)];
  const pair = (key: 'whole' | 'over') =>
    `<path stroke="#8e3b46" d="${outer[key]}"/><path stroke="#b89b5e" d="${inner[key]}"/>`;
  const halo = overs.map((t) => path(body, Math.max(-END, t - 0.16), Math.min(END, t + 0.16))).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="9">` +
    `${pair('whole')}<path stroke="#fbf8f3" stroke-width="34" d="${halo}"/>${pair('over')}</svg>\n`
  );
}

const small = knot([120, 128], 104);
writeFileSync(new URL('knot.svg', import.meta.url), emblem(560, 300));
const mark = emblem(350, 290);
writeFileSync(new URL('mark.svg', import.meta.url), mark);
await sharp(Buffer.from(mark))
  .resize({ width: 150 })
  .extend({ left: 15, right: 15, top: 28, bottom: 28, background: '#fbf8f3' })
  .flatten({ background: '#fbf8f3' })
  .png({ palette: true })
  .toFile(fileURLToPath(new URL('icon.png', import.meta.url)));
writeFileSync(
  new URL('../ui/base/knotPath.ts', import.meta.url),
  `// Generated by client/assets/draw-knot.ts on a 240 × 240 grid.\n\n` +
    `/** The open loop: not clipped. */\nexport const LOOP_PATH =\n  '${path(small, -LOOP, LOOP)}';\n` +
    `/** The two ends that close the knot, each drawn outwards from the loop. */\nexport const END_PATHS = [\n` +
    `  '${path(small, -LOOP, -END)}',\n  '${path(small, LOOP, END)}',\n] as const;\n`,
);
