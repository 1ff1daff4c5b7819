/** Converts raw HTML to sanitized HTML or blocks. Pure, so that it also runs in a worker thread. */
import type { Element, Root } from 'hast';
import { type Block, parseBlocks } from './blocks.ts';
import type { HtmlLimits } from './parse.ts';
import { sanitizeHtml, serializeHtml } from './sanitize.ts';

export interface RawHtml {
  readonly raw: string;
  readonly siteUrl: string;
  readonly limits: HtmlLimits;
}

export interface Conversion<T> {
  readonly value: T;
  /** Whether a limit was reached; `value` then ends with a notice. */
  readonly isCut: boolean;
}

/** Follows HTML that was cut. Sanitizing removes `data-truncated` from all other HTML. */
const notice = (siteUrl: string): string =>
  `<p data-truncated>文章が長すぎるため、ここから先は表示していません。<a href="${siteUrl}/contact">お問い合わせ</a></p>`;

/** An image, without the address that the image proxy gives it. */
export interface ConvertedImage {
  readonly original: string;
  /** Its HTML before and after the address. */
  readonly around: readonly [string, string];
}

/** Sanitized HTML, split at its images. */
export interface ConvertedHtml {
  readonly pieces: readonly string[];
  readonly images: readonly ConvertedImage[];
}

/** Every response signs the address of each image. */
const MAX_IMAGES = 500;

/** Marks the position of an image. No parsed text contains this character: the parser drops or replaces it. */
const PLACEHOLDER = '\0';
/** The same in an attribute. */
const ESCAPED_PLACEHOLDER = '&#x0;';

export function toHtml({ raw, siteUrl, limits }: RawHtml): Conversion<ConvertedHtml> {
  const { tree, isCut: isTreeCut } = sanitizeHtml(raw, limits);
  const all = takeImages(tree);
  const images = all.slice(0, MAX_IMAGES);
  const isCut = isTreeCut || all.length > MAX_IMAGES;
  const html = serializeHtml(tree) + (isCut ? notice(siteUrl) : '');
  const pieces = html.split(PLACEHOLDER);
  const last = pieces.splice(images.length).join('');
  return { value: { pieces: [...pieces, last], images }, isCut };
}

/** Replaces the images of a tree by placeholders. Returns them in their order. */
function takeImages(parent: Root | Element): ConvertedImage[] {
  return parent.children.flatMap((child, index) => {
    if (child.type !== 'element') return [];
    if (child.tagName !== 'img') return takeImages(child);
    parent.children[index] = { type: 'text', value: PLACEHOLDER };
    const { src } = child.properties;
    const html = serializeHtml({ ...child, properties: { ...child.properties, src: PLACEHOLDER } });
    const [before = '', after = ''] = html.split(ESCAPED_PLACEHOLDER);
    return [{ original: String(src), around: [before, after] }];
  });
}

/** The blocks of one page. */
export function toBlocks({ raw, siteUrl, limits }: RawHtml): Conversion<readonly Block[]> {
  const { tree, isCut: isTreeCut } = sanitizeHtml(raw, limits);
  const { blocks, isCut: areBlocksCut } = parseBlocks(tree.children, siteUrl);
  const isCut = isTreeCut || areBlocksCut;
  return { value: isCut ? [...blocks, { kind: 'text', html: notice(siteUrl) }] : blocks, isCut };
}
