/** The development command on a copy of the sources: edits show up, components by hot replacement. */
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchOptions } from '#tests/harness/browser.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type ServerProcess } from '#tests/harness/process.ts';

// Vite transforms everything on first use.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const TIMEOUT = { timeout: 60_000 };

const SOURCES = [
  'client',
  'content',
  'contract',
  'docs/examples',
  'gateway',
  'origin',
  'released',
  'scripts',
  'contract/rest-apis.yaml',
  'package.json',
  'tsconfig.json',
  'relay.config.js',
  'schema.graphql',
  'vite.config.ts',
];
const HOSTS = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];

let folder: string;
let origin: Origin;
let product: ServerProcess;
const thrown: string[] = [];
const browser = await chromium.launch(launchOptions);
const tab: Page = await browser.newPage();
tab.on('pageerror', (error) => thrown.push(error.message));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'musubi-dev-'));
  for (const path of SOURCES) await cp(join(root, path), join(folder, path), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const port = await freePort();
  origin = await startOrigin();
  product = await startProcess({
    entry: join(folder, 'scripts/dev.ts'),
    port,
    readyPath: '/readyz',
    env: cleanEnv({
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      IMAGE_HOSTS: `${origin.url}/pictures/`,
      ...Object.fromEntries(HOSTS.map((name) => [name, origin.url])),
    }),
    timeoutMs: 120_000,
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await origin.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Saves a source file atomically, as editors do. */
async function save(path: string, text: string): Promise<void> {
  await writeFile(join(folder, 'saving'), text);
  await rename(join(folder, 'saving'), join(folder, path));
}

/** Replaces text that occurs once in a source file. */
async function edit(path: string, search: string, replacement: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text.split(search), `${search} in ${path}`).toHaveLength(2);
  await save(path, text.replace(search, replacement));
}

/** Opens a page and waits until it is hydrated. */
async function open(path: string): Promise<void> {
  await tab.goto(product.url + path, { timeout: 120_000 });
  await tab.waitForFunction(() => history.scrollRestoration === 'manual', undefined, TIMEOUT);
}

/** Waits until an edit shows. Saves the file repeatedly, in case the watcher missed the first event. */
async function expectShown(locator: Locator, path: string): Promise<void> {
  const isShown = async (): Promise<boolean> => {
    if (await locator.first().isVisible()) return true;
    await save(path, await readFile(join(folder, path), 'utf8'));
    return false;
  };
  await expect.poll(isShown, { ...TIMEOUT, interval: 3_000 }).toBe(true);
}

it('hot-replaces an edited component', async () => {
  await open('/login');
  await tab.getByLabel('メールアドレス').fill('who@example.jp');
  await edit('client/pages/LogIn/LogInPage.tsx', 'submitLabel="ログインする"', 'submitLabel="扉をあける"');
  await expectShown(tab.getByRole('button', { name: '扉をあける' }), 'client/pages/LogIn/LogInPage.tsx');
  await edit('client/ui/form/Field.tsx', '>必須<', '>要る<');
  await expectShown(tab.getByText('要る'), 'client/ui/form/Field.tsx');
  // The page was not reloaded: it keeps its input.
  expect(await tab.getByLabel('メールアドレス').inputValue()).toBe('who@example.jp');

  // Modules loaded later share the page's router and other singletons.
  await tab.getByRole('link', { name: '会員登録（無料）' }).click();
  await tab.getByRole('heading', { name: '会員登録' }).waitFor(TIMEOUT);
  await tab.getByText('要る').first().waitFor(TIMEOUT);
  await open('/login');
  await tab.getByRole('button', { name: '扉をあける' }).waitFor(TIMEOUT);
  expect(thrown).toEqual([]);
});

it('compiles an edited fragment and reloads the page', async () => {
  await open('/halls/1');
  await edit(
    'client/pages/Hall/HallAccess.tsx',
    '        id\n        name @required(action: THROW)\n        address\n',
    '        id\n        rawId\n        name @required(action: THROW)\n        address\n',
  );
  await edit(
    'client/pages/Hall/HallAccess.tsx',
    "{ label: '住所', value: address ?? UNKNOWN },",
    "{ label: '会場番号', value: `第${hall.rawId}号` }, { label: '住所', value: address ?? UNKNOWN },",
  );
  await tab.getByText('第1号').waitFor(TIMEOUT);
  expect(thrown).toEqual([]);
});

it('serves and prints an edited type', async () => {
  await edit('gateway/domains/hall/Hall.ts', "'1: hotel wedding.'", "'1: a wedding at a hotel.'");
  const descriptions = async (): Promise<string> => {
    const query = '{ __type(name: "VenueType") { enumValues { description } } }';
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }).catch(() => null);
    return (await response?.text()) ?? '';
  };
  await vi.waitUntil(async () => (await descriptions()).includes('a wedding at a hotel'), TIMEOUT);
  await vi.waitUntil(
    async () =>
      (await (await fetch(`${product.url}/schema.graphql`)).text()).includes('a wedding at a hotel'),
    TIMEOUT,
  );
});

it('reports contract violations of REST responses', async () => {
  expect(product.output()).not.toContain('CONTRACT BROKEN');
  await origin.fault({ path: '^/api/wn/halls/2/question_and_answers', body: { questions: 'none' } });
  expect((await fetch(`${product.url}/halls/2`)).status).toBe(200);
  await vi.waitUntil(() => product.output().includes('CONTRACT BROKEN'), TIMEOUT);
  expect(product.output()).toMatch(/CONTRACT BROKEN .*question_and_answers/);
});
