// Makes shippori-mincho-600.woff, the font of social cards, with all of JIS X 0208, since titles may contain any of it.
// Run by hand; its packages are not dependencies of the project:
//   npx -y -p @fontsource/shippori-mincho@5 -p subset-font@2 -c 'node gateway/publishing/fonts/subset.mjs "${PATH%%/.bin:*}"'
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @param {number} first @param {number} last bytes of the first and last character */
const bytes = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

const [, , packages] = process.argv;
if (!packages) throw new Error('Run this through npx, see the comment above.');
/** @type {(font: Buffer, text: string, options: { targetFormat: string }) => Promise<Buffer>} */
const subsetFont = createRequire(join(packages, 'subset-font', 'package.json'))('subset-font');
const source = join(packages, '@fontsource/shippori-mincho/files/shippori-mincho-japanese-600-normal.woff2');
const decoder = new TextDecoder('euc-jp');
const japanese = bytes(0xa1, 0xf4).flatMap((row) =>
  bytes(0xa1, 0xfe).map((cell) => decoder.decode(Uint8Array.of(row, cell))),
);
const latin = bytes(0x20, 0x7e).map((code) => String.fromCodePoint(code));
const text = [...latin, ...japanese].join('').replaceAll('\u{FFFD}', '');
const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff' });
writeFileSync(new URL('shippori-mincho-600.woff', import.meta.url), font);
console.log(`${font.length} bytes, ${new Set(text).size} characters`);
