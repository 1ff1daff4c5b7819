/** What must hold of a page however one of its replies is broken. */
import { validateResponse } from '#contract/responses.ts';
import { valueAt, withFaults } from '#tests/harness/fieldFaults.ts';
import { contract, faultsOf, type Baseline, type Case } from './cases.ts';
import {
  attributesOf,
  hasLateSections,
  headingsOf,
  injectionsOf,
  sectionsLeftToBrowser,
  sentencesOf,
  textsOf,
} from './html.ts';
import type { DataReply, Lane, LogLine, Observation, Reply } from './lane.ts';
import { silentLosses } from './losses.ts';
import { MARKER } from './mutations.ts';

export const CLASSES = {
  noAnswer: 'no complete HTTP answer',
  serverError: 'a 5xx that the subject does not explain',
  falseMissing: 'a 404 for what exists',
  unsafeRedirect: 'a redirect off the site or to nowhere',
  brokenText: 'undefined, null, NaN, Invalid Date or [object Object] in what is read',
  injection: 'hostile text that became markup',
  unlogged: 'an error without a log line of its operation, field and request id',
  emptyAsTruth: 'an empty list or an absence shown as fact',
  unsaid: 'an unknown value that is not said to be unknown',
  browser: 'an uncaught error or a blank page in the browser',
} as const;
export type FindingClass = keyof typeof CLASSES;

export interface Finding {
  readonly class: FindingClass;
  /** Where: `html`, `data` or `navigation`, and the number of the visit. */
  readonly where: string;
  readonly detail: string;
}

export const BROKEN_TEXT =
  /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]|^null$|(?<![\w-])null(?![\w-])/;

/** A visitor reads that there is nothing. */
export const ABSENCE = /ありません|いません|見つかりません|まだ/;
/** A visitor reads that a count is zero. */
const ZERO = /(?<![\d.,])[0０](?:件|人|名|枚|組|会場|回|点)/;
/** A visitor reads that something could not be loaded. */
export const UNKNOWN =
  /読み込めません|読み込めませんでした|表示できません|確認できません|確認中|取得できません|わかりません|分かりません|不明|応答がありません/;

/** Whether a text is a value of a valid reply, such as an excerpt, and not a statement of the page. */
export const isOfReply = (text: string, { replies }: Baseline): boolean =>
  [...replies.values()].flat().some(({ body }) => JSON.stringify(body)?.includes(text));

/** Fields that identify a record: without them there is no page. */
const IDENTITY = /(?:^|_)(?:id|name|title|slug|hash|code)$/;

/**
 * Whether the breaks take the subject itself: an identifying field of the record, its object or list as a whole, or all
 * rows of its list.
 */
export function takesSubject({ breaks }: Case, { page, replies }: Baseline): boolean {
  const ofSubject = breaks.filter(({ operation }) => page.subjects.includes(operation));
  const takes = ofSubject.filter(({ operation, at, field }) => {
    const value = valueAt(replies.get(operation)?.[at]?.body, field);
    return IDENTITY.test(String(field.at(-1))) || (typeof value === 'object' && value !== null);
  });
  return takes.some(({ operation, at, field }) => {
    const position = field.findIndex((key) => typeof key === 'number');
    if (position === -1) return true;
    const rows = valueAt(replies.get(operation)?.[at]?.body, field.slice(0, position));
    const taken = new Set(
      takes.filter((one) => one.operation === operation && one.at === at).map((one) => one.field[position]),
    );
    return Array.isArray(rows) && taken.size === rows.length;
  });
}

/** Whether every broken reply still keeps the contract: the page may then show its values. */
export function keepsContract(test: Case, baseline: Baseline): boolean {
  const faults = faultsOf(test, baseline) ?? [];
  return test.breaks.some(({ operation, at }, index) => {
    const reply = baseline.replies.get(operation)?.[at];
    const fault = faults[index];
    if (!reply || !fault) return true;
    const body = withFaults(reply.body, [fault]);
    return validateResponse(contract, reply.method, reply.path.split('?')[0] ?? '', 200, body).length === 0;
  });
}

