/** A PostgreSQL of a test's own, in a folder that goes away with it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/harness/process.ts';

/** Where Debian puts the server's programs, newest first. */
const FOLDERS = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);

/** Folder of the installed server's programs; null when there is none. */
export const serverPrograms = FOLDERS.find((folder) => existsSync(join(folder, 'postgres'))) ?? null;

/** Runs a program to its end; as the user postgres when we are root, which the server refuses to be. */
function run(program: string, ...args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [name, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  // The server outlives the program that starts it and must not hold on to our pipes.
  const { status, error } = spawnSync(name, all, { stdio: 'ignore', cwd: tmpdir() });
  if (status !== 0) throw error ?? new Error(`${program} ${args[0]} ended with ${status}`);
}

/** A running server with an empty database. */
export interface Cluster {
  readonly url: string;
  /** Of the server's first process; those that answer queries are children of it. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server on a free port of the loopback interface. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'musubi-postgres-'));
  if (process.getuid?.() === 0) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), '-D', data, ...args);
  run(
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'musubi',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  );
  control(
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`,
    'start',
  );
  const halt = (): void => control('-w', '-m', 'immediate', 'stop');
  process.once('exit', halt);
  const stop = async (): Promise<void> => {
    process.off('exit', halt);
    halt();
    await rm(folder, { recursive: true, force: true });
  };
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  return { url: `postgres://musubi@127.0.0.1:${port}/postgres`, pid: Number(pid), stop };
}
