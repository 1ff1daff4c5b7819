/**
 * `npm run drill -- redis-gone [--seconds 14] [--record]`: simulates a fault on the complete topology while visitors
 * use the site, and prints the dashboard before, during and after. Fails if visitors or alerts deviate from the drill's
 * expectations. `--record` writes the output to docs/operations/drills.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { table } from '#tests/bench/table.ts';
import { root } from '#tests/harness/process.ts';
import { missingPrograms, startTopology, type Topology } from '#tests/harness/topology.ts';
import { publicAddresses } from '#tests/load/distribution.ts';
import { openAll, Visitors, type Visit } from '#tests/load/visitors.ts';
import { DRILLS, KNOWN_PLACES, type Drill } from './drills.ts';
import { type AlertRow, alertRows, dashboardRows, hasFailed, type Phases, visitorRows } from './figures.ts';
import { Recorder } from './recorder.ts';
import type { SampleSource } from './promql.ts';

const OPERATOR_KEY = 'only-for-drills-only-for-drills';
const VISITS_PER_SECOND = 4;

interface Phase {
  /** Pages that were opened before the phase, so that a cache may have a copy. */
  readonly opened: ReadonlySet<string>;
  readonly visits: readonly Visit[];
  readonly seconds: number;
  readonly source: SampleSource;
}

const now = (): number => Date.now() / 1_000;

/** Runs the drill. Each phase lasts `seconds`; its second half is measured. */
async function play(drill: Drill, topology: Topology, seconds: number): Promise<Phases<Phase>> {
  const known = publicAddresses(KNOWN_PLACES);
  await openAll(topology.proxy.url, known);
  const opened = new Set(known);
  const targets = topology.gateways.map(({ url }) => url);
  await using recorder = new Recorder(targets, OPERATOR_KEY);
  await using visitors = await Visitors.start({
    siteUrl: topology.proxy.url,
    perSecond: VISITS_PER_SECOND,
  });
  const take = (): Visit[] => {
    const visits = visitors.take();
    for (const visit of visits) if (!hasFailed(visit)) opened.add(visit.path);
    return visits;
  };
  const measure = async (): Promise<Phase> => {
    await sleep(seconds * 500);
    take();
    const before = new Set(opened);
    const from = now();
    await sleep(seconds * 500);
    const source = recorder.between(from, now());
    if (!source) throw new Error('no metrics were read');
    return { opened: before, visits: take(), seconds: now() - from, source };
  };
  const before = await measure();
  await drill.begin(topology);
  const during = await measure();
  await drill.end(topology);
  const after = await measure();
  return [before, during, after];
}

/** Deviations from the drill's expectations. */
function surprises({ alerts, mayFail }: Drill, phases: Phases<Phase>, rows: readonly AlertRow[]): string[] {
  const missing = alerts.filter((name) => !rows.find(({ alert }) => alert === name)?.holds[1]);
  const lasting = rows.filter(({ alert, holds }) => alerts.includes(alert) && holds[2]);
  const failed = phases.flatMap(({ visits, opened }, phase) =>
    visits
      .filter(hasFailed)
      .filter(({ kind, path }) => phase !== 1 || opened.has(path) || !mayFail.includes(kind))
      .flatMap(({ failures }) => failures),
  );
  return [
    ...missing.map((name) => `${name} does not hold during the fault`),
    ...lasting.map(({ alert }) => `${alert} still holds after the fault`),
    ...[...new Set(failed)].slice(0, 5).map((failure) => `a page failed: ${failure}`),
  ];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '14' }, record: { type: 'boolean', default: false } },
});
const [name = ''] = positionals;
const open = DRILLS[name];
if (!open) {
  console.error(`Name a drill: npm run drill -- ${Object.keys(DRILLS).join(' | ')}`);
  process.exit(2);
}
if (missingPrograms !== null) {
  console.error(missingPrograms);
  process.exit(2);
}

/** Which pages failed during the fault, and why; empty for none. */
function describeFailures({ visits, opened }: Phase): string {
  const failed = visits.filter(hasFailed).map(({ path }) => path);
  const uncached = [...new Set(failed)].filter((path) => !opened.has(path)).map((path) => `\`${path}\``);
  return uncached.length === 0
    ? ''
    : `Failed with 503, because nobody had opened them before, so that no cache has a copy, and all they show comes from the host of the fault: ${uncached.join(', ')}. Every page that was opened before was answered.`;
}

/** The tables of a drill, as Markdown. */
function describePhases(phases: Phases<Phase>, alerts: readonly AlertRow[]): string {
  const [before, during, after] = phases;
  const word = (holds: boolean): string => (holds ? 'holds' : '–');
  const rows = alerts
    .filter(({ holds }) => holds.includes(true))
    .map(({ alert, firesAfter, holds }) => ({
      Alert: alert,
      before: word(holds[0]),
      during: word(holds[1]),
      after: word(holds[2]),
      'fires after': firesAfter,
    }));
  const dashboard = table(dashboardRows([before.source, during.source, after.source]));
  const parts = [
    table(visitorRows(phases)),
    describeFailures(during),
    dashboard,
    rows.length > 0 ? table(rows) : 'No alert.',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

// Servers are child processes and end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const drill = await open();
console.log(`▸ ${name}: ${drill.fault}\n`);
const topology = await startTopology(2, {
  ...drill.topology,
  gatewayEnv: (origin) => ({ OPERATOR_KEY, ...drill.topology?.gatewayEnv?.(origin) }),
});
try {
  const phases = await play(drill, topology, Number(values.seconds));
  const [before, during, after] = phases;
  const alerts = alertRows([before.source, during.source, after.source]);
  const wrong = surprises(drill, phases, alerts);
  const verdict = wrong.length > 0 ? wrong.map((line) => `✗ ${line}`).join('\n') : '✓ as expected';
  const report = `${describePhases(phases, alerts)}\n\n${verdict}`;
  console.log(report);
  if (values.record) record(name, `${drill.fault}\n\n\`npm run drill -- ${name}\`\n\n${report}`);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await topology.stop();
  await drill.close?.();
}

/** Replaces the section of a drill. */
function record(drillName: string, text: string): void {
  const file = `${root}docs/operations/drills.md`;
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=## )/m);
  const others = sections.filter((section) => !section.startsWith(`## ${drillName}\n`));
  const all = [head, ...[...others, `## ${drillName}\n\n${text}`].toSorted()];
  writeFileSync(file, `${all.map((section) => section.trimEnd()).join('\n\n')}\n`);
}
