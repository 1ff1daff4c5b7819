/** What becomes of raw HTML: sanitized HTML or blocks. Pure, so that it also runs in a worker thread. */
import type { Element, Root } from 'hast';
import { proxiedAddress } from './addresses.ts';
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

/** Stands after cut HTML. No other HTML carries `data-truncated`: sanitizing removes it. */
const notice = (siteUrl: string): string =>
  `<p data-truncated>文章が長すぎるため、ここから先は表示していません。<a href="${siteUrl}/contact">お問い合わせ</a></p>`;

/** Sanitized HTML whose images are routed through the image proxy, which strips their metadata. */
export function toHtml({ raw, siteUrl, limits }: RawHtml): Conversion<string> {
  const { tree, isCut } = sanitizeHtml(raw, limits);
  proxyImages(tree, siteUrl);
  const html = serializeHtml(tree);
  return { value: isCut ? html + notice(siteUrl) : html, isCut };
}

function proxyImages(parent: Root | Element, siteUrl: string): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { src } = child.properties;
    if (child.tagName === 'img' && typeof src === 'string')
      child.properties['src'] = proxiedAddress(src, siteUrl);
    proxyImages(child, siteUrl);
  }
}

/** The blocks of one page. */
export function toBlocks({ raw, siteUrl, limits }: RawHtml): Conversion<readonly Block[]> {
  const { tree, isCut: isTreeCut } = sanitizeHtml(raw, limits);
  const { blocks, isCut: areBlocksCut } = parseBlocks(tree.children, siteUrl);
  const isCut = isTreeCut || areBlocksCut;
  return { value: isCut ? [...blocks, { kind: 'text', html: notice(siteUrl) }] : blocks, isCut };
}
