/** Sanitizes HTML written by halls, editors and users, and checks addresses. */
import type { Element, Nodes, Root } from 'hast';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { linkEmbeds } from './embeds.ts';
import { type HtmlLimits, type ParsedHtml, parseHtml } from './parse.ts';

/** What the HTML scalar accepts. A raw string is an error, so no resolver can forget to sanitize. */
export interface SanitizedHtml {
  readonly sanitizedHtml: string;
}

/** Keeps text, structure, links and images. Ids and class names are removed, so that content cannot imitate parts of the page. */
const SCHEMA: typeof defaultSchema = {
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
};

/** The sanitized tree: nothing in it can run, embed, style or submit. */
export function sanitizeHtml(raw: string, limits: HtmlLimits): ParsedHtml {
  const { tree, isCut } = parseHtml(raw, limits);
  linkEmbeds(tree);
  const sanitized = sanitize(tree, SCHEMA);
  if (sanitized.type !== 'root') throw new TypeError('A sanitized root is a root.');
  removeUnusableImages(sanitized);
  return { tree: sanitized, isCut };
}

export function serializeHtml(tree: Nodes): string {
  return toHtml(tree);
}

/** Browsers would request a relative image from the site itself; the image proxy takes no longer addresses. */
const IMAGE_ADDRESS = /^https?:\/\/.{1,2048}$/i;

function removeUnusableImages(parent: Root | Element): void {
  for (let index = parent.children.length - 1; index >= 0; index -= 1) {
    const child = parent.children[index];
    if (child?.type !== 'element') continue;
    const isUsable = child.tagName !== 'img' || IMAGE_ADDRESS.test(String(child.properties['src'] ?? ''));
    if (isUsable) removeUnusableImages(child);
    else parent.children.splice(index, 1);
  }
}

/** Browsers and servers accept no longer ones. */
export const MAX_ADDRESS_LENGTH = 8_192;

/** Whether a text is an absolute http(s) URL without credentials. */
export function isWebUrl(text: string): boolean {
  const url = text.length > MAX_ADDRESS_LENGTH ? null : URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}
