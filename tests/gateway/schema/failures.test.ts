import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
});
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});
afterEach(() => origin.clearFaults());

/** A hall row of the origin, to be corrupted. */
async function hallRow(rawId: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${origin.url}/api/wn/halls/${rawId}`)).json()) as Record<string, unknown>;
}

describe('F30 a plain string instead of halls is an error with status 400', () => {
  const text: Omit<Fault, 'path'> = {
    status: 200,
    body: '"検索条件が正しくありません"',
    contentType: 'application/json',
    times: 1,
  };

  test.each([
    ['/api/halls/', '{ halls(filter: { people: 21 }) { nodes { id } } }', 'halls.nodes'],
    ['/api/wn/halls/ranking/', '{ hallRanking(prefectureSlug: "mie") { rank } }', 'hallRanking'],
    ['/api/wn/halls/61', '{ hall(by: { rawId: "61" }) { name } }', 'hall'],
  ])('%s', async (path, document, at) => {
    await origin.fault({ ...text, path });
    const { errors } = await gateway.execute(document);
    expect(errors).toEqual([
      { message: 'api_client_error: status 400', path: at, code: 'UPSTREAM_ERROR', status: 400 },
    ]);
  });
});

describe('the magazine', () => {
  test('a failed writer list is null with an error', async () => {
    await origin.fault({ path: '/1/indexes/writer/query', status: 500 });
    const { data, errors } = await gateway.execute('{ writers(query: "zz") { totalCount nodes { rawId } } }');
    expect(data).toEqual({ writers: null });
    expect(errors).toMatchObject([{ path: 'writers' }]);
  });

  const SECTIONS = { 'api/web/post/author': 'author', 'wp-json/wn/v1/related-posts': 'relatedArticles' };
  test.each(
    ['', 'null', '{}', '[]'].flatMap((body) =>
      Object.entries(SECTIONS).map(([path, field]) => [`/${path}`, body, `${field} { rawId }`] as const),
    ),
  )('%s replies "%s": "Something went wrong", and the article resolves', async (path, body, field) => {
    await origin.fault({ path, body, contentType: 'application/json' });
    const { data, errors } = await gateway.execute<{ article: { title: string } | null }>(
      `{ article(by: { rawId: "931" }) { title ${field} } }`,
    );
    expect(data.article?.title).toMatch(/./);
    expect(errors).toMatchObject([{ message: 'Something went wrong' }]);
  });
});

describe('failures are isolated', () => {
  test('a failed section leaves its siblings intact, whatever the fault', async () => {
    await origin.fault({
      path: '/api/wn/halls/62/nearby_halls',
      status: 500,
      body: { detail: 'SELECT * FROM secrets' },
    });
    const { data, errors } = await gateway.execute<{ hall: { name: string; nearbyHalls: null } }>(
      '{ hall(by: { rawId: "62" }) { name nearbyHalls { id } } }',
    );
    expect(data.hall).toMatchObject({ nearbyHalls: null });
    expect(data.hall.name).toBeTruthy();
    expect(errors).toEqual([
      {
        message: 'api_client_error: status 500',
        path: 'hall.nearbyHalls',
        code: 'UPSTREAM_ERROR',
        status: 500,
      },
    ]);
  });

  test('F33 a field of the wrong type fails alone', async () => {
    await origin.fault({
      path: '^/api/wn/halls/63$',
      body: { ...(await hallRow('63')), name: 63, rating_count: null },
    });
    const { data, errors } = await gateway.execute<{ hall: Record<string, unknown> }>(
      '{ hall(by: { rawId: "63" }) { rawId name ratingCount address } }',
    );
    expect(data.hall).toMatchObject({ rawId: '63', name: null, ratingCount: null });
    expect(data.hall['address']).toBeTruthy();
    expect(errors.map(({ path, code }) => [path, code])).toEqual([
      ['hall.name', 'UPSTREAM_BAD_RESPONSE'],
      ['hall.ratingCount', 'UPSTREAM_BAD_RESPONSE'],
    ]);
  });

  test('F35 an invalid hall of a list is dropped', async () => {
    const halls = [await hallRow('1'), { id: 'broken' }, await hallRow('3')];
    await origin.fault({ path: '/api/halls/?people=22', body: { halls, total: 3, page: 1, per_page: 30 } });
    const { data, errors } = await gateway.execute(
      '{ halls(filter: { people: 22 }) { totalCount nodes { rawId } } }',
    );
    expect([data, errors]).toEqual([
      { halls: { totalCount: 3, nodes: [{ rawId: '1' }, { rawId: '3' }] } },
      [],
    ]);
  });

  test('S57 addresses other than http(s) are dropped, also of pictures', async () => {
    const corrupted = {
      ...(await hallRow('64')),
      cover_images: [
        { image_url: 'https://user:pw@img.example/1.jpg' },
        { image_url: 'https://img.example/2.jpg' },
      ],
    };
    await origin.fault({ path: '^/api/wn/halls/64$', body: corrupted });
    const { data } = await gateway.execute(
      '{ hall(by: { rawId: "64" }) { coverImages { url(transform: { maxWidth: 670, maxHeight: 448, fit: COVER }) } } }',
    );
    expect(data).toEqual({
      hall: {
        coverImages: [{ url: expect.stringMatching(/2\.jpg&s=[\w-]{16}&width=670&height=448&fit=cover$/) }],
      },
    });
  });

  test('S56 HTML is sanitized, and its pictures go through the image proxy', async () => {
    const regulation = {
      regulation: '<p onclick="x()">規約</p><script>x()</script>',
      postponed_regulation: null,
      covid_regulation: '<a href="javascript:x()">a</a><img src="https://x.example/a.jpg">',
    };
    await origin.fault({ path: '^/api/wn/halls/65$', body: { ...(await hallRow('65')), regulation } });
    const { data } = await gateway.execute(
      '{ hall(by: { rawId: "65" }) { regulation { general postponement covid } } }',
    );
    expect(data).toEqual({
      hall: {
        regulation: {
          general: '<p>規約</p>',
          postponement: null,
          covid: '<span>a<small>（リンク先を表示できません）</small></span>',
        },
      },
    });
  });

  test('facet counts are unknown if the REST API does not provide them', async () => {
    await origin.fault({ path: '/api/halls/facets/', status: 404, body: { detail: 'x' } });
    const { data, errors } = await gateway.execute<{ halls: { totalCount: number; facetCounts: null } }>(
      '{ halls(filter: { people: 23 }) { totalCount facetCounts { people { count } } } }',
    );
    expect([data.halls.facetCounts, errors]).toEqual([null, []]);
    expect(data.halls.totalCount).toBeGreaterThan(0);
  });

  test('and their failures leave halls and total intact', async () => {
    await origin.fault({ path: '/api/halls/facets/', status: 500 });
    const { data, errors } = await gateway.execute<{ halls: { nodes: unknown[]; facetCounts: null } }>(
      '{ halls(filter: { people: 24 }) { nodes { id } facetCounts { people { count } } } }',
    );
    expect(data.halls.nodes.length).toBeGreaterThan(0);
    expect(errors).toMatchObject([{ path: 'halls.facetCounts', code: 'UPSTREAM_ERROR' }]);
  });
});

test('F37 ids above 2^53 keep every digit, in both directions', async () => {
  const row = JSON.stringify({ ...(await hallRow('66')), id: 0 }).replace('"id":0', '"id":9007199254740993');
  await origin.fault({
    path: '^/api/wn/halls/9007199254740993$',
    body: row,
    contentType: 'application/json',
  });
  const { data } = await gateway.execute<{ hall: { id: string; rawId: string } }>(
    '{ hall(by: { rawId: "9007199254740993" }) { id rawId name } }',
  );
  expect(data.hall.rawId).toBe('9007199254740993');
  await origin.clearJournal();
  await gateway.execute(
    'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }',
    { id: data.hall.id },
    { headers: demoHeaders },
  );
  await gateway.execute(
    'query ($id: ID!) { node(id: $id) { ... on Hall { viewerHasClipped } } }',
    { id: data.hall.id },
    { headers: demoHeaders },
  );
  expect((await origin.calls('/api/wn/hall_clips/bulk')).map(({ query }) => query)).toEqual([
    'hall_ids=9007199254740993&user_id=1001',
  ]);
});

test('a hall in several regions names them all, with names from the search options', async () => {
  const regions = ['ginza-yurakucho', 'marunouchi-nihonbashi'];
  const row = await hallRow('68');
  const location = {
    ...Object(row['location']),
    prefecture_slug: 'tokyo',
    region_slug: regions[1],
    region_name: '丸の内・日本橋',
  };
  await origin.fault({ path: '^/api/wn/halls/68$', body: { ...row, location, region_slugs: regions } });
  const { data, calls } = await gateway.execute(
    '{ hall(by: { rawId: "68" }) { location { regions { slug name prefectureSlug } } } }',
  );
  expect(data).toEqual({
    hall: {
      location: {
        regions: [
          { slug: regions[1], name: '丸の内・日本橋', prefectureSlug: 'tokyo' },
          { slug: regions[0], name: expect.stringContaining('銀座'), prefectureSlug: 'tokyo' },
        ],
      },
    },
  });
  expect(calls).toEqual(['R54', 'R83']);
});

test('fields that need only the id start together with a hall that the gateway has named: one stage, also deferred or in a fragment', async () => {
  const children = ['bride_photos', 'bride_photos/count', 'brides', 'fairs', 'nearby_halls', 'plans/count'];
  const { data: list } = await gateway.execute<{ halls: { nodes: { rawId: string }[] } }>(
    '{ halls(first: 1, page: 67) { nodes { id rawId } } }',
  );
  const id = list.halls.nodes[0]?.rawId ?? '';
  await origin.clearJournal();
  await origin.fault({ path: `^/api/wn/halls/${id}$`, hold: true });
  const pending = gateway.execute(
    `
    query ($id: String!, $no: Boolean!) {
      hall(by: { rawId: $id }) {
        name
        planCount @skip(if: $no)
        ...Parts @defer
        ... @skip(if: true) { benefits { title } }
      }
    }
    fragment Parts on Hall {
      nearbyHalls { id }
      fairs { totalCount }
      ... on Node { ...Photos }
    }
    fragment Photos on Hall { bridePhotos(first: 2) { totalCount nodes { rawId } } reviews { nodes { rawId } } }
  `,
    { id, no: false },
  );
  // The hall's own reply waits until all of them have been requested.
  const paths = async () =>
    new Set((await origin.calls(/halls\/\d+\//)).map(({ path }) => path.split(`/halls/${id}/`)[1]));
  await expect.poll(paths, { timeout: 5_000 }).toEqual(new Set(children));
  await origin.clearFaults();
  expect((await pending).calls).toEqual(['R54', 'R57', 'R58', 'R59', 'R60', 'R68', 'R70']);
});

test('public calls carry nothing of the client', async () => {
  await origin.clearJournal();
  await gateway.execute(
    '{ halls(filter: { people: 25 }) { nodes { id viewerHasClipped } } hallRanking(prefectureSlug: "nara") { rank } }',
    {},
    { headers: demoHeaders },
  );
  const personal = new Set(['/api/wn/hall_clips/bulk', '/api/wn/sessions/current', '/api/uuid/']);
  const calls = (await origin.calls()).filter(({ path }) => !personal.has(path));
  expect(calls.map(({ path }) => path).toSorted()).toEqual(['/api/halls/', '/api/wn/halls/ranking/']);
  for (const { headers, query } of calls) {
    expect(Object.keys(headers).filter((name) => /cookie|token|user-id|uuid/.test(name))).toEqual([]);
    expect(query).not.toContain('user_id');
  }
});

test('a hall found by its address is complete without further calls', async () => {
  const fresh = createTestGateway(origin.url);
  const { area_slug: areaSlug, slug } = await hallRow('70');
  const { data, calls } = await fresh.execute(
    'query ($slug: HallSlugInput!) { hall(by: { slug: $slug }) { rawId tel regulation { general } popularPhotos { rawId } } }',
    { slug: { areaSlug, slug } },
  );
  await fresh.close();
  expect([data, calls]).toEqual([{ hall: expect.objectContaining({ rawId: '70' }) }, ['R75']]);
});

test('F81 a count beyond 32 bits is a fault of the REST API', async () => {
  const hall = await hallRow('1');
  await origin.fault({ path: '/api/wn/halls/1', body: { ...hall, rating_count: 2 ** 31 }, times: 1 });
  const { data, errors } = await gateway.execute<{ hall: { name: string; ratingCount: number | null } }>(
    '{ hall(by: { rawId: "1" }) { name ratingCount } }',
  );
  expect(data.hall).toEqual({ name: hall['name'], ratingCount: null });
  expect(errors.map(({ code }) => code)).toEqual(['UPSTREAM_BAD_RESPONSE']);
});
