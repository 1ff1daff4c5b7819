import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(`client/${path}`, 'utf8');

it('the tooltip is at least 200 × 30 px and grows with its text', () => {
  const styles = read('ui/notice/LoginPrompt.module.css');
  expect(styles).toMatch(/min-width: 200px;\s+min-height: 30px;/);
  expect(styles).not.toMatch(/(?<!-)height: 30px/);
});

it('anchors have an offset of 80 px, 160 px from the top of the page', () => {
  const styles = read('styles/base.css');
  expect(styles).toMatch(/html \{\s+scroll-padding: 80px/);
  expect(styles).toMatch(/\[data-scroll-from='top'\] \{\s+scroll-padding-top: 160px/);
});

it('pictures offer the sizes of the image proxy', () => {
  const picture = read('ui/base/Picture.tsx');
  expect(picture).toContain('const WIDTHS = [100, 250, 500, 700, 1200]');
  for (const pair of ['[670, 448]', '[1005, 672]', '[1340, 896]']) expect(picture).toContain(pair);
});

it('breakpoints are 768, 1024 and 1240 px with text of the usual size, and grow with it', () => {
  const tokens = read('styles/tokens.css');
  expect([...tokens.matchAll(/width >= ([\d.]+)em/g)].map(([, width]) => Number(width) * 16)).toEqual([
    768, 1024, 1240,
  ]);
  const inPixels = globSync('client/**/*.{css,tsx}').filter((file) =>
    /width [<>]=? [\d.]+px/.test(readFileSync(file, 'utf8')),
  );
  expect(inPixels).toEqual([]);
});
