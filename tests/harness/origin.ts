/**
 * The REST APIs for tests: the real origin on a copy of one seeded data directory, which the first test run
 * makes and later ones reuse while the origin's source stays the same.
 *
 *     await using origin = await startOrigin();
 *     await origin.fault({ path: '/api/halls/', status: 503, times: 1 });
 *     …
 *     expect(await origin.calls('/api/halls/')).toHaveLength(2);
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanEnv, freePort, root, startProcess, sweep, type Server } from './process.ts';

/** The seeded account that every embedded origin has. */
export const demo = {
  email: 'demo@example.jp',
  password: 'musubi-demo-2026',
  userId: '1001',
  token: 'wt_demo_0123456789abcdef0123456789abcdef',
} as const;

/** How the origin shall misbehave, for requests that match. */
export interface Fault {
  /** Any method when left out. */
  method?: string;
  /** Beginning of path and query, or a regular expression over both when it begins with `^`. */
  path: string;
  /** How often; for ever when left out. */
  times?: number;
  status?: number;
  /** Sent as it stands when a text, else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Waits this long before it answers, in milliseconds. */
  delayMs?: number;
  /** Waits until `clearFaults`; then the real answer follows. */
  hold?: boolean;
  /** Never answers. */
  hang?: boolean;
  /** Resets the connection. */
  reset?: boolean;
  /** Sends the headers and part of the body, then nothing. */
  stallBody?: boolean;
}

/** One request that reached the origin. */
export interface Call {
  method: string;
  path: string;
  /** As it was sent, without the question mark. */
  query: string;
  headers: Record<string, string>;
}

/** A running origin of a test's own. */
export interface Origin extends Server {
  /** Misbehave from now on; adds to earlier faults. */
  fault(...faults: Fault[]): Promise<void>;
  /** Behave again; what was held is answered now. */
  clearFaults(): Promise<void>;
  /** Every request since the start or the last `clearJournal`, optionally only those of one path. */
  calls(path?: string | RegExp): Promise<Call[]>;
  clearJournal(): Promise<void>;
}

/** Options of `startOrigin`. */
export interface OriginOptions {
  /** Port to listen on; a free one unless told. */
  port?: number;
  env?: Record<string, string>;
}

/** Starts an origin with the seeded data, open to faults; its data directory goes away with it. */
export async function startOrigin(options: OriginOptions = {}): Promise<Origin> {
  const dataDir = join(root, '.data/tests', randomUUID());
  const seed = await seededDataDir();
  const pictures = join(seed, 'pictures');
  await cp(seed, dataDir, { recursive: true, filter: (path) => path !== pictures });
  // Pictures are drawn when first asked for and the same for all; one origin draws for the others.
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(dataDir, 'pictures'), 'junction');
  const server = await run(dataDir, options);
  const forget = () => rm(dataDir, { recursive: true, force: true });
  const stop = () => server.stop().then(forget);
  const control = (path: string, init?: RequestInit) => ask(`${server.url}${path}`, init);
  return {
    ...server,
    stop,
    kill: () => server.kill().then(forget),
    [Symbol.asyncDispose]: stop,
    async fault(...faults) {
      const headers = { 'content-type': 'application/json' };
      await control('/__faults', { method: 'POST', headers, body: JSON.stringify(faults) });
    },
    async clearFaults() {
      await control('/__faults', { method: 'DELETE' });
    },
    async calls(path) {
      const all = (await (await control('/__journal')).json()) as Call[];
      if (path === undefined) return all;
      return all.filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)));
    },
    async clearJournal() {
      await control('/__journal', { method: 'DELETE' });
    },
  };
}

/** The data directory to copy, made once for each state of the origin's source. */
export async function seededDataDir(): Promise<string> {
  const dir = join(root, '.data/seeds', sourceHash(join(root, 'origin')));
  if (existsSync(dir)) return dir;
  const fresh = `${dir}.${process.pid}`;
  await sweep('.data/seeds');
  await (await run(fresh, {})).stop();
  // Another worker may have been quicker; its copy is as good.
  await rename(fresh, dir).catch(() => rm(fresh, { recursive: true, force: true }));
  return dir;
}

async function run(dataDir: string, options: OriginOptions): Promise<Server> {
  const port = options.port ?? (await freePort());
  const env = cleanEnv({
    NODE_ENV: 'test',
    ORIGIN_PORT: String(port),
    ORIGIN_DATA_DIR: dataDir,
    ORIGIN_FAULTS: '1',
    ...options.env,
  });
  return startProcess({ entry: 'origin/main.ts', port, env, ready: '/healthz', patienceMs: 120_000 });
}

async function ask(url: string, init?: RequestInit): Promise<Response> {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

function sourceHash(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
