// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
);

function color(name: string): string {
  const hex = name.startsWith('#') ? name : tokens.get(name);
  if (!hex) throw new Error(`tokens.css has no color --${name}`);
  return hex;
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color(one)), luminance(color(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const BACKGROUNDS = ['background', 'surface', 'background-band'];
const TEXT_COLOURS = [
  'text',
  'text-2',
  'text-3',
  'action',
  'action-strong',
  'link',
  'good',
  'label',
  'star',
  'error',
  'holiday',
];

describe('colors of the design', () => {
  it.each(BACKGROUNDS.flatMap((background) => TEXT_COLOURS.map((text) => [text, background] as const)))(
    '%s has a contrast of 4.5 on %s',
    (text, background) => expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['on-dark', 'action'],
    ['on-dark', 'action-strong'],
    ['on-dark', 'text'],
    ['on-dark', 'text-2'],
    ['on-dark', 'link'],
    ['on-dark', 'holiday'],
    ['on-dark', 'night'],
    ['action-strong', 'selected'],
    ['text', 'selected'],
    ['text-3', 'heat-1'],
    ['text', 'heat-2'],
    ['text', 'heat-3'],
    ['text', 'heat-4'],
    ['#ffffff', 'heat-5'],
    ['#ffffff', 'heat-6'],
  ])('%s has a contrast of 4.5 on %s', (text, background) =>
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(BACKGROUNDS)('field borders have a contrast of 3 on %s', (background) =>
    expect(contrast('line-field', background)).toBeGreaterThanOrEqual(3),
  );

  it('the focus ring has a contrast of 3 on light and dark backgrounds', () => {
    expect(contrast('text', 'background')).toBeGreaterThanOrEqual(3);
    expect(contrast('#ffffff', 'action')).toBeGreaterThanOrEqual(3);
  });
});
