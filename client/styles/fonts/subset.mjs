// Generates shippori-mincho-600.woff2, the display font, from the characters of ui/base/displayFont.ts. Run by hand when
// they change; its packages are not dependencies of the project:
//   npx -y -p @fontsource/shippori-mincho@5 -p subset-font@2 -c 'node client/styles/fonts/subset.mjs "${PATH%%/.bin:*}"'
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hasDisplayGlyphs } from '../../ui/base/displayFont.ts';

const [, , packages] = process.argv;
if (!packages) throw new Error('Run through npx, as described at the top of this file.');
/** @type {(font: Buffer, text: string, options: { targetFormat: string }) => Promise<Buffer>} */
const subsetFont = createRequire(join(packages, 'subset-font', 'package.json'))('subset-font');
const source = join(packages, '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2');
const text = Array.from({ length: 0xffff }, (_, i) => String.fromCharCode(i))
  .filter(hasDisplayGlyphs)
  .join('');
const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2' });
writeFileSync(new URL('shippori-mincho-600.woff2', import.meta.url), font);
console.log(`${font.length} bytes, ${new Set(text).size} characters`);
