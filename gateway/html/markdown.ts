/** Markdown of the operator, as raw HTML: it is sanitized like all other HTML. */
import { lexer, parser } from 'marked';

export interface MarkdownPage {
  /** The heading it begins with, plain text. */
  readonly title: string;
  /** Everything below the title. */
  readonly html: string;
}

/** Null when the text does not begin with a heading of the first level. */
export function parseMarkdownPage(text: string): MarkdownPage | null {
  const tokens = lexer(text).filter(({ type }) => type !== 'space');
  const [heading, ...rest] = tokens;
  if (heading?.type !== 'heading' || heading['depth'] !== 1) return null;
  return { title: String(heading['text']), html: parser(rest) };
}
