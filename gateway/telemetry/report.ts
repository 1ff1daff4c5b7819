/** One table of the operator's page. */
export interface Sheet {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly object[];
}

const STYLE = `
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid; border-color: color-mix(in srgb, currentColor 20%, transparent); padding: .3rem .6rem; text-align: start; vertical-align: top }
  td { font-family: ui-monospace, monospace; overflow-wrap: anywhere }
`;

/** The operator's page: tables, without script. */
export function report(sheets: readonly Sheet[]): string {
  const sections = sheets.map(
    ({ title, about, rows }) =>
      `<section><h2>${escape(title)}</h2><p>${escape(about)}</p>${rows.length > 0 ? table(rows) : '<p>Nothing yet.</p>'}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gateway</title><style>${STYLE}</style><h1>Gateway</h1>${sections.join('')}</html>`;
}

function table(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return `<tr>${names.map((name) => `<td>${escape(told(cells.get(name)))}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function told(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
