/** Figures of a drill: measurements of visitors, panels of the dashboard, alerts. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Row, round } from '#tests/bench/table.ts';
import { root } from '#tests/harness/process.ts';
import { quantile, type Visit } from '#tests/load/visitors.ts';
import { parseExpression, type Sample, type SampleSource } from './promql.ts';

/** One value of each phase. */
export type Phases<T> = readonly [before: T, during: T, after: T];

const columns = (values: Phases<string>): Row => ({
  before: values[0],
  during: values[1],
  after: values[2],
});

/** Whether the page itself failed, not only its picture or personal part. */
export const hasFailed = ({ path, failures }: Visit): boolean =>
  failures.some((failure) => failure.startsWith(path.slice(0, 80)));

export function visitorRows(phases: Phases<{ visits: readonly Visit[]; seconds: number }>): Row[] {
  const row = (name: string, read: (visits: readonly Visit[], seconds: number) => string): Row => {
    const [before, during, after] = phases;
    const cell = ({ visits, seconds }: typeof before): string => read(visits, seconds);
    return { Visitors: name, ...columns([cell(before), cell(during), cell(after)]) };
  };
  const milliseconds = (share: number) => (visits: readonly Visit[]) =>
    `${round(
      quantile(
        visits.map(({ ms }) => ms),
        share,
      ),
      0,
    )} ms`;
  return [
    row('visits per second', (visits, seconds) => String(round(visits.length / seconds, 1))),
    row('pages from the proxy’s cache', (visits) =>
      percent(visits.filter(({ isCached }) => isCached).length / visits.length),
    ),
    row('visits, p50', milliseconds(0.5)),
    row('visits, p99', milliseconds(0.99)),
    row('failed pages', (visits) => String(visits.filter(hasFailed).length)),
    row('pages without a picture or the personal part', (visits) =>
      String(visits.filter((visit) => visit.failures.length > 0 && !hasFailed(visit)).length),
    ),
  ];
}

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      fieldConfig: z.object({ defaults: z.object({ unit: z.string() }) }),
      targets: z.array(z.object({ expr: z.string() })),
    }),
  ),
});

const percent = (share: number): string => `${round(share * 100, 0)} %`;

/** Formats by Grafana unit. */
const UNITS: Readonly<Record<string, (value: number) => string>> = {
  reqps: (value) => `${round(value, 1)}/s`,
  s: (value) => (value > 86_400 ? `${round(value / 86_400, 1)} d` : `${round(value * 1_000, 0)} ms`),
  bytes: (value) => `${round(value / 1e6, 0)} MB`,
  percentunit: percent,
  short: (value) => String(round(value, 1)),
};

/** Panels show at most this many series, the largest. */
const MAX_SERIES = 4;

/** Every panel of the dashboard, evaluated at the end of each phase. */
export function dashboardRows(phases: Phases<SampleSource>): Row[] {
  const { panels } = Dashboard.parse(
    JSON.parse(readFileSync(`${root}ops/grafana/dashboards/gateway.json`, 'utf8')),
  );
  return panels.flatMap(({ title, fieldConfig, targets }) => {
    const evaluators = targets.map(({ expr }) => parseExpression(expr));
    const values = phases.map(
      (source) =>
        new Map(
          evaluators.flatMap((evaluate) => evaluate(source)).map((sample) => [nameOf(sample), sample.value]),
        ),
    );
    const largest = (name: string): number => Math.max(...values.map((phase) => phase.get(name) ?? 0));
    const names = [...new Set(values.flatMap((phase) => [...phase.keys()]))]
      .toSorted((a, b) => largest(b) - largest(a))
      .slice(0, MAX_SERIES);
    const format = UNITS[fieldConfig.defaults.unit] ?? String;
    const cell = (phase: number, name: string): string => {
      const value = values[phase]?.get(name);
      return value === undefined || Number.isNaN(value) ? '–' : format(value);
    };
    return (names.length > 0 ? names : ['']).map((name) => ({
      'Panel of the dashboard': name === '' ? title : `${title}: ${name}`,
      ...columns([cell(0, name), cell(1, name), cell(2, name)]),
    }));
  });
}

const nameOf = ({ labels }: Sample): string =>
  Object.entries(labels)
    .filter(([name, value]) => name !== 'job' && value !== '')
    .map(([, value]) => value)
    .join(', ');

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), for: z.string().optional() })),
    }),
  ),
});

/** An alert, and whether its expression holds at the end of each phase. */
export interface AlertRow {
  readonly alert: string;
  /** How long the expression must hold until the alert fires. */
  readonly firesAfter: string;
  readonly holds: Phases<boolean>;
}

export function alertRows(phases: Phases<SampleSource>): AlertRow[] {
  const [before, during, after] = phases.map(alertsThatHold);
  return readRules().map(({ alert, for: firesAfter = 'at once' }) => {
    const holds = (phase: readonly string[] = []): boolean => phase.includes(alert);
    return { alert, firesAfter, holds: [holds(before), holds(during), holds(after)] };
  });
}

/** Names of the alerts whose expressions hold. */
export function alertsThatHold(source: SampleSource): string[] {
  return readRules().flatMap(({ alert, expr }) => (parseExpression(expr)(source).length > 0 ? [alert] : []));
}

function readRules() {
  const { groups } = Rules.parse(parse(readFileSync(`${root}ops/alerts.yml`, 'utf8')));
  return groups.flatMap(({ rules }) => rules);
}
