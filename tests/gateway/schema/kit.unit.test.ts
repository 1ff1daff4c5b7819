import { describe, expect, test, vi } from 'vitest';
import { nullIfNotFound } from '#gateway/schema/kit/errors.ts';
import { isWebUrl, sanitizeHtml, serializeHtml } from '#gateway/html/sanitize.ts';
import { HTML_LIMITS } from '#gateway/html/parse.ts';
import { globalId, parseGlobalId, parseRawId, rawIdFromGlobalId } from '#gateway/schema/kit/node.ts';
import {
  cursorAt,
  pageCursors,
  PagedList,
  pageWindow,
  type UpstreamPage,
} from '#gateway/schema/kit/paging.ts';
import { isDay, isInstant } from '#gateway/schema/kit/scalars.ts';
import { NotFound, Refused } from '#gateway/upstream/errors.ts';

const sanitized = (raw: string): string => serializeHtml(sanitizeHtml(raw, HTML_LIMITS).tree);

describe('ids', () => {
  test('a global id round-trips type and raw id, also above 2^53', () => {
    const id = globalId('Hall', '9223372036854775807');
    expect(parseGlobalId(id)).toEqual({ type: 'Hall', rawId: '9223372036854775807' });
    expect(parseGlobalId(`${id.slice(0, 4)}\r\n${id.slice(4)}`)).not.toBeNull();
  });

  test.each([
    '',
    'x',
    'SGFsbDox=',
    `${globalId('Hall', '1')} `,
    globalId('hall', '1'),
    globalId('Hall', '../1'),
    'A'.repeat(10_000),
  ])('%s is not a global id', (id) => {
    expect(parseGlobalId(id)).toBeNull();
  });

  test('rejects the id of another type', () => {
    expect(rawIdFromGlobalId('Hall', globalId('Hall', '7'))).toBe('7');
    for (const id of [globalId('Fair', '7'), globalId('Hall', '7/8'), globalId('Hall', '007'), 'x']) {
      expect(() => rawIdFromGlobalId('Hall', id)).toThrow('Expected a global id of the type Hall.');
    }
  });

  test.each(['0', '-1', '1e3', '１', '01', '1?user_id=2', '1/../2', '9223372036854775808'])(
    '%s is not a raw id',
    (text) => {
      expect(parseRawId(text)).toBeNull();
    },
  );
});

describe('page windows', () => {
  test('from arguments', () => {
    expect(pageWindow({}, 30)).toEqual({ offset: 0, first: 30 });
    expect(pageWindow({ first: 10, after: cursorAt(9) }, 30)).toEqual({ offset: 10, first: 10 });
    expect(pageWindow({ first: 10, page: 3 }, 30)).toEqual({ offset: 20, first: 10 });
    expect(pageWindow({ page: 2 ** 31 - 1 }, 30)).toEqual({ offset: 1_000_020, first: 30 });
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { first: -1 },
    { page: 0 },
    { page: 1, after: cursorAt(1) },
    { after: 'x' },
    { after: cursorAt(-1) },
  ])('%o is rejected', (args) => expect(() => pageWindow(args, 30)).toThrow());
});

/** A REST list of numbers that records its calls. */
function listOf(length: number, { total = true, perPage }: { total?: boolean; perPage?: number } = {}) {
  const calls: number[] = [];
  const load = async (page: number, asked: number): Promise<UpstreamPage<number>> => {
    calls.push(page);
    const size = perPage ?? asked;
    const from = (page - 1) * size;
    const rows = Array.from(
      { length: Math.max(0, Math.min(size, length - from)) },
      (_, index) => from + index,
    );
    return { rows, ...(total && { total: () => length }), ...(perPage && { perPage: () => perPage }) };
  };
  return { calls, load };
}

