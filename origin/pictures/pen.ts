/** What motifs are drawn with: a sheet of a size, its colours, its dice, and shapes that come up again and again. */
import type { Dice } from '../dice.ts';
import type { Palette } from './palettes.ts';

/** A sheet to draw on. Lengths are pixels of the finished picture. */
export class Pen {
  readonly w: number;
  readonly h: number;
  /** Length that both shapes of a picture share, for things that must not stretch. */
  readonly u: number;
  readonly dice: Dice;
  readonly ink: Palette;
  readonly #defs: string[] = [];

  constructor(w: number, h: number, dice: Dice, ink: Palette) {
    this.w = w;
    this.h = h;
    this.u = Math.min(w, h) / 100;
    this.dice = dice;
    this.ink = ink;
  }

  /** Definitions the finished SVG needs. */
  get defs(): string {
    return this.#defs.join('');
  }

  #define(element: string, attributes: string, stops: [string, number?][]): string {
    const id = `d${this.#defs.length}`;
    const body = stops
      .map(([colour, opacity = 1], index) => {
        const offset = index / Math.max(1, stops.length - 1);
        return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
      })
      .join('');
    this.#defs.push(`<${element} id="${id}" ${attributes}>${body}</${element}>`);
    return `url(#${id})`;
  }

  /** A fill from top to bottom, or from left to right. */
  shade(stops: [string, number?][], sideways = false): string {
    return this.#define(
      'linearGradient',
      sideways ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"',
      stops,
    );
  }

  /** A fill from the middle outwards. */
  glow(stops: [string, number?][]): string {
    return this.#define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stops);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
  }

  circle(x: number, y: number, r: number, fill: string, more = ''): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
  }

  path(d: string, fill: string, more = ''): string {
    return `<path d="${d}" fill="${fill}" ${more}/>`;
  }

  /** A line of a colour and width. */
  line(d: string, colour: string, width: number, more = ''): string {
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  }

  /** The whole sheet in one fill. */
  ground(fill: string): string {
    return this.rect(0, 0, this.w, this.h, fill);
  }

  /** `count` drawings in a row. */
  many(count: number, draw: (index: number) => string): string {
    return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
  }

  /** A soft round light. */
  lamp(x: number, y: number, r: number, colour = this.ink.light, strength = 0.9): string {
    return this.circle(
      x,
      y,
      r,
      this.glow([
        [colour, strength],
        [colour, strength * 0.35],
        [colour, 0],
      ]),
    );
  }

  /** An arch: straight sides, round top, standing on `base`. */
  arch(cx: number, base: number, width: number, height: number): string {
    const r = width / 2;
    return `M${n(cx - r)} ${n(base)}V${n(base - height + r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(base - height + r)}V${n(base)}Z`;
  }

  /** A flower seen from above, of `petals` petals. */
  flower(x: number, y: number, r: number, colour: string, petals = this.dice.int(5, 7)): string {
    const turn = this.dice.between(0, 72);
    const petal = (index: number): string =>
      this.ellipse(
        x,
        y - r * 0.55,
        r * 0.4,
        r * 0.58,
        colour,
        `transform="rotate(${n(turn + (360 / petals) * index)} ${n(x)} ${n(y)})"`,
      );
    return `<g>${this.many(petals, petal)}${this.circle(x, y, r * 0.22, this.ink.gold)}</g>`;
  }

  /** A sprig of leaves from a point, `length` long, leaning by `angle` degrees from upright. */
  sprig(x: number, y: number, length: number, angle: number, colour = this.ink.leaf): string {
    const pairs = Math.max(3, Math.round(length / (this.u * 3.4)));
    const leaf = (index: number): string => {
      const at = -length * ((index + 1) / pairs);
      const size = length * 0.16 * (1.15 - index / pairs / 1.6);
      return [-1, 1]
        .map((side) =>
          this.path(
            `M0 ${n(at)}q${n(side * size)} ${n(-size * 0.9)} ${n(side * size * 1.9)} ${n(-size * 0.35)}q${n(-side * size * 0.8)} ${n(size * 0.75)} ${n(-side * size * 1.9)} ${n(size * 0.35)}Z`,
            colour,
          ),
        )
        .join('');
    };
    const stem = this.line(`M0 0V${n(-length)}`, colour, this.u * 0.3);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${stem}${this.many(pairs, leaf)}</g>`;
  }

  /** Petals adrift. */
  petals(count: number, colour: string): string {
    return this.many(count, () => {
      const [x, y, size] = [
        this.dice.between(0, this.w),
        this.dice.between(0, this.h),
        this.dice.between(0.7, 1.6) * this.u,
      ];
      const turn = this.dice.int(0, 360);
      return this.path(
        `M0 0q${n(size)} ${n(-size * 1.2)} ${n(size * 2)} 0q${n(-size)} ${n(size * 0.9)} ${n(-size * 2)} 0Z`,
        colour,
        `opacity="${n(this.dice.between(0.35, 0.85))}" transform="translate(${n(x)} ${n(y)}) rotate(${turn})"`,
      );
    });
  }

  /** A two-strand cord along a path. */
  cord(d: string, width = this.u * 0.7): string {
    const pale = this.line(d, this.ink.paper, width * 2.6, 'opacity="0.9"');
    return `${pale}${this.line(d, this.ink.accent, width)}<g transform="translate(0 ${n(width * 1.5)})">${this.line(d, this.ink.gold, width)}</g>`;
  }
}

/** A number short enough for an SVG. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
