// Makes shippori-mincho-600.woff2, the display type of our own headings, from the characters of displaySigns.ts. Run it
// by hand when they change; nothing of it is a dependency of the project:
//   npx -y -p @fontsource/shippori-mincho@5 -p subset-font@2 -c 'node client/styles/fonts/subset.mjs "${PATH%%/.bin:*}"'
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDisplayable } from '../../ui/base/displaySigns.ts';

const [, , packages] = process.argv;
if (!packages) throw new Error('Run this through npx, as the first lines say.');
/** @type {(font: Buffer, text: string, options: { targetFormat: string }) => Promise<Buffer>} */
const subsetFont = createRequire(join(packages, 'subset-font', 'package.json'))('subset-font');
const source = join(packages, '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2');
const text = Array.from({ length: 0xffff }, (_, i) => String.fromCharCode(i))
  .filter(isDisplayable)
  .join('');
const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2' });
writeFileSync(new URL('shippori-mincho-600.woff2', import.meta.url), font);
console.log(`${font.length} bytes, ${new Set(text).size} characters`);
