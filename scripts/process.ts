/** Starts the project's servers as child processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** An error the user can act on, printed without a stack. */
export class StartError extends Error {}

/** A child process serving HTTP. */
export interface ServerProcess extends AsyncDisposable {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Output so far; empty with `inheritOutput`. */
  output(): string;
  /** Resolves with the reason when the process exits, e.g. `ended with 1`. */
  readonly exited: Promise<string>;
  /** Sends SIGTERM, and SIGKILL after 12 seconds. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  /** Script relative to the root, e.g. `origin/main.ts`. */
  entry: string;
  port: number;
  /** The complete environment; nothing is inherited. */
  env: NodeJS.ProcessEnv;
  /** Path that responds 200 when the process is ready. */
  readyPath: string;
  /** Prints the output of the process instead of collecting it for `output()`. */
  inheritOutput?: boolean;
  /** Node options, e.g. `['--expose-gc']`. */
  nodeOptions?: readonly string[];
  /** Program and arguments that become the process, by `exec`, e.g. to limit its memory. */
  launcher?: readonly string[];
  /** Time to become ready. */
  timeoutMs?: number;
}

/** V8's compile cache; it shortens later starts by a third. */
const compileCacheEnv = { NODE_COMPILE_CACHE: `${root}.data/compiled` };

/** Ended when this process exits, each by its signal. */
const children = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => children.forEach((signal, child) => child.kill(signal)));

/** Ends a child process with this one. @param signal SIGTERM for programs that have children of their own */
export function endOnExit(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
}

/**
 * Starts a process and waits until it is ready. @throws with the output when the process exits or the timeout
 * passes
 */
export async function startProcess(options: ProcessOptions): Promise<ServerProcess> {
  const { entry, port, env, inheritOutput = false, timeoutMs = 60_000 } = options;
  const [program, ...args] = [
    ...(options.launcher ?? []),
    process.execPath,
    ...(options.nodeOptions ?? []),
    entry,
  ];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...compileCacheEnv, ...env },
    stdio: inheritOutput ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  endOnExit(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const exited = once(child, 'exit').then(([code, signal]) => `ended with ${code ?? signal}`);

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(url + options.readyPath))) {
    if (!hasExited(child) && Date.now() < deadline) {
      await sleep(40);
      continue;
    }
    const reason = hasExited(child) ? await exited : `is not ready after ${timeoutMs / 1000} s`;
    await terminate(child, 'SIGKILL');
    throw new StartError(`${entry} ${reason}${output && `:\n${output}`}`);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    exited,
    output: () => output,
    stop: () => terminate(child, 'SIGTERM'),
    kill: () => terminate(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => terminate(child, 'SIGTERM'),
  };
}

/** Why a server may not listen on a port, e.g. `EADDRINUSE` or `EACCES`; null where it may. */
export async function findPortError(port: number): Promise<string | null> {
  const probe = createServer();
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    probe.once('error', resolve).listen(port, () => resolve(null));
  });
  if (error === null) await new Promise((done) => probe.close(done));
  return error && (error.code ?? error.message);
}

const hasExited = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function terminate(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasExited(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await exit;
  clearTimeout(killTimer);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