describe('paging', () => {
  test.each([1, 7, 30, 36, 100])(
    'with first %i the list is read to the end, each row once, in few calls',
    async (first) => {
      const { calls, load } = listOf(250);
      const rows: number[] = [];
      let after: string | undefined;
      for (;;) {
        const before = calls.length;
        const list = new PagedList(pageWindow({ first, after }, 30), {
          pageSize: 30,
          isFixedSize: true,
          load,
        });
        const edges = await list.edges();
        expect(calls.length - before).toBeLessThanOrEqual(Math.ceil(first / 30) + 1);
        rows.push(...edges.map(({ node }) => node));
        expect(edges.every(({ node, offset }) => node === offset)).toBe(true);
        after = cursorAt(edges.at(-1)?.offset ?? 0);
        if (!(await list.hasNext())) break;
      }
      expect(rows).toEqual(Array.from({ length: 250 }, (_, index) => index));
    },
  );

  test('nothing is read before it is requested, and nothing twice', async () => {
    const { calls, load } = listOf(10);
    const list = new PagedList(pageWindow({}, 30), { pageSize: 30, load });
    expect(calls).toEqual([]);
    await Promise.all([list.edges(), list.total(), list.hasNext(), list.edges()]);
    expect(calls).toEqual([1]);
  });

  test('the total alone reads no page if it can be counted', async () => {
    const { calls, load } = listOf(10, { total: false });
    expect(
      await new PagedList(pageWindow({}, 30), { pageSize: 30, load, count: async () => 10 }).total(),
    ).toBe(10);
    expect(calls).toEqual([]);
  });

  test('uses the page size of the reply', async () => {
    const { load } = listOf(100, { perPage: 20 });
    const list = new PagedList(pageWindow({ first: 30, page: 2 }, 30), { pageSize: 30, load });
    expect((await list.edges()).map(({ node }) => node)).toEqual(
      Array.from({ length: 30 }, (_, index) => 30 + index),
    );
  });

  test('a dropped row does not shift the cursors of later pages', async () => {
    const { load } = listOf(60);
    const dropping = async (page: number, size: number) => {
      const { rows, total } = await load(page, size);
      return { rows: rows.filter((row) => row !== 5), total };
    };
    const first = await new PagedList(pageWindow({}, 30), {
      pageSize: 30,
      isFixedSize: true,
      load: dropping,
    }).edges();
    const after = cursorAt(first.at(-1)?.offset ?? 0);
    const next = await new PagedList(pageWindow({ after }, 30), {
      pageSize: 30,
      isFixedSize: true,
      load: dropping,
    }).edges();
    expect([...first, ...next].map(({ node }) => node)).toEqual(
      Array.from({ length: 60 }, (_, index) => index).filter((row) => row < 59 && row !== 5),
    );
  });

  test('past the last page the list is empty and has no next page', async () => {
    const { load } = listOf(10);
    const list = new PagedList(pageWindow({ page: 9 }, 30), { pageSize: 30, load });
    expect([await list.edges(), await list.hasNext(), await list.total()]).toEqual([[], false, 10]);
  });

  test('without a total a full page is counted, and assumed to continue if it cannot be', async () => {
    const { load } = listOf(36, { total: false });
    const count = vi.fn(async () => 36);
    const of = (counting: () => Promise<number>) =>
      new PagedList(pageWindow({}, 36), { pageSize: 36, load, count: counting });
    expect(await of(count).hasNext()).toBe(false);
    expect(count).toHaveBeenCalledTimes(1);
    expect(await of(() => Promise.reject(new Error('down'))).hasNext()).toBe(true);
  });
});

