// @ts-check
/** The panel of REST calls: `extensions.trace` of the last answer as a waterfall. */

/**
 * @typedef {object} TracedCall
 * @property {string} call
 * @property {string} host
 * @property {string} method
 * @property {string} path
 * @property {string} cache
 * @property {number | null} status
 * @property {string} outcome
 * @property {number} startMs
 * @property {number} ms
 * @property {number} [batch]
 */

const COLUMNS = ['Call', 'Host', 'Request', 'Cache', 'Batch', 'Result', 'ms', 'When'];

const HINT =
  'The answer lists no REST calls. They are shown on this machine under npm start, elsewhere with the header X-Operator-Key.';

/**
 * @param {HTMLElement} panel
 * @param {string} text body of an answer: JSON, or multipart with JSON parts
 */
export function showRestCalls(panel, text) {
  const calls = readTrace(text);
  const summary = document.createElement('summary');
  if (calls === null) {
    summary.textContent = 'REST calls';
    const hint = document.createElement('p');
    hint.textContent = HINT;
    panel.replaceChildren(summary, hint);
    return;
  }
  const totalMs = Math.max(1, ...calls.map(({ startMs, ms }) => startMs + ms));
  const sent = calls.filter(({ cache }) => cache === 'miss' || cache === 'none').length;
  summary.textContent = `REST calls: ${calls.length}, ${sent} sent, ${calls.length - sent} from the cache, ${totalMs.toFixed(0)} ms`;
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  for (const name of COLUMNS) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = name;
    head.append(cell);
  }
  const body = table.createTBody();
  for (const call of calls.toSorted((a, b) => a.startMs - b.startMs)) addRow(body.insertRow(), call, totalMs);
  panel.replaceChildren(summary, table);
}

/**
 * @param {HTMLTableRowElement} row
 * @param {TracedCall} call
 * @param {number} totalMs
 */
function addRow(row, call, totalMs) {
  const result = call.outcome === 'ok' ? String(call.status ?? 'ok') : call.outcome;
  const batch = call.batch === undefined ? '' : `${call.batch} ids`;
  const texts = [
    call.call,
    call.host,
    `${call.method} ${call.path}`,
    call.cache,
    batch,
    result,
    call.ms.toFixed(1),
  ];
  for (const text of texts) row.insertCell().textContent = text;
  row.className = call.outcome === 'ok' ? '' : 'failed';
  const bar = document.createElement('span');
  bar.className = `bar ${call.cache}`;
  bar.style.marginInlineStart = `${(call.startMs / totalMs) * 100}%`;
  bar.style.inlineSize = `${Math.max(0.5, (call.ms / totalMs) * 100)}%`;
  const when = row.insertCell();
  when.title = `from ${call.startMs.toFixed(1)} ms to ${(call.startMs + call.ms).toFixed(1)} ms`;
  when.append(bar);
}

/**
 * @param {string} text
 * @returns {TracedCall[] | null}
 */
function readTrace(text) {
  // The first part of a multipart answer holds the trace.
  for (const part of text.startsWith('--') ? text.split(/\r?\n\r?\n|\r?\n--/) : [text]) {
    if (!part.startsWith('{')) continue;
    const trace = JSON.parse(part).extensions?.trace;
    if (trace) return trace;
  }
  return null;
}
