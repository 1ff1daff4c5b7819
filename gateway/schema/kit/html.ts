/** Sanitizes HTML written by halls, editors and users. The `HTML` scalar applies it to every field of that type. */
import type { Element, Root } from 'hast';
import { LRUCache } from 'lru-cache';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

import { rehypeEmbedLinks } from './embeds.ts';

/** Keeps text, structure, links and images. Ids and class names are removed, so that content cannot imitate parts of the page. */
const sanitizer = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeEmbedLinks)
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
  .use(() => removeRelativeImages)
  .use(rehypeStringify);

/** Parser and serializer recurse once per level, so deeper input could overflow the stack. */
const MAX_DEPTH = 200;
const OPENING_TAG = /<[a-z]/gi;

function isTooDeep(raw: string): boolean {
  if ((raw.match(OPENING_TAG)?.length ?? 0) <= MAX_DEPTH) return false;
  let depth = 0;
  let deepest = 0;
  for (const [, closes, name = ''] of raw.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (UNNESTED_TAGS.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (closes ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest > MAX_DEPTH;
}

const UNNESTED_TAGS = new Set([
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

/** The sanitized tree, for callers that need more than HTML text. */
export function sanitizeToTree(raw: string): Root {
  if (isTooDeep(raw)) return { type: 'root', children: [] };
  return sanitizer.runSync(sanitizer.parse(raw));
}

export function serializeHtml(tree: Root): string {
  return sanitizer.stringify(tree);
}

/** Browsers would request a relative image from the site itself. */
function removeRelativeImages(parent: Root | Element): void {
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const child = parent.children[index];
    if (child?.type !== 'element') continue;
    const isRelative =
      child.tagName === 'img' && !/^https?:\/\//i.test(String(child.properties['src'] ?? ''));
    if (isRelative) parent.children.splice(index, 1);
    else removeRelativeImages(child);
  }
}

/** Public texts repeat across requests, and sanitizing one costs a parse. Sized in characters. */
const sanitizedCache = new LRUCache<string, string>({
  max: 5000,
  maxSize: 8_000_000,
  sizeCalculation: (sanitized, raw) => sanitized.length + raw.length + 1,
});

const MARKUP = /[<>&]/;

/** Removes everything that can run, embed, style or submit. Plain text passes unchanged. */
export function sanitizeHtml(raw: string): string {
  if (!MARKUP.test(raw)) return raw;
  let sanitized = sanitizedCache.get(raw);
  if (sanitized === undefined) sanitizedCache.set(raw, (sanitized = serializeHtml(sanitizeToTree(raw))));
  return sanitized;
}
