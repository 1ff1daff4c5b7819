import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { type Fault, type Origin, startOrigin } from '#tests/harness/origin.ts';

import { asDemo, createAsking } from './query.ts';

let origin: Origin;
let asking: ReturnType<typeof createAsking>;

beforeAll(async () => {
  origin = await startOrigin();
  asking = createAsking(origin.url);
});
afterAll(async () => {
  await asking.close();
  await origin.stop();
});
afterEach(() => origin.clearFaults());

/** A hall as the origin tells it, to be spoilt. */
async function rowOf(rawId: string): Promise<Record<string, unknown>> {
  return (await (await fetch(`${origin.url}/api/wn/halls/${rawId}`)).json()) as Record<string, unknown>;
}

describe('F30 a plain string in place of halls is an error with status 400', () => {
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
    const { errors } = await asking.ask(document);
    expect(errors).toEqual([
      { message: 'api_client_error: status 400', path: at, code: 'UPSTREAM_ERROR', status: 400 },
    ]);
  });
});

describe('the magazine', () => {
  test('a writer list that fails is null with an error', async () => {
    await origin.fault({ path: '/1/indexes/writer/query', status: 500 });
    const { data, errors } = await asking.ask('{ writers(query: "zz") { totalCount nodes { rawId } } }');
    expect(data).toEqual({ writers: null });
    expect(errors).toMatchObject([{ path: 'writers' }]);
  });

  test.each([
    ['/api/web/post/author', 'author { rawId }'],
    ['/wp-json/wn/v1/related-posts', 'relatedArticles { rawId }'],
  ])('an empty answer of %s is Something went wrong, and the article stands', async (path, field) => {
    await origin.fault({ path, body: '' });
    const { data, errors } = await asking.ask<{ article: { title: string } | null }>(
      `{ article(by: { rawId: "931" }) { title ${field} } }`,
    );
    expect(data.article?.title).toMatch(/./);
    expect(errors).toMatchObject([{ message: 'Something went wrong' }]);
  });
});

