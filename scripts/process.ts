/** Starting the project's own servers as child processes and knowing when they are ready. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** A running child process that answers HTTP. */
export interface Server extends AsyncDisposable {
  /** Its address without a trailing slash, e.g. `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it has printed so far; empty when its output is shown instead. */
  output(): string;
  /** Resolves when it has ended, with the reason for people, e.g. `ended with 1`. */
  readonly ended: Promise<string>;
  /** SIGTERM, then waits until it has ended; cut off after 12 seconds. */
  stop(): Promise<void>;
  /** Cuts it off without a goodbye (SIGKILL). */
  kill(): Promise<void>;
}

/** What to start and how to know that it is up. */
export interface StartOptions {
  /** Script to run with Node, relative to the root, e.g. `origin/main.ts`. */
  entry: string;
  port: number;
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  /** Path that answers 200 once it is ready. */
  ready: string;
  /** Whether its output goes to ours; otherwise it is kept for `output()`. */
  show?: boolean;
  /** Options for Node itself, e.g. `['--expose-gc']`. */
  nodeOptions?: string[];
  /** How long it may take to become ready, in milliseconds. */
  patienceMs?: number;
}

/** Where Node keeps our sources as it has compiled them: the next start of a server takes a third less of its time. */
const compiled = { NODE_COMPILE_CACHE: `${root}.data/compiled` };

/** Processes under way; none of them outlives us, however we end. */
const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/**
 * Starts a process and waits until it answers on `ready`.
 * @throws when it ends or stays silent; the message carries what it printed
 */
export async function startProcess(options: StartOptions): Promise<Server> {
  const { entry, port, env, show = false, patienceMs = 60_000 } = options;
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), entry], {
    cwd: root,
    env: { ...compiled, ...env },
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk));
  const ended = once(child, 'exit').then(([code, signal]) => `ended with ${code ?? signal}`);

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patienceMs;
  while (!(await answers(url + options.ready))) {
    if (!hasEnded(child) && Date.now() < deadline) {
      await sleep(40);
      continue;
    }
    const reason = hasEnded(child) ? await ended : `is not ready after ${patienceMs / 1000} s`;
    await end(child, 'SIGKILL');
    throw new Error(`${entry} ${reason}${printed && `:\n${printed}`}`);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    ended,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => end(child, 'SIGTERM'),
  };
}

/** Whether nothing listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (free) await new Promise((done) => probe.close(done));
  return free;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const patience = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(patience);
}

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
