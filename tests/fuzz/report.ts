/** Prints the findings of a run. */
import { writeFile } from 'node:fs/promises';
import { CLASSES, type Finding, type FindingClass } from './checks.ts';
import { parseCase } from './cases.ts';
import type { Outcome } from './fuzz.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** With the command that repeats it. */
export const describeFinding = (name: string, { class: kind, where, detail }: Finding): string =>
  `✗ ${kind} (${where}): ${detail}\n  npm run fuzz:fields -- --case ${quoted(name)}`;

/** Counts by class, and the most frequent causes of each. */
export function summarize(outcomes: readonly Outcome[]): string {
  const lines = [`${outcomes.length} cases`];
  for (const [kind, title] of Object.entries(CLASSES)) {
    const hits = outcomes.filter(({ findings }) => findings.some((one) => one.class === kind));
    lines.push(`${String(hits.length).padStart(6)}  ${kind}: ${title}`);
    const causes = new Map<string, number>();
    for (const hit of hits) {
      const cause = causeOf(hit, kind as FindingClass);
      causes.set(cause, (causes.get(cause) ?? 0) + 1);
    }
    const frequent = [...causes].toSorted(([, a], [, b]) => b - a).slice(0, MAX_CAUSES);
    lines.push(...frequent.map(([cause, count]) => `        ${count} × ${cause}`));
  }
  return lines.join('\n');
}

const MAX_CAUSES = 12;

/** The broken fields without positions. */
function causeOf({ name, findings }: Outcome, kind: FindingClass): string {
  const { page, breaks } = parseCase(name);
  const fields = breaks.map(
    ({ operation, field, kind: how }) =>
      `${operation} ${field.map((key) => (typeof key === 'number' ? '*' : key)).join('.')} ${how}`,
  );
  const detail = findings.find((one) => one.class === kind)?.detail ?? '';
  return `${fields.join(' + ')} on ${page}: ${detail.slice(0, 120).replaceAll('\n', ' ')}`;
}

export async function writeReport(file: string, seed: number, outcomes: readonly Outcome[]): Promise<void> {
  await writeFile(file, JSON.stringify({ seed, outcomes }));
}
