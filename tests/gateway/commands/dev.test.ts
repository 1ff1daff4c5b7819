/** The command for developing, on a copy of the sources: what is edited shows, and a component without a new page. */
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchOptions } from '#tests/harness/browser.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';
import { cleanEnv, freePort, root, startProcess, type Server } from '#tests/harness/process.ts';

// Vite makes everything from source while the pages wait.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const PATIENCE = { timeout: 60_000 };

const SOURCES = [
  'client',
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
let product: Server;
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
    ready: '/readyz',
    env: cleanEnv({
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      IMAGE_HOSTS: origin.url,
      ...Object.fromEntries(HOSTS.map((name) => [name, origin.url])),
    }),
    patienceMs: 120_000,
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await origin.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Saves a source file at one stroke, as editors do: nobody may read it half written. */
async function save(path: string, text: string): Promise<void> {
  await writeFile(join(folder, 'saving'), text);
  await rename(join(folder, 'saving'), join(folder, path));
}

/** Replaces a piece of a source file that stands in it once. */
async function edit(path: string, piece: string, by: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  expect(text.split(piece), `${piece} in ${path}`).toHaveLength(2);
  await save(path, text.replace(piece, by));
}

/** Opens a page and waits until its scripts have come, taken it over and asked who is there. */
async function open(path: string): Promise<void> {
  await tab.goto(product.url + path, { waitUntil: 'networkidle', timeout: 120_000 });
  await tab.waitForFunction(() => history.scrollRestoration === 'manual', undefined, PATIENCE);
}

/** Waits until the page shows what a file was edited to; it is saved again, as nobody may have watched the first time. */
async function shows(locator: Locator, path: string): Promise<void> {
  const shown = async (): Promise<boolean> => {
    if (await locator.first().isVisible()) return true;
    await save(path, await readFile(join(folder, path), 'utf8'));
    return false;
  };
  await expect.poll(shown, { ...PATIENCE, interval: 3_000 }).toBe(true);
}

it('an edited component is put into the page that is shown, and the pages after it', async () => {
  await open('/login');
  await tab.getByLabel('メールアドレス').fill('who@example.jp');
  await edit('client/pages/LogIn/LogInPage.tsx', 'submitLabel="ログインする"', 'submitLabel="扉をあける"');
  await shows(tab.getByRole('button', { name: '扉をあける' }), 'client/pages/LogIn/LogInPage.tsx');
  await edit('client/ui/form/Field.tsx', '>必須<', '>要る<');
  await shows(tab.getByText('要る'), 'client/ui/form/Field.tsx');
  // It is still the same page, with what was typed.
  expect(await tab.getByLabel('メールアドレス').inputValue()).toBe('who@example.jp');

  // Modules that come only now find what the page has: one router, one of everything.
  await tab.getByRole('link', { name: '会員登録（無料）' }).click();
  await tab.getByRole('heading', { name: '会員登録' }).waitFor(PATIENCE);
  await tab.getByText('要る').first().waitFor(PATIENCE);
  await open('/login');
  await tab.getByRole('button', { name: '扉をあける' }).waitFor(PATIENCE);
  expect(thrown).toEqual([]);
});

it('an edited fragment is compiled, and the page opens anew with its data', async () => {
  await open('/halls/1');
  await edit(
    'client/pages/Hall/HallAccess.tsx',
    '        id\n        name\n        address\n',
    '        id\n        rawId\n        name\n        address\n',
  );
  await edit(
    'client/pages/Hall/HallAccess.tsx',
    "{ label: '住所', value: address },",
    "{ label: '会場番号', value: `第${hall.rawId}号` }, { label: '住所', value: address },",
  );
  await tab.getByText('第1号').waitFor(PATIENCE);
  expect(thrown).toEqual([]);
});

it('an edited type is served by the gateway and printed', async () => {
  await edit('gateway/domains/hall/Hall.ts', "'1: hotel wedding.'", "'1: a wedding at a hotel.'");
  const described = async (): Promise<string> => {
    const query = '{ __type(name: "VenueType") { enumValues { description } } }';
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }).catch(() => null);
    return (await answer?.text()) ?? '';
  };
  await vi.waitUntil(async () => (await described()).includes('a wedding at a hotel'), PATIENCE);
  await vi.waitUntil(
    async () =>
      (await (await fetch(`${product.url}/schema.graphql`)).text()).includes('a wedding at a hotel'),
    PATIENCE,
  );
});

it('what breaks the REST contract is told loudly', async () => {
  expect(product.output()).not.toContain('CONTRACT BROKEN');
  await origin.fault({ path: '^/api/wn/halls/2/question_and_answers', body: { questions: 'none' } });
  expect((await fetch(`${product.url}/halls/2`)).status).toBe(200);
  await vi.waitUntil(() => product.output().includes('CONTRACT BROKEN'), PATIENCE);
  expect(product.output()).toMatch(/CONTRACT BROKEN .*question_and_answers/);
});
