/** Parser from the sanitized HTML of articles and bride reports to blocks. */
import type { Element, ElementContent, Nodes, RootContent } from 'hast';
import { breakablePieces, MAX_LENGTH } from './lineBreaks.ts';
import { type EmbedProvider, parseEmbed } from './embeds.ts';
import { isWebUrl, MAX_ADDRESS_LENGTH, serializeHtml } from './sanitize.ts';

export type Block =
  | { readonly kind: 'text'; readonly html: string }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string; readonly anchor: string }
  | {
      readonly kind: 'figure';
      readonly src: string;
      readonly alt: string | null;
      readonly width: number | null;
      readonly height: number | null;
      readonly caption: string | null;
    }
  | {
      readonly kind: 'table';
      readonly html: string;
      readonly htmlWithBreaks: string;
      readonly caption: string | null;
    }
  | {
      readonly kind: 'embed';
      readonly provider: EmbedProvider;
      readonly url: string;
      readonly title: string | null;
    }
  | { readonly kind: 'hall'; readonly path: HallPath; readonly url: string; readonly title: string };

/** Path of a hall, after `/halls/`. */
export type HallPath = { readonly rawId: string } | { readonly areaSlug: string; readonly slug: string };

const WRAPPERS = new Set(['div', 'section', 'article', 'main', 'aside', 'center', 'picture']);
const HALL_PATH = /^\/halls\/(?:([1-9][0-9]{0,18})|([a-z][a-z0-9_-]*)\/([a-z0-9][a-z0-9_-]*))\/?$/;
/** First segments below `/halls/` that are not areas. */
const RESERVED_SLUGS = new Set(['search', 'ranking']);
/** Hall blocks per page; each may cost a REST call. */
const MAX_HALL_BLOCKS = 8;

function collectTexts(node: Nodes, texts: string[]): string[] {
  if (node.type === 'text') texts.push(node.value);
  else if ('children' in node) for (const child of node.children) collectTexts(child, texts);
  return texts;
}

const plainText = (node: Nodes): string => collectTexts(node, []).join('').replaceAll(/\s+/g, ' ').trim();
const isBlank = (node: RootContent): boolean => node.type !== 'element' && plainText(node) === '';
const isElement = (node: RootContent | undefined, name?: string): node is Element =>
  node?.type === 'element' && (name === undefined || node.tagName === name);

