/** GraphiQL in a browser without access to other hosts. */
import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { launchOptions } from '#tests/harness/browser.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';

vi.setConfig({ testTimeout: 90_000 });

const ResponseShape = z.object({
  data: z.record(z.string(), z.unknown()),
  extensions: z.object({
    trace: z.array(
      z.object({
        call: z.string(),
        host: z.string(),
        method: z.string(),
        path: z.string(),
        status: z.number().nullable(),
        startMs: z.number(),
        ms: z.number(),
        cache: z.string(),
        batch: z.number().optional(),
      }),
    ),
  }),
});

let gateway: Gateway;
let browser: Browser;
let tab: Page;
const problems: string[] = [];
const workers: string[] = [];

beforeAll(async () => {
  const upstream = inject('originUrl');
  // With one host on the embedded REST APIs, the examples get the headers of the demo account.
  const ORIGIN_PORT = new URL(upstream).port;
  gateway = await startGateway({ upstream, env: { NODE_ENV: 'test', CONTACT_URL: '', ORIGIN_PORT } });
  const blockHosts = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';
  browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, blockHosts] });
  tab = await browser.newPage();
  tab.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  tab.on('pageerror', (error) => problems.push(error.message));
  tab.on('request', (request) => {
    if (!request.url().startsWith(gateway.url) && !request.url().startsWith('data:'))
      problems.push(request.url());
  });
  tab.on('worker', (worker) => workers.push(worker.url()));
  await tab.goto(`${gateway.url}/graphql`);
});
afterAll(async () => {
  await browser.close();
  await gateway.stop();
});

/**
 * Runs the current operation; returns its request headers and response. GraphiQL names the
 * operation by what it last parsed, and sends nothing while that is older than the text.
 */
async function runOperation() {
  const isOperation = (request: Request) =>
    request.url().startsWith(`${gateway.url}/graphql`) &&
    !(request.postData() ?? '').includes('IntrospectionQuery');
  const request = await vi.waitFor(
    async () => {
      const sent = tab.waitForRequest(isOperation, { timeout: 3_000 });
      // While an operation runs, the same button is named "Stop query".
      const pressed = tab.getByRole('button', { name: /^Execute query/ }).click({ timeout: 3_000 });
      const [first] = await Promise.all([sent, pressed]);
      return first;
    },
    { timeout: 30_000 },
  );
  const reply = await request.response();
  return { headers: request.headers(), ...ResponseShape.parse(await reply?.json()) };
}

it('works under its content security policy: no inline script, no other host', async () => {
  const page = await fetch(`${gateway.url}/graphql`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self';");
  const { headers, extensions } = await runOperation();
  await tab.locator('.result-window').getByText('totalCount').waitFor();
  await expect.poll(() => workers, { timeout: 20_000 }).toContain(`${gateway.url}/graphiql/graphql.js`);
  // The headers of a guest are filled in, and the trace lists REST calls.
  expect(headers['x-wn-uuid']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['x-wedding-token']).toBeUndefined();
  const call = extensions.trace.find(({ path }) => path.startsWith('/api/halls/?'));
  expect(call).toMatchObject({ host: 'api', status: 200 });
  expect(problems).toEqual([]);
});

it('opens an example with its variables, as the demo account where needed', async () => {
  await tab.getByRole('searchbox').fill('comment shared');
  await tab.getByRole('link', { name: 'Comments on a hall of a shared list' }).click();
  await tab.getByText('Variables come from the answers to').waitFor();
  await tab.locator('.graphiql-editor').getByText('AddHallClipCommentInput').waitFor();
  const { data } = await runOperation();
  expect(data).toMatchObject({ addHallClipComment: { userErrors: [] } });
  await tab.goto(`${gateway.url}/graphql?example=06-viewer`);
  await tab.getByText('X-WEDDING-TOKEN').first().waitFor();
  const member = await runOperation();
  expect(member.headers['x-wedding-token']).toBe(demo.token);
  expect(member.data).toMatchObject({ viewer: { isLoggedIn: true } });
  expect(problems).toEqual([]);
});

it('draws the REST calls of the last answer', async () => {
  // As on a first visit; GraphiQL stores its tabs when it is left.
  await tab.goto(`${gateway.url}/robots.txt`);
  await tab.evaluate(() => localStorage.clear());
  await tab.goto(`${gateway.url}/graphql?example=03-hall-page`);
  await tab.locator('.graphiql-editor').getByText('HallPage').waitFor();
  expect(await tab.locator('.graphiql-tab').allInnerTexts()).toEqual(['HallPage']);
  const { extensions } = await runOperation();
  const rows = tab.locator('#rest-calls tbody tr');
  await expect.poll(() => rows.count()).toBe(extensions.trace.length);
  expect(extensions.trace.length).toBeGreaterThan(3);
  await tab.getByText(new RegExp(`^REST calls: ${extensions.trace.length}, `)).waitFor();
  const shown = await rows.evaluateAll((found) =>
    found.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent).slice(0, 7)),
  );
  expect(shown).toEqual(
    extensions.trace
      .toSorted((a, b) => a.startMs - b.startMs)
      .map(({ call, host, method, path, cache, batch, status, ms }) => [
        call,
        host,
        `${method} ${path}`,
        cache,
        batch === undefined ? '' : `${batch} ids`,
        String(status ?? 'ok'),
        ms.toFixed(1),
      ]),
  );
  const bars = await rows
    .locator('.bar')
    .evaluateAll((found) =>
      found.map((bar) => [bar.getBoundingClientRect().left, bar.getBoundingClientRect().width]),
    );
  // In the order in which the calls started.
  const starts = bars.map(([left = 0]) => left);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(Math.min(...bars.map(([, width = 0]) => width))).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

it.each([
  [1280, 800],
  [1440, 900],
])(
  'shows editors and panel side by side at %i × %i, and runs a query typed by hand',
  async (width, height) => {
    await tab.setViewportSize({ width, height });
    await tab.goto(`${gateway.url}/graphql?example=03-hall-page`);
    await tab.locator('.graphiql-query-editor').getByText('HallPage').waitFor();
    await runOperation();
    await tab.locator('#rest-calls tbody tr').first().waitFor();
    const panel = await tab.locator('#rest-calls').boundingBox();
    for (const name of ['.graphiql-editors', '.graphiql-editor-tool', '.graphiql-response']) {
      const box = await tab.locator(name).first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(panel?.y ?? 0);
    }
    const editor = tab.locator('.graphiql-query-editor');
    // The editor takes keys only when it has loaded.
    await expect
      .poll(
        async () => {
          await editor.locator('.monaco-editor').click();
          await tab.keyboard.press('ControlOrMeta+A');
          // It closes brackets and quotes by itself, and proposes fields.
          await tab.keyboard.type('{hall(by:{rawId:"7"}){rawId');
          await tab.keyboard.press('Escape');
          return editor.locator('.view-lines').textContent();
        },
        { timeout: 20_000 },
      )
      .toMatch(/^\{hall\(by:\{rawId:"7"\}\)\{rawId\}\}$/);
    // Proposals that come late would cover the button.
    await expect
      .poll(async () => {
        await tab.keyboard.press('Escape');
        return tab.locator('.suggest-widget.visible').count();
      })
      .toBe(0);
    expect(await runOperation()).toMatchObject({ data: { hall: { rawId: '7' } } });
    await tab.locator('.result-window').getByText('"7"').waitFor();
    expect(problems).toEqual([]);
  },
);
