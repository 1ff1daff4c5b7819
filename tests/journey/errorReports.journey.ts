/** Errors of a page reach the error service: each way an error is noticed, in the real product. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { startSite } from '#tests/harness/gateway.ts';
import { logIn, visit } from './actions.ts';
import { expect, test as base } from './fixtures.ts';

interface Report {
  readonly logger: string;
  readonly release: string;
  readonly transaction: string;
  readonly tags: Readonly<Record<string, string | null>>;
  readonly exception: { readonly values: readonly { readonly type: string; readonly value: string }[] };
}

/** A site that reports to a service of its own. */
const test = base.extend<{ reported: Reported }>({
  reported: async ({ page }, provide) => {
    const bodies: string[] = [];
    const service = createServer((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : null;
    await using site = await startSite({ env: { ERROR_DSN: `http://key@127.0.0.1:${port}/42` } });
    const reports = () => bodies.map((body): Report => JSON.parse(body.split('\n')[2] ?? ''));
    await provide({ site, bodies, reports });
    await page.goto('about:blank');
    service.close();
  },
});
interface Reported {
  readonly site: Awaited<ReturnType<typeof startSite>>;
  readonly bodies: readonly string[];
  readonly reports: () => readonly Report[];
}

const release = expect.stringMatching(/^musubi@\d+\.\d+\.\d+$/);

test('exceptions and rejections of a page, with page, operation and release', async ({
  page,
  monitor,
  reported,
}) => {
  await logIn(page, reported.site.url);
  await visit(page, `${reported.site.url}/halls/1`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken by hana@example.jp at https://x.example/clips/shared/q8ZpX1Lk3mN0aB7c');
    });
    for (let times = 0; times < 3; times += 1) void Promise.reject(new RangeError('call 090-1234-5678'));
  });
  await expect.poll(() => reported.reports().length).toBe(2);
  const common = { release, transaction: new URL(page.url()).pathname, tags: { operation: 'HallPageQuery' } };
  expect(reported.reports()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...common, logger: 'uncaught' }),
      expect.objectContaining({ ...common, logger: 'rejection' }),
    ]),
  );
  const values = reported.reports().map(({ exception }) => exception.values[0]);
  expect(values).toContainEqual(
    expect.objectContaining({ type: 'TypeError', value: 'broken by [mail] at https://x.example/clips' }),
  );
  expect(values).toContainEqual(expect.objectContaining({ type: 'RangeError', value: 'call [number]' }));
  expect(reported.bodies.join('\n')).not.toMatch(/hana@|q8Zp|5678|cookie/);
  expect(monitor.errors).toHaveLength(4);
  monitor.errors.length = 0;
});

test('a failed section: the exception that its boundary caught, and the field', async ({
  page,
  reported,
}) => {
  await reported.site.origin.fault({ path: '^/api/wn/halls/\\d+/question_and_answers', status: 500 });
  await visit(page, `${reported.site.url}/halls/1`);
  await expect(page.getByText(/を読み込めませんでした/).first()).toBeVisible();
  await expect.poll(() => reported.reports().map(({ logger }) => logger)).toContain('caught');
  await expect.poll(() => reported.reports().map(({ logger }) => logger)).toContain('field');
  const field = reported.reports().find(({ logger }) => logger === 'field');
  expect(field).toMatchObject({
    transaction: new URL(page.url()).pathname,
    tags: { operation: 'HallPageQuery' },
    exception: {
      values: [
        {
          // Relay reports the field of the response and the one that a fragment requires, in either order.
          type: expect.stringMatching(/^(?:relay_field_payload\.error|missing_required_field\.throw)$/),
          value: expect.stringMatching(/^HallQuestions_hall\./),
        },
      ],
    },
  });
});

test('a page that the browser had to render again', async ({ page, monitor, reported }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) heading.textContent = '別の式場';
    }),
  );
  await visit(page, `${reported.site.url}/halls/1`);
  await expect.poll(() => reported.reports().map(({ logger }) => logger)).toContain('recoverable');
  expect(monitor.errors.join()).toContain('#418');
  monitor.errors.length = 0;
});

test('an exception outside of all boundaries', async ({ page, monitor, reported }) => {
  await visit(page, `${reported.site.url}/halls/1`);
  // The router calls it when a page has been rendered.
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('scrolling is broken');
    };
  });
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect.poll(() => reported.reports().map(({ logger }) => logger)).toContain('uncaught');
  expect(reported.reports().at(-1)?.exception.values[0]?.value).toBe('scrolling is broken');
  await expect.poll(() => monitor.errors.join()).toContain('scrolling is broken');
  monitor.errors.length = 0;
});