/** @param where how the observation was made, such as `cold` */
export async function check(
  lane: Lane,
  test: Case,
  baseline: Baseline,
  seen: Observation,
  where: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (kind: FindingClass, at: string, detail: string): void =>
    void findings.push({ class: kind, where: `${at} ${where}`, detail: detail.slice(0, 400) });
  const isBelievable = keepsContract(test, baseline);
  const explains = takesSubject(test, baseline);
  const before = baseline.seen;

  for (const [at, reply, original] of [
    ['html', seen.html, before.html],
    ['navigation', seen.rendered, before.rendered],
  ] as const) {
    if (reply === null || original === null) continue;
    const { status, body, location } = reply;
    const isPage = status === 200 || status >= 400;
    if (status === 0 || (isPage && !body.trimEnd().endsWith('</html>'))) {
      add('noAnswer', at, `status ${status}, ends with ${body.slice(-200)}`);
      continue;
    }
    if (status >= 500 && !explains) add('serverError', at, `status ${status}`);
    if (
      status >= 300 &&
      status < 400 &&
      original.status === 200 &&
      !/^\/(?!\/)[\w\-/%.~?=&]*$/.test(location ?? '')
    )
      add('unsafeRedirect', at, `to ${location}`);
    if (status === 404 && original.status === 200 && !isBelievable) add('falseMissing', at, 'status 404');
    const originals = [before.html, before.rendered].flatMap((one) => (one ? [one.body] : []));
    const readable = [sentencesOf, attributesOf];
    for (const text of moreOf(BROKEN_TEXT, readable, body, originals)) add('brokenText', at, text);
    if (body.includes(MARKER))
      for (const injection of injectionsOf(body, MARKER)) add('injection', at, injection);
    if (status !== 200 || isBelievable) continue;
    const absences = [
      ...moreOf(ABSENCE, [textsOf], body, originals),
      ...moreOf(ZERO, [sentencesOf], body, originals),
    ];
    for (const text of absences)
      if (!UNKNOWN.test(text) && !isOfReply(text, baseline)) add('emptyAsTruth', at, text);
    if (hasLateSections(body)) continue;
    for (const heading of lostHeadings(reply, original, before))
      add('unsaid', at, `section “${heading}” is gone without a word`);
  }
  if (
    seen.html &&
    seen.html.status >= 500 &&
    (await lane.logOf(seen.html.requestId, (lines) => lines.length > 0)).length === 0
  )
    add('unlogged', 'html', `status ${seen.html.status}, request ${seen.html.requestId}`);

  const { data } = seen;
  if (data) {
    if (data.status === 0 || data.result === null)
      add('noAnswer', 'data', `status ${data.status} ${data.body}`);
    else if (data.status >= 500) add('serverError', 'data', `status ${data.status} ${data.body}`);
    const errors = data.result?.errors ?? [];
    for (const { message } of errors) if (message.includes(MARKER)) add('injection', 'data', message);
    for (const problem of await unlogged(lane, data)) add('unlogged', 'data', problem);
    if (!isBelievable && data.result && before.data?.result)
      for (const loss of silentLosses(before.data.result, data.result))
        add(/empty list| items$|is 0,/.test(loss) ? 'emptyAsTruth' : 'unsaid', 'data', loss);
  }
  return findings;
}

/** Server faults of a response that have no line in the log with their operation, field and request id. */
async function unlogged(lane: Lane, { status, operation, requestId, result }: DataReply): Promise<string[]> {
  const faults = (result?.errors ?? []).filter(({ extensions }) =>
    /^(UPSTREAM|INTERNAL)_/.test(extensions?.code ?? ''),
  );
  if (faults.length === 0 && status < 400) return [];
  const paths = faults.map(({ path = [] }) =>
    path.map((key) => (typeof key === 'number' ? '*' : key)).join('.'),
  );
  const missingIn = (lines: readonly LogLine[]): string[] => {
    if (lines.length === 0) return [`no line of request ${requestId}: status ${status}`];
    const fields = new Set(lines.flatMap((line) => (line.operation === operation ? line.fields : [])));
    return [...new Set(paths)]
      .filter((path) => !fields.has(path))
      .map((path) => `${operation} ${path} of request ${requestId} is in no line`);
  };
  return missingIn(await lane.logOf(requestId, (lines) => missingIn(lines).length === 0));
}

/** Texts like `pattern` that a page has more often than any of the originals. */
function moreOf(
  pattern: RegExp,
  readers: readonly ((html: string) => string[])[],
  html: string,
  originals: readonly string[],
): string[] {
  const read = (from: string): string[] =>
    readers.flatMap((reader) => reader(from)).filter((text) => pattern.test(text));
  const suspects = read(html);
  if (suspects.length === 0) return [];
  const count = (texts: readonly string[], text: string): number =>
    texts.filter((one) => one === text).length;
  const known = originals.map(read);
  return [...new Set(suspects)].filter((text) =>
    known.every((texts) => count(texts, text) < count(suspects, text)),
  );
}

/** Headings of sections, not those of items, that disappeared while nothing says that something is unknown. */
function lostHeadings({ body }: Reply, original: Reply, before: Observation): string[] {
  const saysUnknown =
    textsOf(body).some((text) => UNKNOWN.test(text)) ||
    sectionsLeftToBrowser(body) > sectionsLeftToBrowser(original.body);
  if (saysUnknown) return [];
  const headings = new Set(headingsOf(body).map(withoutCount));
  const values = [...(before.data?.body ?? '').matchAll(/"([^"\\]{2,})"/g)].map(([, value = '']) => value);
  const isOfItem = (heading: string): boolean => values.some((value) => heading.includes(value));
  // Placeholders of deferred sections have headings of their own.
  const complete = new Set(headingsOf((before.rendered ?? original).body).map(withoutCount));
  return [...new Set(headingsOf(original.body).map(withoutCount))].filter(
    (heading) => complete.has(heading) && !headings.has(heading) && !isOfItem(heading),
  );
}

/** A list that lost a row has another number of rows in its heading. */
const withoutCount = (heading: string): string => heading.replace(/[（(]\d+(?:件|枚|人)[）)]$/, '');
