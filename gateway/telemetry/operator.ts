/** `/metrics` for Prometheus and `/operator` for people, both protected by the operator's key. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ContractDrift } from './drift.ts';
import type { Metrics, SchemaUsage } from './metrics.ts';
import type { UpstreamStatistics } from './records.ts';

export interface OperatorPages {
  readonly paths: RegExp;
  /** Sends the page at a path; false if there is none. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

export interface OperatorOptions {
  readonly key: string | null;
  /** Whether a request carries the key. */
  readonly isOperator: (headers: IncomingHttpHeaders) => boolean;
  /** While no key is set: whether everyone may read the pages. Otherwise no one may. */
  readonly isOpen: boolean;
  readonly metrics: Metrics;
  readonly drift: ContractDrift;
  readonly usage: SchemaUsage;
  readonly upstream: UpstreamStatistics;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

export function createOperatorPages(options: OperatorOptions): OperatorPages {
  const { key, isOpen, metrics, drift, usage, upstream } = options;
  const tables = (): OperatorTable[] => [
    {
      title: 'REST hosts',
      about:
        'Connections, running and waiting calls, path templates with an open circuit breaker, and until when the certificate holds.',
      rows: upstream.hostStates().map(({ openCircuits, certificateExpires, ...host }) => ({
        ...host,
        open: openCircuits.join(', '),
        'certificate until': certificateExpires === null ? null : new Date(certificateExpires * 1_000),
      })),
    },
    {
      title: 'Contract drift',
      about:
        'Fields of REST replies that break the contract, since the start of this process. Samples are redacted: letters become a, A or あ, digits 9.',
      rows: drift.rows(),
    },
    {
      title: 'Reads',
      about: 'Reads by cache status, and the size of the cache.',
      rows: [{ ...upstream.counters.reads, ...upstream.cache.size }],
    },
    {
      title: 'Usage of the schema',
      about: 'Operations by field and client. A deprecated field can be removed after 30 days without use.',
      rows: usage.rows(),
    },
  ];
  return {
    paths: /^\/(?:metrics|operator(?:\.json)?)$/,
    async send(path, { headers }, response) {
      if (!(isOpen && key === null) && !options.isOperator(headers)) {
        // Basic authentication with any user name lets browsers send the key as password.
        const challenge = { ...HEADERS, 'www-authenticate': 'Basic realm="operator", charset="UTF-8"' };
        response.writeHead(401, { ...challenge, 'content-type': 'text/plain; charset=utf-8' });
        response.end(
          key === null
            ? 'Set OPERATOR_KEY to open this page.\n'
            : "Send the operator's key: as X-Operator-Key, as a bearer token, or as password of basic authentication.\n",
        );
        return true;
      }
      const [type, body] =
        path === '/metrics'
          ? ['text/plain; version=0.0.4; charset=utf-8', await metrics.text()]
          : path === '/operator'
            ? ['text/html; charset=utf-8', renderTables(tables())]
            : ['application/json; charset=utf-8', JSON.stringify(tables())];
      response.writeHead(200, { ...HEADERS, 'content-type': type }).end(body);
      return true;
    },
  };
}

export interface OperatorTable {
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

function renderTables(tables: readonly OperatorTable[]): string {
  const sections = tables.map(
    ({ title, about, rows }) =>
      `<section><h2>${escapeHtml(title)}</h2><p>${escapeHtml(about)}</p>${rows.length > 0 ? table(rows) : '<p>Nothing yet.</p>'}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gateway</title><style>${STYLE}</style><h1>Gateway</h1>${sections.join('')}</html>`;
}

function table(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = new Map<string, unknown>(Object.entries(row));
    return `<tr>${columns.map((name) => `<td>${escapeHtml(formatCell(cells.get(name)))}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function formatCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
