/** Starts the project's own processes for tests, as `npm start` does, on free loopback ports. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A running child process that answers HTTP. */
export interface Server extends AsyncDisposable {
  /** Its address without a trailing slash, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Everything it has printed so far, for messages and for tests that look for leaks. */
  output(): string;
  /** SIGTERM, then waits until it has ended; resolves at once when it already has. */
  stop(): Promise<void>;
  /** Cuts it off without a goodbye (SIGKILL). */
  kill(): Promise<void>;
}

/** A port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What to start and how to know that it is up. */
export interface StartOptions {
  /** Script to run with Node, relative to the root, e.g. `origin/server.ts`. */
  entry: string;
  port: number;
  /** Added to a minimal environment; nothing else of the caller's environment is passed on. */
  env: Record<string, string>;
  /** Path that answers 200 once it is ready. */
  ready: string;
  /** Options for Node itself, e.g. `['--expose-gc']`. */
  nodeOptions?: string[];
  /** How long it may take to become ready, in milliseconds. */
  patienceMs?: number;
}

/**
 * Starts a process and waits until it answers on `ready`.
 * @throws when it ends or stays silent; the message carries what it printed
 */
export async function startProcess(options: StartOptions): Promise<Server> {
  const { entry, port, patienceMs = 60_000 } = options;
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), entry], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + patienceMs;
  while (!(await answers(url + options.ready))) {
    const reason = hasEnded(child)
      ? `ended with ${child.exitCode ?? child.signalCode}`
      : 'is not ready in time';
    if (hasEnded(child) || Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`${entry} ${reason}:\n${printed}`);
    }
    await sleep(40);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    [Symbol.asyncDispose]: () => end(child, 'SIGTERM'),
  };
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

/** Removes what earlier, cut-off runs left in a folder of the checkout: entries older than an hour. */
export async function sweep(folder: string): Promise<void> {
  await mkdir(root + folder, { recursive: true });
  for (const name of await readdir(root + folder)) {
    const path = `${root}${folder}/${name}`;
    const made = (await stat(path).catch(() => null))?.birthtimeMs ?? 0;
    if (Date.now() - made > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}
