/** Measuring on one machine: who runs on which core, what a process has used, and load from wrk. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const hasTaskset = existsSync('/usr/bin/taskset') && availableParallelism() > 1;

/** Keeps a process, with all its threads, on one core; nothing where that cannot be asked for. */
export async function pin(pid: number, core: number): Promise<void> {
  if (hasTaskset) await exec('taskset', ['-acp', String(core), String(pid)]);
}

/** Ticks of the kernel's CPU clock in a second; 100 on every Linux we know of. */
const TICKS = 100;

/** CPU time a process has used since it began, in milliseconds, all threads together (Linux). */
export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** CPU time of a process and all below it, in milliseconds, with those that have ended and were waited for (Linux). */
export function familyCpuMs(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const sum = (one: number): number =>
    cpuMs(one) + endedCpuMs(one) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}

/** Parent of a process; null when it has just ended. */
function parentOf(pid: number): number | null {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return null;
  }
}

/** CPU time of the children a process has waited for. */
const endedCpuMs = (pid: number): number => {
  const fields = statOf(pid);
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
};

/** Fields of `/proc/…/stat` behind the program's name, which may hold anything. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The load to make. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  /** POST bodies by number, `%d` standing for the number; GET when left out. */
  body?: string;
  /** The number before the first; each request takes the next one. */
  from?: number;
  /** The last number, after which they begin anew at 1; none when left out. */
  upTo?: number;
  connections: number;
  seconds: number;
}

/** What came of it. */
export interface Loaded {
  requests: number;
  perSecond: number;
  /** Answers outside 2xx and 3xx, and connections that broke. */
  bad: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
}

/**
 * Loads an address with wrk, on the second core.
 * @throws when wrk is missing or fails
 */
export async function load(wanted: Load): Promise<Loaded> {
  const { url, headers, body = '', from = 0, upTo = Number.MAX_SAFE_INTEGER, connections, seconds } = wanted;
  const [program, ...before] = hasTaskset ? ['taskset', '-c', '1', 'wrk'] : ['wrk'];
  const script = new URL('load.lua', import.meta.url).pathname;
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = [...before, '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...named, url];
  const child = spawn(program ?? 'wrk', args, {
    env: { ...process.env, BODY: body, FROM: String(from), UP_TO: String(upTo) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const result = /RESULT (\{.*\})/.exec(printed)?.[1];
  if (!result) throw new Error(`wrk told no result:\n${printed}`);
  return JSON.parse(result) as Loaded;
}

/** The middle value; of an even number of values the lower middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