describe('page cursors', () => {
  const pages = (page: number, total: number) => pageCursors(pageWindow({ page }, 30), total);

  test('five around the current page, with first and last', () => {
    const links = pages(10, 600);
    expect(links?.around.map(({ page }) => page)).toEqual([8, 9, 10, 11, 12]);
    expect([links?.first?.page, links?.last?.page, links?.previous?.page]).toEqual([1, 20, 9]);
    expect(links?.around.find(({ isCurrent }) => isCurrent)?.page).toBe(10);
    expect(pageWindow({ after: links?.last?.cursor }, 30)).toEqual({ offset: 570, first: 30 });
  });

  test('near the ends, for a single page, past the end, and without a total', () => {
    expect(pages(1, 600)?.around.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
    expect(pages(20, 600)?.around.map(({ page }) => page)).toEqual([16, 17, 18, 19, 20]);
    expect(pages(1, 0)).toMatchObject({
      around: [{ page: 1, cursor: null, isCurrent: true }],
      first: null,
      last: null,
      previous: null,
    });
    expect(pages(99, 60)?.around.some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(pageCursors({ offset: 0, first: 30 }, null)).toBeNull();
  });
});

describe('values', () => {
  test('dates, instants, addresses', () => {
    expect(['2026-11-21', '2024-02-29', '2000-02-29'].map(isDay)).toEqual([true, true, true]);
    const none = [
      '2026-02-30',
      '2100-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-1-1',
      '',
    ];
    expect(none.filter(isDay)).toEqual([]);
    expect(
      ['2026-11-21T10:00:00+09:00', '2026-11-21T10:00:00Z', '2026-11-21', '2026-13-01T00:00:00Z'].map(
        isInstant,
      ),
    ).toEqual([true, true, false, false]);
    expect(
      [
        'https://a.example/x',
        'http://127.0.0.1:1/',
        'javascript:alert(1)',
        'data:,x',
        '//evil.example',
        'https://me:pw@a.example/',
      ].map(isWebUrl),
    ).toEqual([true, true, false, false, false, false]);
  });

  test.each([
    ['<p onclick="x()">a<script>x()</script></p>', '<p>a</p>'],
    ['<img src="https://a.example/x" onerror="x()">', '<img src="https://a.example/x">'],
    ['<p>a<img src="x"><img src="//a.example/x"><img></p>', '<p>a</p>'],
    ['<svg><script>x()</script></svg>b', 'b'],
    [
      '<iframe src="https://a.example"></iframe><form action="/"><input name="a"><button>b</button></form>',
      'b',
    ],
    ['<style>p{}</style><meta http-equiv="refresh" content="0"><base href="/">a', 'a'],
    ['<p style="position:fixed" class="c" id="i">a</p>', '<p>a</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=x()>', ''],
    ['見学 & 相談', '見学 &#x26; 相談'],
    ['ただの文', 'ただの文'],
  ])('S56 HTML is sanitized: %s', (raw, clean) => expect(sanitized(raw)).toBe(clean));

  test.each([
    'javascript:x()',
    'data:text/html,x',
    'https://',
    'https://me:pw@a.example/',
    'mailto:',
    'x'.repeat(8_200),
  ])('F99 a link to %.30s becomes its text and says so', (refused) =>
    expect(sanitized(`<p><a href="${refused}">a</a></p>`)).toBe(
      '<p><span>a<small>（リンク先を表示できません）</small></span></p>',
    ),
  );

  test.each([
    'https://a.example/',
    '//a.example/b',
    '/halls/1',
    '#b',
    'mailto:a@a.example',
    'tel:0312345678',
  ])('F99 a link to %s stays', (address) => {
    const link = `<a href="${address}">a</a>`;
    expect(sanitized(link)).toBe(link);
  });

  test('F99 an anchor or a picture with a refused link has no notice', () => {
    const picture = '<img src="https://a.example/x">';
    expect(sanitized(`<a name="top">a</a><a href="javascript:x()">${picture}</a>`)).toBe(
      `<span>a</span><span>${picture}</span>`,
    );
  });

  test('NotFound becomes null, other failures are rethrown', async () => {
    expect(await nullIfNotFound(Promise.reject(new NotFound('R54')))).toBeNull();
    await expect(nullIfNotFound(Promise.reject(new Refused('R54', 400)))).rejects.toThrow(
      'api_client_error: status 400',
    );
  });
});
