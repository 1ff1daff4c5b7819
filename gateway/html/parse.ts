/**
 * Parses HTML within limits. Repairing misnested tags, as the HTML standard demands, multiplies elements: without limits
 * 17 kB of `<b t=1></q><b t=2></q>…<p><p>…` become 4.5 MB. What lies beyond a limit is cut, everything before it stays.
 */
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, type DefaultTreeAdapterMap, Parser, type TreeAdapter } from 'parse5';

export interface HtmlLimits {
  /** Characters of the input. */
  readonly input: number;
  /** Elements, attributes and texts that the parser creates or moves; fewer for short HTML. */
  readonly nodes: number;
  /** Characters of the output, repeated elements included. */
  readonly output: number;
}

/** Limits of any HTML. The longest articles have a tenth of each. */
export const HTML_LIMITS: HtmlLimits = { input: 262_144, nodes: 20_000, output: 524_288 };

/** Without repairs, HTML has at most one node per two characters. Repairs may add this many. */
const MAX_REPAIRS = 500;
/** Serializing recurses once per level. */
const MAX_DEPTH = 200;
/** Moving a node counts as creating one node per this many siblings, at its old and its new place. */
const SIBLINGS_PER_NODE = 256;

class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

const ESCAPED_CHARACTERS = ['&', '<', '"'] as const;
const MAX_ESCAPE_LENGTH = '&#x26;'.length;

/** Length of a text in the output. */
function escapedLength(text: string): number {
  let length = text.length;
  for (const character of ESCAPED_CHARACTERS)
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
      length += MAX_ESCAPE_LENGTH - 1;
  return length;
}

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** A tree adapter of parse5 that throws LimitReached; returns it with a function that ends the limits. */
function boundedAdapter(
  { nodes, output }: HtmlLimits,
  length: number,
): { adapter: Adapter; release: () => void } {
  let nodesLeft = Math.min(nodes, MAX_REPAIRS + length / 2);
  let charactersLeft = output;
  let depth = 0;
  let isReleased = false;
  const spend = (count: number, characters = 0): void => {
    nodesLeft -= count;
    charactersLeft -= characters;
    if ((nodesLeft < 0 || charactersLeft < 0) && !isReleased) throw new LimitReached();
  };
  const fitting = (text: string): string =>
    escapedLength(text) <= charactersLeft
      ? text
      : text.slice(0, charactersLeft / MAX_ESCAPE_LENGTH).toWellFormed();
  const moveWithin = (parent: ParentNode | null): void =>
    spend(1 + (parent ? parent.childNodes.length / SIBLINGS_PER_NODE : 0));
  const adapter: Adapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      let characters = 2 * tagName.length;
      for (const { name, value } of attributes) characters += name.length + escapedLength(value);
      spend(1 + attributes.length, characters);
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    createCommentNode(text) {
      spend(1);
      return defaultTreeAdapter.createCommentNode(text);
    },
    insertText(parent, text) {
      const { length: count } = parent.childNodes;
      defaultTreeAdapter.insertText(parent, fitting(text));
      spend(parent.childNodes.length - count, escapedLength(text));
    },
    insertTextBefore(parent, text, reference) {
      moveWithin(parent);
      defaultTreeAdapter.insertTextBefore(parent, fitting(text), reference);
      spend(0, escapedLength(text));
    },
    insertBefore(parent, node, reference) {
      moveWithin(parent);
      defaultTreeAdapter.insertBefore(parent, node, reference);
    },
    detachNode(node) {
      moveWithin(node.parentNode);
      defaultTreeAdapter.detachNode(node);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH && !isReleased) throw new LimitReached();
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return { adapter, release: () => (isReleased = true) };
}

/** Drops what is nested too deeply: moved elements can end up deeper than they were opened. Returns whether any was. */
function cutDepth(root: ParentNode): boolean {
  let isCut = false;
  const pending: { node: ParentNode; depth: number }[] = [{ node: root, depth: 0 }];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const { node, depth } = entry;
    if (depth > MAX_DEPTH && node.childNodes.length > 0) {
      node.childNodes = [];
      isCut = true;
    }
    for (const child of node.childNodes)
      if ('childNodes' in child) pending.push({ node: child, depth: depth + 1 });
    if ('content' in node) pending.push({ node: node.content, depth: depth + 1 });
  }
  return isCut;
}

export interface ParsedHtml {
  readonly tree: Root;
  /** Whether a limit was reached. */
  readonly isCut: boolean;
}

export function parseHtml(raw: string, limits: HtmlLimits): ParsedHtml {
  const { adapter, release } = boundedAdapter(limits, raw.length);
  const parser = Parser.getFragmentParser(null, { treeAdapter: adapter, scriptingEnabled: false });
  let isCut = raw.length > limits.input;
  try {
    parser.tokenizer.write(isCut ? raw.slice(0, limits.input).toWellFormed() : raw, true);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    isCut = true;
  }
  release();
  const fragment = parser.getFragment();
  isCut = cutDepth(fragment) || isCut;
  const tree = fromParse5(fragment);
  if (tree.type !== 'root') throw new TypeError('A fragment becomes a root.');
  return { tree, isCut };
}
