import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(`client/${path}`, 'utf8');

it('the tooltip is at least 200 px wide and 30 px high, and grows with its text', () => {
  const styles = read('ui/notice/LoginPrompt.module.css');
  expect(styles).toMatch(/min-width: 200px;\s+min-height: 30px;/);
  expect(styles).not.toMatch(/(?<!-)height: 30px/);
});

it('an anchor is kept 80 px from the top, 160 px when the page stood at its top', () => {
  const styles = read('styles/base.css');
  expect(styles).toMatch(/html \{\s+scroll-padding: 80px/);
  expect(styles).toMatch(/\[data-scroll-from='top'\] \{\s+scroll-padding-top: 160px/);
});

it('pictures come in the widths and pairs of the product', () => {
  const picture = read('ui/base/Picture.tsx');
  expect(picture).toContain('const WIDTHS = [100, 250, 500, 700, 1200]');
  for (const pair of ['[670, 448]', '[1005, 672]', '[1340, 896]']) expect(picture).toContain(pair);
});

it('styles change at 768, 1024 and 1240 px', () => {
  const tokens = read('styles/tokens.css');
  expect([...tokens.matchAll(/width >= (\d+)px/g)].map(([, width]) => width)).toEqual([
    '768',
    '1024',
    '1240',
  ]);
});
