import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkBudgets, measureBundles } from '#tests/bench/bundleSize.ts';
import { root } from '#tests/harness/process.ts';

it.each(checkBudgets(measureBundles()))('$text', ({ isMet }) => expect(isMet).toBe(true));

it('the built style sheet keeps the order of the cascade layers', () => {
  const layersOf = (css: string) =>
    [...css.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(', '));
  const order = layersOf(readFileSync(`${root}client/styles/main.css`, 'utf8'));
  const [file = ''] = readdirSync(`${root}dist/client/assets`).filter((name) => /^style-.*\.css$/.test(name));
  const built = layersOf(readFileSync(`${root}dist/client/assets/${file}`, 'utf8'));
  expect([...new Set(built)]).toEqual(order);
});
