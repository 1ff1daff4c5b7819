/** The tables and lists of a text as plain texts, for terms that are read as data. */
import type { Element, Nodes } from 'hast';
import { sanitizeHtml } from './sanitize.ts';
import type { HtmlLimits } from './parse.ts';

/** Low, as the text is parsed on the event loop. */
const LIMITS: HtmlLimits = { input: 4_096, nodes: 400, output: 16_384 };

/** Rows of one table or list: the texts of its cells, one for an item of a list. */
export type Rows = readonly (readonly string[])[];

const isElement = (node: Nodes): node is Element => node.type === 'element';

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function elementsOf(parent: Nodes, names: readonly string[]): Element[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return names.includes(child.tagName) ? [child] : elementsOf(child, names);
  });
}

const cellText = (node: Element): string => textOf(node).replaceAll(/\s+/g, ' ').trim();

/** Cells of a row; none for a row of headings. */
function cellsOf(row: Element): readonly string[] {
  const cells = elementsOf(row, ['th', 'td']);
  return cells.every(({ tagName }) => tagName === 'th') ? [] : cells.map(cellText);
}

/** The outermost tables and lists of raw HTML, without rows of headings; null where it is longer than the limits. */
export function readTables(raw: string): Rows[] | null {
  const { tree, isCut } = sanitizeHtml(raw, LIMITS);
  if (isCut) return null;
  return elementsOf(tree, ['table', 'ul', 'ol']).map((block) =>
    block.tagName === 'table'
      ? elementsOf(block, ['tr'])
          .map(cellsOf)
          .filter((cells) => cells.length > 0)
      : elementsOf(block, ['li']).map((item) => [cellText(item)]),
  );
}
