/** Checks that every page must pass, whichever field of its replies is broken. */
import { validateResponse } from '#contract/responses.ts';
import { withFaults } from '#tests/harness/fieldFaults.ts';
import { contract, faultsOf, type Baseline, type Break, type Case } from './cases.ts';
import { hasLateSections, injectionsOf } from './html.ts';
import type { DataReply, Lane, LogLine, Observation, Reply } from './lane.ts';
import { silentLosses } from './losses.ts';
import { MARKER } from './mutations.ts';
import { absences, brokenTexts, unsaidLosses, wrongCounts } from './statements.ts';
import { takesAnyRow, takesSubject, takesSubjectRow } from './subjects.ts';

export const CLASSES = {
  noAnswer: 'no complete HTTP answer',
  serverError: 'a 5xx that the subject does not explain',
  falseMissing: 'a 4xx for what exists',
  unsafeRedirect: 'a redirect off the site, or that valid replies do not cause',
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

/** Faults whose reply still satisfies the contract, so that the page may show its values. */
export function believable(test: Case, baseline: Baseline): Break[] {
  const faults = faultsOf(test, baseline) ?? [];
  return test.breaks.filter(({ operation, at }, index) => {
    const reply = baseline.replies.get(operation)?.[at];
    const fault = faults[index];
    if (!reply || !fault) return true;
    const body = withFaults(reply.body, [fault]);
    return validateResponse(contract, reply.method, reply.path.split('?')[0] ?? '', 200, body).length === 0;
  });
}

/** A running case. */
export interface Trial {
  readonly lane: Lane;
  readonly test: Case;
  readonly baseline: Baseline;
  /** The page with only the faults that satisfy the contract; null if all of them do. */
  readonly before: Observation | null;
  /** Pages that were checked already, and the originals. */
  readonly checked: Set<string>;
}

/** Equal for pages that differ in nothing but their request. */
export const signatureOf = ({ status, location, body, requestId }: Reply): string =>
  `${status} ${location} ${body.replaceAll(requestId, '').replaceAll(/nonce="[^"]*"/g, '')}`;

/** @param where how the observation was made, such as `cold` */
export async function check(trial: Trial, seen: Observation, where: string): Promise<Finding[]> {
  const { lane, baseline, before } = trial;
  const findings: Finding[] = [];
  const add = (at: string, kind: FindingClass, detail: string): void =>
    void findings.push({ class: kind, where: `${at} ${where}`, detail: detail.slice(0, 400) });
  const original = before ?? baseline.seen;
  for (const [at, reply, was] of [
    ['html', seen.html, original.html],
    ['navigation', seen.rendered, original.rendered],
  ] as const) {
    if (reply === null || was === null) continue;
    const signature = signatureOf(reply);
    if (trial.checked.has(signature)) continue;
    trial.checked.add(signature);
    for (const [kind, detail] of problemsOf(trial, original, reply, was)) add(at, kind, detail);
  }
  const { html, data } = seen;
  const faults = (data?.result?.errors ?? []).filter(isServerFault);
  const mustLog = html !== null && (html.status >= 500 || (faults.length > 0 && where === 'cold'));
  if (mustLog && (await lane.logOf(html.requestId, (lines) => lines.length > 0)).length === 0)
    add('html', 'unlogged', `status ${html.status}, request ${html.requestId}`);
  if (data) {
    if (data.status === 0 || data.result === null)
      add('data', 'noAnswer', `status ${data.status} ${data.body}`);
    else if (data.status >= 500) add('data', 'serverError', `status ${data.status} ${data.body}`);
    const errors = data.result?.errors ?? [];
    for (const { message } of errors) if (message.includes(MARKER)) add('data', 'injection', message);
    for (const problem of await unlogged(lane, data)) add('data', 'unlogged', problem);
    if (before?.data?.result && data.result)
      for (const loss of silentLosses(before.data.result, data.result))
        add('data', /empty list| items$|is 0,/.test(loss) ? 'emptyAsTruth' : 'unsaid', loss);
  }
  return findings;
}

function* problemsOf(
  { test, baseline, before }: Trial,
  original: Observation,
  reply: Reply,
  was: Reply,
): Generator<[FindingClass, string], void, void> {
  const { status, body, location } = reply;
  const isPage = status === 200 || status >= 400;
  if (status === 0 || (isPage && !body.trimEnd().endsWith('</html>')))
    return yield ['noAnswer', `status ${status}, ends with ${body.slice(-200)}`];
  if (status >= 500 && !takesSubject(test, baseline)) yield ['serverError', `status ${status}`];
  const isNew = status !== was.status && was.status === 200;
  if (isNew && status >= 300 && status < 400 && (before || !isOnSite(location ?? '')))
    yield ['unsafeRedirect', `to ${location}`];
  if (isNew && status >= 400 && status < 500 && before) yield ['falseMissing', `status ${status}`];
  const originals = [original.html, original.rendered].filter((one) => one !== null);
  for (const text of brokenTexts(reply, originals)) yield ['brokenText', text];
  if (body.includes(MARKER))
    for (const injection of injectionsOf(body, MARKER)) yield ['injection', injection];
  if (status !== 200 || was.status !== 200 || before === null) return;
  for (const text of absences(reply, originals, baseline)) yield ['emptyAsTruth', text];
  if (hasLateSections(body)) return;
  for (const count of wrongCounts(reply, was)) yield ['emptyAsTruth', count];
  const lacks = { subjectRow: takesSubjectRow(test, baseline), row: takesAnyRow(test) };
  for (const loss of unsaidLosses(reply, was, originals, was === original.rendered, lacks))
    yield ['unsaid', loss];
}

const isOnSite = (location: string): boolean => /^\/(?!\/)[\w\-/%.~?=&]*$/.test(location);

type GraphQLErrorOf = NonNullable<NonNullable<DataReply['result']>['errors']>[number];

const isServerFault = ({ extensions }: GraphQLErrorOf): boolean =>
  /^(UPSTREAM|INTERNAL)_/.test(extensions?.code ?? '');

/** Server faults of a response that have no line in the log with their operation, field and request id. */
async function unlogged(lane: Lane, { status, operation, requestId, result }: DataReply): Promise<string[]> {
  const faults = (result?.errors ?? []).filter(isServerFault);
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
