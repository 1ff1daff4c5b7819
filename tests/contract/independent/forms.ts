/** Fills in the forms of a page from its HTML, as a visitor without script does. */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly HtmlNode[];
}

export interface FilledForm {
  /** Path and query. */
  readonly action: string;
  readonly body: URLSearchParams | FormData;
}

const parser = unified().use(rehypeParse);

function elements(node: HtmlNode, ...names: string[]): HtmlNode[] {
  const inner = (node.children ?? []).flatMap((child) => elements(child, ...names));
  return names.includes(node.tagName ?? '') ? [node, ...inner] : inner;
}

const textOf = (node: HtmlNode, name: string): string | null => {
  const value = node.properties?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** Values by the name of a field that takes text. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/mail/i, 'yui@example.jp'],
  [/password/i, 'a long password'],
  [/kana/i, 'サトウ'],
  [/tel/i, '09012345678'],
  [/openedAt/, ''],
  [/^website$/, ''],
  [/date|_on$/i, '2030-05-01'],
  [/participants|guest/i, '2'],
  [/lineUserId/, `U${'0'.repeat(32)}`],
];

const TEXTS_BY_TYPE: Readonly<Record<string, string>> = {
  email: 'yui@example.jp',
  tel: '09012345678',
  number: '2',
  date: '2030-05-01',
  month: '2030-05',
};

function textFor(field: HtmlNode, name: string): string {
  const type = textOf(field, 'type') ?? '';
  const known = TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? TEXTS_BY_TYPE[type];
  const length = Number(textOf(field, 'maxLength') ?? 40);
  return (known ?? (textOf(field, 'inputMode') === 'numeric' ? '2' : '佐藤 結衣')).slice(0, length);
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

/** The POST forms of a page, each with its first submit button. */
export function filledForms(
  html: string,
  address: string,
  known: Readonly<Record<string, string>>,
): FilledForm[] {
  const root: HtmlNode = parser.parse(html) as HtmlNode;
  return elements(root, 'form')
    .filter((form) => textOf(form, 'method')?.toLowerCase() === 'post')
    .map((form) => {
      const isMultipart = textOf(form, 'encType')?.includes('multipart') ?? false;
      const body = isMultipart ? new FormData() : new URLSearchParams();
      fill(form, body, known);
      return { action: textOf(form, 'action') ?? address, body };
    });
}

function fill(
  form: HtmlNode,
  body: URLSearchParams | FormData,
  known: Readonly<Record<string, string>>,
): void {
  for (const field of elements(form, 'input', 'select', 'textarea', 'button')) {
    const name = textOf(field, 'name');
    if (name === null || field.properties?.['disabled'] === true) continue;
    const type = field.tagName === 'input' ? (textOf(field, 'type') ?? 'text') : (field.tagName ?? '');
    if (type === 'file') {
      if (body instanceof FormData) body.append(name, new File([PNG], 'a.png', { type: 'image/png' }));
    } else if (type === 'hidden') body.append(name, known[name] ?? textOf(field, 'value') ?? '');
    else if (['radio', 'checkbox', 'button', 'submit'].includes(type)) {
      // The first of a group.
      if (!body.has(name)) body.append(name, textOf(field, 'value') ?? 'on');
    } else if (type === 'select') {
      const options = elements(field, 'option').map((option) => textOf(option, 'value') ?? '');
      body.append(name, options.find((value) => value !== '') ?? '');
    } else body.append(name, known[name] ?? textFor(field, name));
  }
}
