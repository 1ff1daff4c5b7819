/** The start command: output, readiness, failures. */
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it, vi } from 'vitest';
import { lockDirectory } from '#origin/db/directoryLock.ts';
import { seededDataDir } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, scratchPath, startProcess } from '#tests/harness/process.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOSTS = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
const hostsAt = (url: string) => Object.fromEntries(HOSTS.map((name) => [name, url]));
const SECRET = 'only-for-tests-only-for-tests-only-for-tests';

/** Runs what `npm start` runs after installing and building. */
async function start(env: Record<string, string>, ready = '/readyz') {
  const port = Number(env['PORT'] ?? (await freePort()));
  return startProcess({
    entry: 'scripts/start.ts',
    port,
    readyPath: ready,
    env: cleanEnv({ PORT: String(port), ...env }),
    timeoutMs: 100_000,
  });
}

it('prints the addresses of all servers, which respond', async () => {
  const folder = scratchPath();
  await cp(await seededDataDir(), folder, { recursive: true });
  const originPort = await freePort();
  try {
    await using product = await start({
      ORIGIN_PORT: String(originPort),
      ORIGIN_DATA_DIR: folder,
      CACHE_DIR: `${folder}/cache`,
    });
    for (const path of ['/', '/halls/search/', '/halls/1'])
      expect((await fetch(product.url + path)).status, path).toBe(200);
    await vi.waitUntil(() => product.output().includes('Origin '), { timeout: 20_000 });
    const site = `http://localhost:${product.port}`;
    expect(product.output()).toMatch(new RegExp(`Site +${site}/\\n +GraphiQL +${site}/graphql\\n`));
    expect(product.output()).toMatch(new RegExp(`Origin +http://127.0.0.1:${originPort}\\n`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('the gateway is not ready before the embedded REST APIs', async () => {
  let healthChecks = 0;
  let isSeeded = false;
  const origin = createServer((_request, response) => {
    healthChecks += 1;
    response.writeHead(isSeeded ? 200 : 503).end();
  });
  await once(origin.listen(0, '127.0.0.1'), 'listening');
  const { port: originPort } = origin.address() as AddressInfo;
  const port = await freePort();
  const starting = startProcess({
    entry: 'gateway/main.ts',
    port,
    readyPath: '/readyz',
    env: cleanEnv({
      NODE_ENV: 'production',
      EMBEDDED_ORIGIN: '1',
      PORT: String(port),
      ORIGIN_PORT: String(originPort),
      CACHE_DIR: scratchPath(),
    }),
  });
  try {
    await vi.waitUntil(() => healthChecks > 20, { timeout: 60_000 });
    // Refused: a proxy sends its requests to another replica.
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
    isSeeded = true;
    await using gateway = await starting;
    expect((await fetch(`${gateway.url}/schema.graphql`)).status).toBe(200);
  } finally {
    isSeeded = true;
    origin.close();
  }
});

it('starts no embedded REST APIs if all hosts are configured', async () => {
  const originPort = await freePort();
  await using product = await start({
    ORIGIN_PORT: String(originPort),
    SITE_URL: 'http://site.test',
    SESSION_SECRET: SECRET,
    CACHE_DIR: scratchPath(),
    ...hostsAt(inject('originUrl')),
  });
  expect((await fetch(`${product.url}/halls/search/`)).status).toBe(200);
  await vi.waitUntil(() => product.output().includes('Origin '), { timeout: 20_000 });
  expect(product.output()).toContain('not started: all REST hosts are configured');
  expect(product.output()).toContain('SITE_URL is not https: cookies are not Secure');
  await expect(fetch(`http://127.0.0.1:${originPort}/healthz`)).rejects.toThrow();
});

it('fails with clear lines for a taken port, a directory in use and an invalid value', async () => {
  const taken = createServer();
  await once(taken.listen(0), 'listening');
  const port = String((taken.address() as AddressInfo).port);
  const free = String(await freePort());
  const CACHE_DIR = scratchPath();
  const folder = scratchPath();
  const remote = { ...hostsAt(inject('originUrl')), SITE_URL: 'https://site.test', SESSION_SECRET: SECRET };
  const unlock = await lockDirectory(folder);
  const reasonFor = async (env: Record<string, string>): Promise<string[]> => {
    const failed = await start({ CACHE_DIR, ...env }, '/none').then(
      () => expect.fail('it started'),
      (error: Error) => error.message,
    );
    // Output without the harness's first line and the start banner.
    const lines = failed.split('\n').filter((line) => line !== '');
    expect(lines[0]).toMatch(/ended with 1/);
    return lines.slice(1).filter((line) => !line.startsWith('▸'));
  };
  try {
    expect(await reasonFor({ PORT: port, ORIGIN_PORT: free })).toEqual([
      expect.stringMatching(
        new RegExp(
          `^PORT ${port} is taken; stop what uses it or choose another \\(for example PORT=4100\\)$`,
        ),
      ),
    ]);
    expect(await reasonFor({ ORIGIN_PORT: port })).toEqual([
      expect.stringMatching(new RegExp(`^ORIGIN_PORT ${port} is taken; .*\\(for example ORIGIN_PORT=`)),
    ]);
    expect(await reasonFor({ ORIGIN_PORT: free, ORIGIN_DATA_DIR: folder })).toEqual([
      expect.stringMatching(
        /^origin did not start: ORIGIN_DATA_DIR .+ is in use by another origin; .*\(for example ORIGIN_DATA_DIR=/,
      ),
      'origin/main.ts ended with 1',
    ]);
    expect(await reasonFor({ SEARCH_URL: 'search.example.jp' })).toEqual([
      expect.stringMatching(/^SEARCH_URL must be an absolute http.* \(for example SEARCH_URL=http/),
    ]);
    for (const [file, problem] of [
      ['/missing.json', 'cannot be read (ENOENT)'],
      ['package.json', 'holds no documents by their SHA-256'],
      ['README.md', 'holds no documents by their SHA-256'],
    ] as const)
      expect(await reasonFor({ ...remote, DOCUMENTS_FILE: file })).toEqual([
        expect.stringContaining(
          `${file}, which ${problem} (for example DOCUMENTS_FILE=client/documents.json)`,
        ),
        'gateway/main.ts ended with 1',
      ]);
  } finally {
    await unlock();
    taken.close();
  }
});
