// @vitest-environment node
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

it('all style sheets together are below 28 kB gzipped', async () => {
  const result = await build({
    configFile: new URL('client/catalogue/vite.config.ts', root).pathname,
    logLevel: 'silent',
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('expected one build');
  const css = result.output.flatMap((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? [file.source] : [],
  );
  expect(css).toHaveLength(1);
  expect(gzipSync(css.join('')).length).toBeLessThan(28 * 1024);
}, 30_000);

it('the paper texture is below 1 kB, the display font below 60 kB', () => {
  expect(readFileSync(new URL('client/assets/paper.svg', root)).length).toBeLessThan(1000);
  expect(readFileSync(new URL('client/styles/fonts/shippori-mincho-600.woff2', root)).length).toBeLessThan(
    60_000,
  );
});
