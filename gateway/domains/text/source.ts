/** A text that was written as HTML, an article or a report, cleaned and cut into what its readers' components show: words, headings, figures, tables, embeds, halls. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { LRUCache } from 'lru-cache';

import { embedAt, type EmbedProvider } from '#gateway/schema/kit/embeds.ts';
import { cleanTree, writeHtml } from '#gateway/schema/kit/html.ts';
import { isWebAddress } from '#gateway/schema/kit/scalars.ts';

/** A piece of a text. */
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
  | { readonly kind: 'table'; readonly html: string; readonly caption: string | null }
  | {
      readonly kind: 'embed';
      readonly provider: EmbedProvider;
      readonly url: string;
      readonly title: string | null;
    }
  | { readonly kind: 'hall'; readonly path: HallPath; readonly url: string; readonly title: string };

/** The end of a hall's address. */
export type HallPath = { readonly rawId: string } | { readonly areaSlug: string; readonly slug: string };

const WRAPPERS = new Set(['div', 'section', 'article', 'main', 'aside', 'center', 'picture']);
const HALL = /^\/halls\/(?:([1-9][0-9]{0,18})|([a-z][a-z0-9_-]*)\/([a-z0-9][a-z0-9_-]*))\/?$/;
/** Words about halls; `/halls/search/x` is none of them. */
const NO_AREAS = new Set(['search', 'ranking']);
/** Halls shown as cards in one page of a text; each may cost a call. */
const MOST_HALLS = 8;

function text(node: RootContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(text).join('') : '';
}

const plain = (node: RootContent | Root): string => text(node).replaceAll(/\s+/g, ' ').trim();
const isBlank = (node: RootContent): boolean => node.type !== 'element' && plain(node) === '';
const isElement = (node: RootContent | undefined, name?: string): node is Element =>
  node?.type === 'element' && (name === undefined || node.tagName === name);

function find(node: Element, name: string): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = child.tagName === name ? child : find(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The one element inside that is not white space, through wrappers; undefined where there is more or less. */
function only(node: Element): Element | undefined {
  const rest = node.children.filter((child) => !isBlank(child));
  const [first] = rest;
  return rest.length === 1 && isElement(first) ? first : undefined;
}

/** Reads one page of a text. */
class Reading {
  readonly blocks: Block[] = [];
  readonly #siteUrl: string;
  #words: RootContent[] = [];
  #halls = 0;

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  read(nodes: readonly RootContent[]): void {
    for (const node of nodes) this.#node(node);
  }

  /** Ends a run of words. */
  flush(): void {
    const words = this.#words;
    this.#words = [];
    if (words.every(isBlank)) return;
    const html = writeHtml({ type: 'root', children: words }).trim();
    if (html !== '') this.blocks.push({ kind: 'text', html });
  }

  #node(node: RootContent): void {
    if (!isElement(node)) return void this.#words.push(node);
    const { tagName } = node;
    if (WRAPPERS.has(tagName)) return this.read(node.children);
    if (/^h[1-6]$/.test(tagName)) return this.#heading(node);
    if (tagName === 'figure') return this.#figure(node);
    if (tagName === 'table') return this.#push({ kind: 'table', html: tableHtml(node), caption: null });
    if (tagName === 'img') return this.#picture(node, null);
    if (tagName === 'p' || tagName === 'a') return this.#paragraph(node);
    this.#words.push(withoutPictures(node));
  }

  #push(block: Block): void {
    this.flush();
    this.blocks.push(block);
  }

  #heading(node: Element): void {
    const words = plain(node);
    if (words === '') return;
    const number = this.blocks.filter(({ kind }) => kind === 'heading').length + 1;
    const level = Number(node.tagName[1]) <= 2 ? 2 : 3;
    this.#push({ kind: 'heading', level, text: words, anchor: `section-${number}` });
  }

  #figure(node: Element): void {
    const captionNode = node.children.find((child) => isElement(child, 'figcaption'));
    const caption = captionNode ? plain(captionNode) || null : null;
    const rest = node.children.filter((child) => child !== captionNode);
    if (rest.some((child) => isElement(child, 'figure'))) return this.read(rest);
    const table = find(node, 'table');
    if (table) return this.#push({ kind: 'table', html: tableHtml(table), caption });
    const picture = find(node, 'img');
    if (picture) return this.#picture(picture, caption);
    const address = rest.map(plain).join('');
    if (/^https?:\/\/\S+$/.test(address) && this.#card(address, address)) return;
    this.read(rest);
  }

  #picture({ properties }: Element, caption: string | null): void {
    const { src, alt, width, height } = properties;
    if (typeof src !== 'string' || !isWebAddress(src)) return;
    this.#push({
      kind: 'figure',
      src,
      alt: typeof alt === 'string' && alt !== '' ? alt : null,
      width: size(width),
      height: size(height),
      caption,
    });
  }

  #paragraph(node: Element): void {
    const child = node.tagName === 'a' ? node : only(node);
    const picture = isElement(child, 'img') ? child : child && only(child);
    if (isElement(picture, 'img')) return this.#picture(picture, null);
    const href = isElement(child, 'a') ? child.properties['href'] : plain(node);
    if (typeof href === 'string' && this.#card(href, plain(node))) return;
    for (const inner of pictures(node)) this.#picture(inner, null);
    this.#words.push(withoutPictures(node));
  }

  /** A line that is nothing but the address of a hall of ours, or of something on a known site. */
  #card(href: string, title: string): boolean {
    const url = URL.parse(href, this.#siteUrl);
    if (url === null) return false;
    const embed = embedAt(url.href);
    if (embed) {
      this.#push({ kind: 'embed', ...embed, title: title === embed.url || title === href ? null : title });
      return true;
    }
    const [, rawId, areaSlug, slug] =
      url.origin === new URL(this.#siteUrl).origin ? (HALL.exec(url.pathname) ?? []) : [];
    const path = rawId ? { rawId } : areaSlug && slug && !NO_AREAS.has(areaSlug) ? { areaSlug, slug } : null;
    if (path === null || this.#halls === MOST_HALLS) return false;
    this.#halls += 1;
    this.#push({ kind: 'hall', path, url: url.href, title });
    return true;
  }
}

function size(value: unknown): number | null {
  const pixels = Number(value);
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 20_000 ? pixels : null;
}

function pictures(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === 'img' ? [child] : pictures(child);
  });
}

/** Pictures stand on their own; inside words they would come from anywhere and move what follows. */
function withoutPictures(node: Element): Element {
  const children = node.children.filter((child) => !isElement(child, 'img'));
  return {
    ...node,
    children: children.map((child): ElementContent => (isElement(child) ? withoutPictures(child) : child)),
  };
}

const tableHtml = (table: Element): string => writeHtml({ type: 'root', children: [withoutPictures(table)] });

/** Texts are read again and again; reading one costs a parse. Bounded by characters kept. */
const known = new LRUCache<string, readonly Block[]>({
  max: 3_000,
  maxSize: 16_000_000,
  sizeCalculation: (_blocks, key) => key.length * 2,
});

/** The blocks of a page of a text, from HTML as it was written. Nothing in them is alive. */
export function blocksOf(raw: string, siteUrl: string): readonly Block[] {
  const key = `${siteUrl} ${raw}`;
  let blocks = known.get(key);
  if (blocks === undefined) {
    const reading = new Reading(siteUrl);
    reading.read(cleanTree(raw).children);
    reading.flush();
    known.set(key, (blocks = reading.blocks));
  }
  return blocks;
}
