/**
 * Runs the origin on a copy of a seeded data directory, which is reused on the same day until the origin's
 * source changes.
 *
 *     await using origin = await startOrigin();
 *     await origin.fault({ path: '/api/halls/', status: 503, times: 1 });
 *     …
 *     expect(await origin.calls('/api/halls/')).toHaveLength(2);
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { japanDay } from '#origin/japanTime.ts';
import {
  cleanEnv,
  freePort,
  removeStaleEntries,
  root,
  scratchPath,
  startProcess,
  type ServerProcess,
} from './process.ts';

/** The seeded demo account. */
export const demo = {
  email: 'demo@example.jp',
  password: 'musubi-demo-2026',
  userId: '1001',
  token: 'wt_demo_0123456789abcdef0123456789abcdef',
} as const;

/** A fault for matching requests. */
export interface Fault {
  /** Any method by default. */
  method?: string;
  /** Prefix of path and query, or a regular expression when it starts with `^`. */
  path: string;
  /** Unlimited by default. */
  times?: number;
  status?: number;
  /** A string is sent as is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** Delays the response. */
  delayMs?: number;
  /** Delays the response until `clearFaults`; then the real response follows. */
  hold?: boolean;
  /** Never responds. */
  hang?: boolean;
  /** Resets the connection. */
  reset?: boolean;
  /** Sends the headers and part of the body, then stalls. */
  stallBody?: boolean;
}

export interface RecordedRequest {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  headers: Record<string, string>;
}

/** An origin owned by one test. */
export interface Origin extends ServerProcess {
  /** Adds faults. */
  fault(...faults: Fault[]): Promise<void>;
  /** Removes all faults and releases held responses. */
  clearFaults(): Promise<void>;
  /** Requests since the start or the last `clearJournal`, optionally of one path. */
  calls(path?: string | RegExp): Promise<RecordedRequest[]>;
  clearJournal(): Promise<void>;
}

export interface OriginOptions {
  /** A free port by default. */
  port?: number;
  env?: Record<string, string>;
  /** Draws its pictures anew; otherwise all origins share them. */
  ownPictures?: boolean;
}

/**
 * Without V8's optimizing compiler PostgreSQL in WebAssembly starts with a third less CPU time. Journeys use theirs for
 * minutes.
 */
const SHORT_LIVED = process.env['VITEST'] === undefined ? [] : ['--liftoff-only'];

/** Starts an origin with fault injection; its data directory is removed when it stops. */
export async function startOrigin(options: OriginOptions = {}): Promise<Origin> {
  const dataDir = scratchPath();
  const seedDir = await seededDataDir();
  const pictures = join(seedDir, 'pictures');
  // `cp` takes seven times as long: it has a promise for each of 1,242 files.
  cpSync(join(seedDir, 'database'), join(dataDir, 'database'), { recursive: true });
  if (!options.ownPictures) {
    await mkdir(pictures, { recursive: true });
    await symlink(pictures, join(dataDir, 'pictures'), 'junction');
  }
  const server = await startOriginProcess(dataDir, options, SHORT_LIVED);
  const removeDataDir = () => rm(dataDir, { recursive: true, force: true });
  const kill = () => server.kill().then(removeDataDir);
  const control = (path: string, init?: RequestInit) => fetchOk(`${server.url}${path}`, init);
  return {
    ...server,
    stop: () => server.stop().then(removeDataDir),
    kill,
    [Symbol.asyncDispose]: kill,
    async fault(...faults) {
      const headers = { 'content-type': 'application/json' };
      await control('/__faults', { method: 'POST', headers, body: JSON.stringify(faults) });
    },
    async clearFaults() {
      await control('/__faults', { method: 'DELETE' });
    },
    async calls(path) {
      const all = (await (await control('/__journal')).json()) as RecordedRequest[];
      if (path === undefined) return all;
      return all.filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path)));
    },
    async clearJournal() {
      await control('/__journal', { method: 'DELETE' });
    },
  };
}

/** Created once per state of the origin's source and per day in Japan, because seeded dates count from that day. */
export async function seededDataDir(): Promise<string> {
  const dir = join(root, '.data/seeds', `${sourceHash(join(root, 'origin'))}-${japanDay()}`);
  if (existsSync(dir)) return dir;
  const temporaryDir = `${dir}.${process.pid}`;
  await removeStaleEntries(join(root, '.data/seeds'));
  await (await startOriginProcess(temporaryDir, {})).stop();
  // Another worker may have created it meanwhile.
  await rename(temporaryDir, dir).catch(() => rm(temporaryDir, { recursive: true, force: true }));
  return dir;
}

async function startOriginProcess(
  dataDir: string,
  options: OriginOptions,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const env = cleanEnv({
    NODE_ENV: 'test',
    ORIGIN_PORT: String(port),
    ORIGIN_DATA_DIR: dataDir,
    ORIGIN_FAULTS: '1',
    ...options.env,
  });
  return startProcess({
    entry: 'origin/main.ts',
    port,
    env,
    nodeOptions,
    readyPath: '/healthz',
    timeoutMs: 120_000,
  });
}

async function fetchOk(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}

function sourceHash(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 16);
}
