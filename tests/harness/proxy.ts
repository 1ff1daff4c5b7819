/** Runs nginx with the product's configuration in a temporary directory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOnExit, freePort, root } from './process.ts';

/** Null when nginx is not installed. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync) ?? null;

export interface Proxy extends AsyncDisposable {
  readonly url: string;
  /** Of the master process. */
  readonly pid: number;
  /** What it has written to standard output and standard error. */
  output(): Promise<string>;
}

/**
 * Starts the proxy in front of gateways on the given loopback ports.
 * @param options.port a free port by default
 */
export async function startProxy(
  program: string,
  ports: readonly number[],
  options: { port?: number; appMarker?: string; realIp?: string } = {},
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'musubi-proxy-'));
  mkdirSync(join(folder, 'cache'));
  const port = options.port ?? (await freePort());
  const variables: Record<string, string> = {
    GATEWAYS: ports.map((gateway) => `server 127.0.0.1:${gateway} max_fails=0;`).join(' '),
    LISTEN: `127.0.0.1:${port}`,
    PROXY_CACHE: join(folder, 'cache'),
    APP_MARKER: options.appMarker ?? 'MusubiApp',
    REAL_IP: options.realIp ?? '',
  };
  const files = ['pages', 'site'].map((name) => `${root}ops/nginx/${name}.conf.template`);
  const templates = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const site = templates
    .join('\n')
    .replaceAll(/\$\{(\w+)\}/g, (variable, name: string) => variables[name] ?? variable);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // `sendfile` and `tcp_nopush` as in Debian's nginx.conf.
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
     events { worker_connections 1024; }
     http { access_log /dev/stdout; sendfile on; tcp_nopush on; ${temporary.join(' ')} ${site} }`,
  );
  // A file, because nginx opens /dev/stdout by its name, which it cannot do with a socket of Node.
  await using log = await open(join(folder, 'output'), 'a');
  const output = (): Promise<string> => readFile(join(folder, 'output'), 'utf8');
  const server = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', log.fd, log.fd],
  });
  endOnExit(server, 'SIGTERM');
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; !(await isReady(url)); attempt += 1) {
    if (server.exitCode !== null || attempt > 200) {
      throw new Error(`nginx does not listen:\n${await output()}`);
    }
    await sleep(50);
  }
  return {
    url,
    pid: server.pid ?? 0,
    output,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
