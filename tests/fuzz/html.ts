/** Reads HTML as a visitor does. */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { z } from 'zod';

const Hydration = z.looseObject({
  recorded: z.looseObject({ id: z.string(), variables: z.record(z.string(), z.unknown()) }).nullable(),
});
export type Hydration = z.infer<typeof Hydration>;

/** The data that the server passes to the browser in a page; null without. */
export function hydrationOf(html: string): Hydration | null {
  const json = /<script type="application\/json" data-hydration="page">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? null : Hydration.parse(JSON.parse(json));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string): string =>
  text.replaceAll(/&(#x27|amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Without scripts, styles and comments. */
const markupOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<template\b[^>]*>.*?<\/template>/gs, '');

/** Visible texts of a page, each as far as the next tag. */
function textsOf(html: string): string[] {
  return markupOf(html)
    .split(/<[^>]*>/)
    .map((text) => decode(text).trim())
    .filter((text) => text !== '');
}

/** Visible texts of a page. Inline elements are part of their sentence. */
export const sentencesOf = (html: string): string[] =>
  textsOf(html.replaceAll(/<\/?(?:span|b|em|strong|ruby|rt|wbr|small|time|a|i)\b[^>]*>/g, ''));

/** Sections that follow the page as data. */
export const hasLateSections = (html: string): boolean => html.includes('data-hydration="late"');

/** Texts of the attributes that people or machines read. */
export function attributesOf(html: string): string[] {
  return [
    ...markupOf(html).matchAll(
      /\s(?:alt|title|aria-label|placeholder|content|href|src|value|datetime)="([^"]*)"/gi,
    ),
  ].map(([, value = '']) => decode(value));
}

interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly HtmlNode[];
}

/** Browsers ignore spaces and control characters before and in a scheme. */
const readableOf = (address: string): string => address.replaceAll(/[\s\p{Cc}]/gu, '');

const parser = unified().use(rehypeParse);

/** Elements, handlers and script URLs that contain `marker`: hostile text that became markup. */
export function injectionsOf(html: string, marker: string): string[] {
  const found: string[] = [];
  const visit = (node: HtmlNode): void => {
    if (node.tagName === marker) found.push(`element <${marker}>`);
    for (const [name, value] of Object.entries(node.properties ?? {})) {
      if (/^on/i.test(name) && String(value).includes(marker)) found.push(`handler ${name}`);
      const isAddress = /^(href|src|action|formAction|xLinkHref|srcSet|poster)$/.test(name);
      if (isAddress && /^(javascript|vbscript|data:text)/i.test(readableOf(String(value))))
        found.push(`${node.tagName} ${name}=${String(value).slice(0, 80)}`);
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(parser.parse(html) as HtmlNode);
  return found;
}

/** Reads each page once. */
function perPage<Value>(read: (html: string) => Value): (page: { readonly body: string }) => Value {
  const known = new WeakMap<object, { readonly value: Value }>();
  return (page) => {
    const value = known.get(page) ?? { value: read(page.body) };
    known.set(page, value);
    return value.value;
  };
}

export const textsIn = perPage(textsOf);
export const sentencesIn = perPage(sentencesOf);
export const attributesIn = perPage(attributesOf);

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Whether it names a row of a list, or a part of one. */
  readonly isOfRow: boolean;
  /** Number of rows below it, before the next heading of no row. */
  readonly rowsBelow: number;
  /** Number of the outermost section around it, from 1; 0 outside of all. */
  readonly section: number;
}

export const headingsIn = perPage((html) => {
  const headings: (Heading & { rowsBelow: number })[] = [];
  let [rows, depth, sections] = [0, 0, 0];
  const tags = /<(\/?)(li|article|section)\b[^>]*>|<h([1-4])\b[^>]*>(.*?)<\/h\3>/gs;
  for (const [, end, tag, level, inner = ''] of markupOf(html).matchAll(tags)) {
    const step = end ? -1 : 1;
    if (tag === 'section') {
      if (depth === 0) sections += 1;
      depth += step;
    } else if (tag !== undefined) rows += step;
    else {
      const group = rows > 0 && headings.findLast(({ isOfRow }) => !isOfRow);
      if (group) group.rowsBelow += 1;
      headings.push({
        level: Number(level),
        text: decode(inner.replaceAll(/<[^>]*>/g, '')).trim(),
        isOfRow: rows > 0,
        rowsBelow: 0,
        section: depth > 0 ? sections : 0,
      });
    }
  }
  return headings;
});

/**
 * The pictures of a page by address, each with whether it has a text in one of its places: its own, or the heading of its
 * row in a list.
 */
export const picturesIn = perPage((html) => {
  const pictures = new Map<string, boolean>();
  const rows: { hasHeading: boolean; readonly silent: string[] }[] = [];
  for (const [tag, end, row, picture] of markupOf(html).matchAll(
    /<(\/?)(?:(li|article)|(img)|h[1-4])\b[^>]*>/g,
  )) {
    if (picture) {
      const [, source = ''] = /\ssrc="([^"]*)"/.exec(tag) ?? [];
      const hasText = pictures.get(source) === true || !/\salt=""/.test(tag);
      pictures.set(source, hasText);
      if (!hasText) rows.at(-1)?.silent.push(source);
    } else if (!row) for (const each of rows) each.hasHeading = true;
    else if (!end) rows.push({ hasHeading: false, silent: [] });
    else {
      const { hasHeading = false, silent = [] } = rows.pop() ?? {};
      if (hasHeading) for (const source of silent) pictures.set(source, true);
    }
  }
  return pictures;
});
