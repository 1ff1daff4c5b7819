import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, it, vi } from 'vitest';
import { demo, seededDataDir, startOrigin } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, scratchPath, startProcess } from '#tests/harness/process.ts';

// Each test starts several origins in sequence.
vi.setConfig({ testTimeout: 120_000 });

async function startOn(dataDir: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const settings = cleanEnv({ ORIGIN_PORT: String(port), ORIGIN_DATA_DIR: dataDir, ...env });
  return startProcess({
    entry: 'origin/main.ts',
    port,
    env: settings,
    readyPath: '/healthz',
    timeoutMs: 120_000,
  });
}

const body = async (url: string): Promise<unknown> => (await fetch(url)).json();

it('restarts with existing data, including user data, and after a crash', async () => {
  const dataDir = scratchPath();
  await cp(await seededDataDir(), dataDir, { recursive: true });
  const headers = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };
  try {
    const first = await startOn(dataDir);
    const csrf = 'csrf-for-tests-0123456789';
    const clipResponse = await fetch(`${first.url}/api/wn/hall_clips`, {
      method: 'POST',
      headers: { ...headers, 'x-csrf-token': csrf, cookie: `csrftoken=${csrf}` },
      body: new URLSearchParams({ hall_id: '9', user_id: demo.userId }),
    });
    expect(clipResponse.status).toBe(201);
    await first.kill();

    const second = await startOn(dataDir);
    const bulk = `${second.url}/api/wn/hall_clips/bulk?hall_ids=8,9&user_id=${demo.userId}`;
    expect(await (await fetch(bulk, { headers })).json()).toEqual([9]);
    await second.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it.each(['database.new', 'database'])('starts after being killed once %s existed', async (sign) => {
  const dataDir = scratchPath();
  const env = cleanEnv({ ORIGIN_PORT: String(await freePort()), ORIGIN_DATA_DIR: dataDir });
  const first = spawn(process.execPath, ['origin/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const ended = once(first, 'exit');
  try {
    await vi.waitUntil(() => existsSync(join(dataDir, sign)), { timeout: 60_000, interval: 20 });
    first.kill('SIGKILL');
    await ended;
    const second = await startOn(dataDir);
    expect(await body(`${second.url}/api/halls/count/`)).toMatchObject({ count: expect.any(Number) });
    await second.stop();
  } finally {
    first.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('reports a directory in use, a taken port and an invalid setting in one line each', async () => {
  const dataDir = scratchPath();
  const fails = (env: Record<string, string>) =>
    startOn(dataDir, env).then(
      () => 'started',
      (error: unknown) => String(error),
    );
  try {
    await cp(await seededDataDir(), dataDir, { recursive: true });
    const first = await startOn(dataDir);
    expect(await fails({})).toMatch(/ORIGIN_DATA_DIR .+ is in use by another origin/);
    await first.stop();
    const port = String(new URL(inject('originUrl')).port);
    expect(await fails({ ORIGIN_PORT: port })).toContain(`ORIGIN_PORT ${port} is taken`);
    expect(await fails({ ORIGIN_PORT: 'http' })).toMatch(/ORIGIN_PORT: .+ \(for example ORIGIN_PORT=4001\)/);
    expect(await fails({ DATABASE_URL: 'mysql://x' })).toMatch(
      /DATABASE_URL: .+ \(for example DATABASE_URL=postgres:/,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it.each(['127.0.0.1', 'localhost'])('names DATABASE_URL where its server %s is down', async (host) => {
  const server = `${host}:${await freePort()}`;
  const message = await startOn(scratchPath(), {
    DATABASE_URL: `postgres://musubi:hidden@${server}/musubi`,
  }).then(
    () => 'started',
    (error: unknown) => String(error),
  );
  expect(message).toMatch(`DATABASE_URL names the server ${server}, which takes no connection: `);
  expect(message).toMatch(/ECONNREFUSED.+ for example DATABASE_URL=postgres:/);
  expect(message).not.toContain('hidden');
});

it('serves no fault endpoints by default', async () => {
  await using origin = await startOrigin({ env: { ORIGIN_FAULTS: '0' } });
  expect((await fetch(`${origin.url}/__journal`)).status).toBe(404);
  expect((await fetch(`${origin.url}/__faults`, { method: 'POST' })).status).toBe(404);
  expect(await body(`${origin.url}/nowhere`)).toEqual({ detail: '見つかりませんでした。' });
});

it('serves the pages of other sites that articles, brands and rings link to', async () => {
  await using origin = await startOrigin();
  const { articles } = (await body(`${origin.url}/api/pickup/article/today/`)) as {
    articles: { url: string; referer_url: string | null }[];
  };
  const linked = async (list: string): Promise<string[]> => {
    const { data } = (await body(`${origin.url}/api/v1/${list}?page=1&page_size=20`)) as {
      data: { url: string | null }[];
    };
    return data.flatMap(({ url }) => url ?? []);
  };
  const others = articles.flatMap(({ url, referer_url }) => (referer_url === null ? [] : [url, referer_url]));
  const addresses = [...others, ...(await linked('brands')), ...(await linked('rings'))];
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const page = await fetch(address);
    expect([page.status, await page.text()], address).toEqual([200, expect.stringContaining('<h1>')]);
  }
  expect((await fetch(`${origin.url}/sites/nowhere/`)).status).toBe(404);
});

it('serves pictures and videos under the URLs it returns', async () => {
  await using origin = await startOrigin();
  const { halls } = (await body(`${origin.url}/api/halls/`)) as {
    halls: { cover_images: { image_url: string }[] }[];
  };
  const address = halls[0]?.cover_images[0]?.image_url ?? '';
  const picture = await fetch(address);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(Buffer.from(await (await fetch(address)).arrayBuffer()).equals(bytes)).toBe(true);
  const film = await fetch(`${origin.url}/videos/sea-ai-1-wide.webm`, { headers: { range: 'bytes=0-3' } });
  expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/webm']);
  expect(Buffer.from(await film.arrayBuffer()).toString('hex')).toBe('1a45dfa3');
  expect((await fetch(`${origin.url}/videos/sea-ai-1-wide.jpg`)).status).toBe(404);
  for (const file of [
    'chapel-ai-99-wide.jpg',
    'cat-ai-1-wide.jpg',
    '..%2f..%2fdatabase',
    'chapel-ai-1-huge.jpg',
  ]) {
    expect((await fetch(`${origin.url}/pictures/${file}`)).status, file).toBe(404);
  }
});