describe('what fails fails alone', () => {
  test('a section leaves its siblings, whatever the fault', async () => {
    await origin.fault({
      path: '/api/wn/halls/62/nearby_halls',
      status: 500,
      body: { detail: 'SELECT * FROM secrets' },
    });
    const { data, errors } = await asking.ask<{ hall: { name: string; nearbyHalls: null } }>(
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

  test('F33 a field of the wrong type costs itself', async () => {
    await origin.fault({
      path: '^/api/wn/halls/63$',
      body: { ...(await rowOf('63')), name: 63, rating_count: null },
    });
    const { data, errors } = await asking.ask<{ hall: Record<string, unknown> }>(
      '{ hall(by: { rawId: "63" }) { rawId name ratingCount address } }',
    );
    expect(data.hall).toMatchObject({ rawId: '63', name: null, ratingCount: null });
    expect(data.hall['address']).toBeTruthy();
    expect(errors.map(({ path, code }) => [path, code])).toEqual([
      ['hall.name', 'UPSTREAM_BAD_RESPONSE'],
      ['hall.ratingCount', 'UPSTREAM_BAD_RESPONSE'],
    ]);
  });

  test('F35 one broken hall of a list is left out', async () => {
    const halls = [await rowOf('1'), { id: 'broken' }, await rowOf('3')];
    await origin.fault({ path: '/api/halls/?people=22', body: { halls, total: 3, page: 1, per_page: 30 } });
    const { data, errors } = await asking.ask(
      '{ halls(filter: { people: 22 }) { totalCount nodes { rawId } } }',
    );
    expect([data, errors]).toEqual([
      { halls: { totalCount: 3, nodes: [{ rawId: '1' }, { rawId: '3' }] } },
      [],
    ]);
  });

  test('S57 addresses that are not of the web are dropped, pictures and all', async () => {
    const spoilt = {
      ...(await rowOf('64')),
      cover_images: [
        { image_url: 'https://user:pw@img.example/1.jpg' },
        { image_url: 'https://img.example/2.jpg' },
      ],
    };
    await origin.fault({ path: '^/api/wn/halls/64$', body: spoilt });
    const { data } = await asking.ask(
      '{ hall(by: { rawId: "64" }) { coverImages { url(transform: { maxWidth: 670, maxHeight: 448, fit: COVER }) } } }',
    );
    expect(data).toEqual({
      hall: {
        coverImages: [
          {
            url: 'http://site.test/img?url=https%3A%2F%2Fimg.example%2F2.jpg&width=670&height=448&fit=cover',
          },
        ],
      },
    });
  });

  test('S56 HTML is cleaned, and its pictures come through the image proxy', async () => {
    const regulation = {
      regulation: '<p onclick="x()">規約</p><script>x()</script>',
      postponed_regulation: null,
      covid_regulation: '<a href="javascript:x()">a</a><img src="https://x.example/a.jpg">',
    };
    await origin.fault({ path: '^/api/wn/halls/65$', body: { ...(await rowOf('65')), regulation } });
    const { data } = await asking.ask(
      '{ hall(by: { rawId: "65" }) { regulation { general postponement covid } } }',
    );
    expect(data).toEqual({
      hall: {
        regulation: {
          general: '<p>規約</p>',
          postponement: null,
          covid: '<a>a</a><img src="http://site.test/img?url=https%3A%2F%2Fx.example%2Fa.jpg">',
        },
      },
    });
  });

  test('counts per option are unknown where the source has no such call', async () => {
    await origin.fault({ path: '/api/halls/facets/', status: 404, body: { detail: 'x' } });
    const { data, errors } = await asking.ask<{ halls: { totalCount: number; facetCounts: null } }>(
      '{ halls(filter: { people: 23 }) { totalCount facetCounts { people { count } } } }',
    );
    expect([data.halls.facetCounts, errors]).toEqual([null, []]);
    expect(data.halls.totalCount).toBeGreaterThan(0);
  });

  test('and their faults leave halls and total as they are', async () => {
    await origin.fault({ path: '/api/halls/facets/', status: 500 });
    const { data, errors } = await asking.ask<{ halls: { nodes: unknown[]; facetCounts: null } }>(
      '{ halls(filter: { people: 24 }) { nodes { id } facetCounts { people { count } } } }',
    );
    expect(data.halls.nodes.length).toBeGreaterThan(0);
    expect(errors).toMatchObject([{ path: 'halls.facetCounts', code: 'UPSTREAM_ERROR' }]);
  });
});

test('F37 ids above 2^53 keep every digit, there and back', async () => {
  const row = JSON.stringify({ ...(await rowOf('66')), id: 0 }).replace('"id":0', '"id":9007199254740993');
  await origin.fault({
    path: '^/api/wn/halls/9007199254740993$',
    body: row,
    contentType: 'application/json',
  });
  const { data } = await asking.ask<{ hall: { id: string; rawId: string } }>(
    '{ hall(by: { rawId: "9007199254740993" }) { id rawId name } }',
  );
  expect(data.hall.rawId).toBe('9007199254740993');
  await origin.clearJournal();
  await asking.ask(
    'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }',
    { id: data.hall.id },
    { headers: asDemo },
  );
  await asking.ask(
    'query ($id: ID!) { node(id: $id) { ... on Hall { viewerHasClipped } } }',
    { id: data.hall.id },
    { headers: asDemo },
  );
  expect((await origin.calls('/api/wn/hall_clips/bulk')).map(({ query }) => query)).toEqual([
    'hall_ids=9007199254740993&user_id=1001',
  ]);
});

test('a hall in several regions names them all, with the names of the search options', async () => {
  const regions = ['ginza-yurakucho', 'marunouchi-nihonbashi'];
  const row = await rowOf('68');
  const location = {
    ...Object(row['location']),
    prefecture_slug: 'tokyo',
    region_slug: regions[1],
    region_name: '丸の内・日本橋',
  };
  await origin.fault({ path: '^/api/wn/halls/68$', body: { ...row, location, region_slugs: regions } });
  const { data, calls } = await asking.ask(
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

test('what needs only the id starts together with the hall: one stage, not two, deferred or in a fragment or not', async () => {
  const children = ['bride_photos', 'bride_photos/count', 'brides', 'fairs', 'nearby_halls', 'plans/count'];
  await origin.clearJournal();
  await origin.fault({ path: '^/api/wn/halls/67$', hold: true });
  const asked = asking.ask(
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
    { id: '67', no: false },
  );
  // The hall itself is answered only after all of them were asked for.
  const paths = async () =>
    new Set((await origin.calls(/halls\/67\//)).map(({ path }) => path.split('/67/')[1]));
  await expect.poll(paths, { timeout: 5_000 }).toEqual(new Set(children));
  await origin.clearFaults();
  expect((await asked).calls).toEqual(['R54', 'R57', 'R58', 'R59', 'R60', 'R68', 'R70']);
});

test('public calls carry nothing of the caller', async () => {
  await origin.clearJournal();
  await asking.ask(
    '{ halls(filter: { people: 25 }) { nodes { id viewerHasClipped } } hallRanking(prefectureSlug: "nara") { rank } }',
    {},
    { headers: asDemo },
  );
  const personal = new Set(['/api/wn/hall_clips/bulk', '/api/wn/sessions/current', '/api/uuid/']);
  const calls = (await origin.calls()).filter(({ path }) => !personal.has(path));
  expect(calls.map(({ path }) => path).toSorted()).toEqual(['/api/halls/', '/api/wn/halls/ranking/']);
  for (const { headers, query } of calls) {
    expect(Object.keys(headers).filter((name) => /cookie|token|user-id|uuid/.test(name))).toEqual([]);
    expect(query).not.toContain('user_id');
  }
});

test('a hall found by its address is whole: nothing of it is asked for again', async () => {
  const fresh = createAsking(origin.url);
  const { area_slug: areaSlug, slug } = await rowOf('70');
  const { data, calls } = await fresh.ask(
    'query ($slug: HallSlugInput!) { hall(by: { slug: $slug }) { rawId tel regulation { general } popularPhotos { rawId } } }',
    { slug: { areaSlug, slug } },
  );
  await fresh.close();
  expect([data, calls]).toEqual([{ hall: expect.objectContaining({ rawId: '70' }) }, ['R75']]);
});
