/** A temporary PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/harness/process.ts';

/** Debian's paths, newest first. */
const FOLDERS = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);

/** Null when PostgreSQL is not installed. */
export const postgresPrograms = FOLDERS.find((folder) => existsSync(join(folder, 'postgres'))) ?? null;

/** As the user postgres when running as root, which the server rejects. */
function run(program: string, ...args: string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [name, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
  // The server outlives this command and must not inherit its pipes.
  const { status, error } = spawnSync(name, all, { stdio: 'ignore', cwd: tmpdir() });
  if (status !== 0) throw error ?? new Error(`${program} ${args[0]} ended with ${status}`);
}

/** A running server with an empty database. */
export interface TestPostgres {
  readonly url: string;
  /** Of the postmaster, the parent of all backends. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Listens on a free loopback port. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
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
