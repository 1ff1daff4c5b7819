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
    'small',
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
  markRefusedLinks(tree);
  const sanitized = sanitize(tree, SCHEMA);
  if (sanitized.type !== 'root') throw new TypeError('A sanitized root is a root.');
  removeUnusableImages(sanitized);
  return { tree: sanitized, isCut };
}

export function serializeHtml(tree: Nodes): string {
  return toHtml(tree);
}

/** Follows the text of a link whose address is refused, so that readers know that it led somewhere. */
const NO_LINK = '（リンク先を表示できません）';

/** Replaces links whose address is refused by their content, text with a notice. Those without an address are anchors. */
function markRefusedLinks(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    markRefusedLinks(child);
    const { href } = child.properties;
    if (child.tagName !== 'a' || (typeof href === 'string' && isLinkAddress(href))) continue;
    child.tagName = 'span';
    const notice = { type: 'text' as const, value: NO_LINK };
    if (href !== undefined && hasText(child))
      child.children.push({ type: 'element', tagName: 'small', properties: {}, children: [notice] });
  }
}

const hasText = ({ children }: Element): boolean =>
  children.some((child) =>
    child.type === 'element' ? hasText(child) : child.type === 'text' && child.value.trim() !== '',
  );

/** Whether a link may have an address: one on this site, on the web, of mail or telephone. */
function isLinkAddress(address: string): boolean {
  const url = address.length > MAX_ADDRESS_LENGTH ? null : URL.parse(address, 'https://site.example/');
  if (url === null) return false;
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? url.pathname !== '' : isWebUrl(url.href);
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