function findDescendant(node: Element, name: string): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = child.tagName === name ? child : findDescendant(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The only child that is not blank; undefined if there are none or several. */
function onlyChild(node: Element): Element | undefined {
  const others = node.children.filter((child) => !isBlank(child));
  const [first] = others;
  return others.length === 1 && isElement(first) ? first : undefined;
}

class BlockParser {
  readonly blocks: Block[] = [];
  readonly #siteUrl: string;
  #textNodes: RootContent[] = [];
  #halls = 0;
  #headings = 0;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  parse(nodes: readonly RootContent[]): void {
    for (const node of nodes) this.#parseNode(node);
  }

  /** Emits the pending run of text as a block. */
  flush(): void {
    const words = this.#textNodes;
    this.#textNodes = [];
    if (words.every(isBlank)) return;
    const html = serializeHtml({ type: 'root', children: words }).trim();
    if (html !== '') this.blocks.push({ kind: 'text', html });
  }

  #parseNode(node: RootContent): void {
    if (!isElement(node)) return void this.#textNodes.push(node);
    const { tagName } = node;
    if (WRAPPERS.has(tagName)) return this.parse(node.children);
    if (/^h[1-6]$/.test(tagName)) return this.#parseHeading(node);
    if (tagName === 'figure') return this.#parseFigure(node);
    if (tagName === 'table') return this.#pushTable(node, null);
    if (tagName === 'img') return this.#addFigure(node, null);
    if (tagName === 'p' || tagName === 'a') return this.#parseParagraph(node);
    this.#textNodes.push(withoutImages(node));
  }

  #push(block: Block): void {
    this.flush();
    this.blocks.push(block);
  }

  #parseHeading(node: Element): void {
    const words = plainText(node);
    if (words === '') return;
    this.#headings += 1;
    const level = Number(node.tagName[1]) <= 2 ? 2 : 3;
    this.#push({ kind: 'heading', level, text: words, anchor: `section-${this.#headings}` });
  }

  #parseFigure(node: Element): void {
    const captionNode = node.children.find((child) => isElement(child, 'figcaption'));
    const caption = captionNode ? plainText(captionNode) || null : null;
    const others = node.children.filter((child) => child !== captionNode);
    if (others.some((child) => isElement(child, 'figure'))) return this.parse(others);
    const table = findDescendant(node, 'table');
    if (table) return this.#pushTable(table, caption);
    const image = findDescendant(node, 'img');
    if (image) return this.#addFigure(image, caption);
    const url = others.map(plainText).join('');
    if (/^https?:\/\/\S+$/.test(url) && this.#tryAddLink(url, url)) return;
    this.parse(others);
  }

  #pushTable(node: Element, caption: string | null): void {
    const table = withoutImages(node);
    const htmlOf = (element: Element): string => serializeHtml({ type: 'root', children: [element] });
    const htmlWithBreaks = htmlOf(withMarkedPhrases(table));
    this.#push({ kind: 'table', html: htmlOf(table), htmlWithBreaks, caption });
  }

  #addFigure({ properties }: Element, caption: string | null): void {
    const { src, alt, width, height } = properties;
    if (typeof src !== 'string' || !isWebUrl(src)) return;
    this.#push({
      kind: 'figure',
      src,
      alt: typeof alt === 'string' && alt !== '' ? alt : null,
      width: toPixels(width),
      height: toPixels(height),
      caption,
    });
  }

  #parseParagraph(node: Element): void {
    const child = node.tagName === 'a' ? node : onlyChild(node);
    const image = isElement(child, 'img') ? child : child && onlyChild(child);
    if (isElement(image, 'img')) return this.#addFigure(image, null);
    const href = isElement(child, 'a') ? child.properties['href'] : plainText(node);
    if (typeof href === 'string' && this.#tryAddLink(href, plainText(node))) return;
    for (const inlineImage of findImages(node)) this.#addFigure(inlineImage, null);
    this.#textNodes.push(withoutImages(node));
  }

  /** Adds a block if the line is only the address of a hall on this site or of a known embed. */
  #tryAddLink(href: string, title: string): boolean {
    const url = href.length > MAX_ADDRESS_LENGTH ? null : URL.parse(href, this.#siteUrl);
    if (url === null) return false;
    const embed = parseEmbed(url.href);
    if (embed) {
      this.#push({ kind: 'embed', ...embed, title: title === embed.url || title === href ? null : title });
      return true;
    }
    const [, rawId, areaSlug, slug] =
      url.origin === new URL(this.#siteUrl).origin ? (HALL_PATH.exec(url.pathname) ?? []) : [];
    const path = rawId
      ? { rawId }
      : areaSlug && slug && !RESERVED_SLUGS.has(areaSlug)
        ? { areaSlug, slug }
        : null;
    if (path === null || this.#halls === MAX_HALL_BLOCKS) return false;
    this.#halls += 1;
    this.#push({ kind: 'hall', path, url: url.href, title });
    return true;
  }
}

function toPixels(value: unknown): number | null {
  const pixels = Number(value);
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 20_000 ? pixels : null;
}

function findImages(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === 'img' ? [child] : findImages(child);
  });
}

/** Pictures become blocks of their own; inline they would bypass the image proxy and shift the layout. */
function withoutImages(node: Element): Element {
  const children = node.children.filter((child) => !isElement(child, 'img'));
  return {
    ...node,
    children: children.map((child): ElementContent => (isElement(child) ? withoutImages(child) : child)),
  };
}

/** A `<wbr>` after each phrase, so that narrow columns break no number from its unit. Blank and long texts have none. */
function markedPhrases(text: string): ElementContent[] {
  const pieces = text.trim() === '' || text.length > MAX_LENGTH ? [] : breakablePieces(text);
  if (pieces.length === 0) return [{ type: 'text', value: text }];
  return pieces.flatMap((value): ElementContent[] => [
    { type: 'text', value },
    { type: 'element', tagName: 'wbr', properties: {}, children: [] },
  ]);
}

function withMarkedPhrases(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (isElement(child)) return [withMarkedPhrases(child)];
    return child.type === 'text' ? markedPhrases(child.value) : [child];
  });
  return { ...node, children };
}

/** Each block is an object of the answer and an element of the page. */
const MAX_BLOCKS = 500;

export interface ParsedBlocks {
  readonly blocks: readonly Block[];
  /** Whether the page had more blocks than the limit. */
  readonly isCut: boolean;
}

/** Blocks of the nodes of a sanitized page. */
export function parseBlocks(nodes: readonly RootContent[], siteUrl: string): ParsedBlocks {
  const parser = new BlockParser(siteUrl);
  parser.parse(nodes);
  parser.flush();
  const { blocks } = parser;
  return { blocks: blocks.slice(0, MAX_BLOCKS), isCut: blocks.length > MAX_BLOCKS };
}
