/** Measurements on one machine: CPU pinning, CPU time and load from wrk. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const hasTaskset = existsSync('/usr/bin/taskset') && availableParallelism() > 1;

/** Pins a process with all threads to one core, where taskset is available. */
export async function pin(pid: number, core: number): Promise<void> {
  if (hasTaskset) await exec('taskset', ['-acp', String(core), String(pid)]);
}

/** The kernel's clock ticks; 100 on common Linux systems. */
const TICKS_PER_SECOND = 100;

/** Linux only; all threads, since the start of the process. */
export function cpuMs(pid: number): number {
  const fields = readStat(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Linux only; resident memory of now (`VmRSS`), or the most so far (`VmHWM`). */
export function residentMebibytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
  return Math.round(Number(kibibytes) / 1_024);
}

const QUIET_WINDOW_MS = 500;
/** Of each window. */
const MAX_QUIET_CPU_MS = 20;

const MAX_QUIET_WAIT_MS = 120_000;

/**
 * Linux only; waits until a process has used no processor for 1.5 s, e.g. until a gateway has made all pictures of a page.
 * @throws after two minutes
 */
export async function untilQuiet(pid: number): Promise<void> {
  const until = performance.now() + MAX_QUIET_WAIT_MS;
  for (let quiet = 0; quiet < 3;) {
    if (performance.now() > until) throw new Error(`Process ${pid} does not rest`);
    const before = cpuMs(pid);
    await sleep(QUIET_WINDOW_MS);
    quiet = cpuMs(pid) - before <= MAX_QUIET_CPU_MS ? quiet + 1 : 0;
  }
}

/** Linux only; CPU time of a process, its descendants and their exited children. */
export function processTreeCpuMs(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (one: number): number =>
    cpuMs(one) +
    exitedChildrenCpuMs(one) +
    (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}

/** Null when the process has just exited. */
function parentOf(pid: number): number | null {
  try {
    return Number(readStat(pid)[1]);
  } catch {
    return null;
  }
}

/** CPU time of exited children that were waited for. */
const exitedChildrenCpuMs = (pid: number): number => {
  const fields = readStat(pid);
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS_PER_SECOND;
};

/** Fields of `/proc/<pid>/stat` after the program name, which may contain anything. */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** POST body with `%d` for the request number; GET when absent. */
  body?: string;
  /** Number before the first request. */
  from?: number;
  /** Last number, after which numbering restarts at 1; unlimited by default. */
  upTo?: number;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  perSecond: number;
  /** Responses outside 2xx and 3xx, and connection errors. */
  failed: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
}

/** Runs wrk on the second core. @throws when wrk is missing or fails */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { url, headers, body = '', from = 0, upTo = Number.MAX_SAFE_INTEGER, connections, seconds } = options;
  const [program, ...before] = hasTaskset ? ['taskset', '-c', '1', 'wrk'] : ['wrk'];
  const script = new URL('load.lua', import.meta.url).pathname;
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [...before, '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...headerArgs, url];
  const child = spawn(program ?? 'wrk', args, {
    env: { ...process.env, BODY: body, FROM: String(from), UP_TO: String(upTo) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const result = /RESULT (\{.*\})/.exec(output)?.[1];
  if (!result) throw new Error(`wrk printed no result:\n${output}`);
  return JSON.parse(result) as LoadResult;
}

/** The lower median for an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
