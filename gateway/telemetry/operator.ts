/** What operators look at: `/metrics` for Prometheus and `/operator` for people, both behind the operator's key. */
import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Upstream } from '../upstream/client.ts';
import type { Drift } from './drift.ts';
import type { Metrics } from './metrics.ts';
import type { Usage } from './usage.ts';

/** The pages of operators. */
export interface OperatorPages {
  /** Sends what stands at a path; false when it is none of these pages. */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What the pages are made of. */
export interface OperatorOptions {
  /** The key; without one only a gateway in development shows its pages. */
  readonly key: string | null;
  readonly isOpen: boolean;
  readonly metrics: Metrics;
  readonly drift: Drift;
  readonly usage: Usage;
  readonly upstream: Upstream;
}

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Builds the pages. */
export function createOperatorPages(options: OperatorOptions): OperatorPages {
  const { key, isOpen, metrics, drift, usage, upstream } = options;
  const sheets = (): Sheet[] => [
    {
      title: 'REST hosts',
      about:
        'Connections, calls on their way and waiting, and groups of paths that are not asked at present.',
      rows: upstream.state().map((host) => ({ ...host, open: host.open.join(', ') })),
    },
    {
      title: 'Contract drift',
      about:
        'Places of REST answers that are not as the contract has them, since the start of this process. Samples show a form without its text: letters are a, A or あ, digits 9.',
      rows: drift.rows(),
    },
    {
      title: 'Reads',
      about: 'Reads by where their answer came from, and what was kept.',
      rows: [{ ...upstream.counters.reads, ...upstream.cache.size }],
    },
    {
      title: 'Usage of the schema',
      about: 'Operations by field and client. A deprecated field may go once nobody is listed for 30 days.',
      rows: usage.rows(),
    },
  ];
  return {
    async send(path, { headers }, response) {
      if (path !== '/metrics' && path !== '/operator' && path !== '/operator.json') return false;
      if (!(isOpen && key === null) && !holdsKey(headers, key)) {
        // Browsers ask for a name and a password: the name may be anything, the password is the key.
        const ask = { ...HEADERS, 'www-authenticate': 'Basic realm="operator", charset="UTF-8"' };
        response.writeHead(401, { ...ask, 'content-type': 'text/plain; charset=utf-8' });
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
            ? ['text/html; charset=utf-8', report(sheets())]
            : ['application/json; charset=utf-8', JSON.stringify(sheets())];
      response.writeHead(200, { ...HEADERS, 'content-type': type }).end(body);
      return true;
    },
  };
}

/** Whether a request brings the operator's key, in one of the ways programs and browsers can send it. */
export function holdsKey(headers: IncomingHttpHeaders, key: string | null): boolean {
  if (key === null) return false;
  const { authorization = '', 'x-operator-key': own } = headers;
  const [scheme = '', credentials = ''] = authorization.split(' ');
  const given =
    typeof own === 'string'
      ? own
      : /^bearer$/i.test(scheme)
        ? credentials
        : /^basic$/i.test(scheme)
          ? Buffer.from(credentials, 'base64')
              .toString()
              .replace(/^[^:]*:/, '')
          : '';
  // Compared in a time that tells nothing of how much of it was right.
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', key, 'buffer'));
}

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
