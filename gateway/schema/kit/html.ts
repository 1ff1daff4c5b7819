/** Cleaning of HTML written by halls, editors and users. The `HTML` scalar passes everything through here, so that no field can forget it. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { linkFrames } from './embeds.ts';

/** What remains: text, structure, links and pictures. Ids and class names go, lest a text pose as a part of the page. */
const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(linkFrames)
  .use(rehypeSanitize, {
    ...defaultSchema,
    tagNames: [
      ...(defaultSchema.tagNames?.filter((name) => name !== 'input') ?? []),
      'figure',
      'figcaption',
      'cite',
    ],
    attributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      td: ['colSpan', 'rowSpan'],
      th: ['colSpan', 'rowSpan'],
      ol: ['start'],
    },
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https', 'http'] },
    strip: [
      'script',
      'style',
      'template',
      'noscript',
      'noembed',
      'noframes',
      'svg',
      'math',
      'iframe',
      'object',
      'embed',
      'title',
      'textarea',
      'select',
      'xmp',
      'plaintext',
    ],
  })
  .use(() => dropStrayPictures)
  .use(rehypeStringify);

/** Deeper than any text; parsers and writers go down one call per level. */
const DEEPEST = 200;
const TAGS = /<[a-z]/gi;

/** How far a text can nest its elements, at most: guards against stacks that overflow. */
function isTooDeep(raw: string): boolean {
  if ((raw.match(TAGS)?.length ?? 0) <= DEEPEST) return false;
  let depth = 0;
  let deepest = 0;
  for (const [, closes, name = ''] of raw.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (VOID.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (closes ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest > DEEPEST;
}

const VOID = new Set([
  'br',
  'img',
  'hr',
  'p',
  'li',
  'td',
  'th',
  'tr',
  'dd',
  'dt',
  'input',
  'meta',
  'link',
  'source',
]);

/** The clean tree of a text, for those who build something else of it than HTML. */
export function cleanTree(raw: string): Root {
  if (isTooDeep(raw)) return { type: 'root', children: [] };
  return cleaner.runSync(cleaner.parse(raw));
}

/** HTML of a clean tree. */
export function writeHtml(tree: Root): string {
  return cleaner.stringify(tree);
}

/** A picture without an absolute address would be looked for on our own site. */
function dropStrayPictures(parent: Root | Element): void {
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const child = parent.children[index];
    if (child?.type !== 'element') continue;
    const isStray = child.tagName === 'img' && !/^https?:\/\//i.test(String(child.properties['src'] ?? ''));
    if (isStray) parent.children.splice(index, 1);
    else dropStrayPictures(child);
  }
}

/** The same public texts are read again and again; cleaning one costs a parse. Bounded by characters kept. */
const cleaned = new LRUCache<string, string>({
  max: 5000,
  maxSize: 8_000_000,
  sizeCalculation: (clean, raw) => clean.length + raw.length + 1,
});

const NEEDS_CLEANING = /[<>&]/;

/** HTML without anything that runs, frames, styles, submits or poses as our own page. Plain text passes as it is. */
export function cleanHtml(raw: string): string {
  if (!NEEDS_CLEANING.test(raw)) return raw;
  let clean = cleaned.get(raw);
  if (clean === undefined) cleaned.set(raw, (clean = writeHtml(cleanTree(raw))));
  return clean;
}
