/** Compares every field of the entities with the REST API, value by value. */
import { afterAll, describe, inject, test } from 'vitest';
import { ApiClient } from '#tests/contract/api.ts';

import {
  expectEqualField,
  type Field,
  firstList,
  mapGraphValue,
  originalUrl,
  type Pair,
  readOnce,
  sequentially,
  textContent,
  toDigits,
  withNames,
} from './fieldComparison.ts';
import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
afterAll(close);

const rest = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await fetch(inject('originUrl') + path, { headers })).json();

/** Pairs of both sides for every item of a list, read by `rawId`. */
async function readBoth<Node extends { rawId: string }>(
  nodes: readonly Node[],
  path: (node: Node) => string,
): Promise<Pair[]> {
  return sequentially(nodes, async (node) => [await rest(path(node)), node] as const);
}

const id: Field = ['id', 'rawId', toDigits];

describe('a hall', () => {
  const halls = readOnce(async () => {
    const LIST = `{ halls(sort: REVIEWS_MANY, first: 10) { nodes { rawId } } }`;
    const HALL = `query ($id: String!) { hall(by: { rawId: $id }) {
      rawId name shortName address tel priceRange cost rating ratingCount createdAt venueType
      location { latitude longitude areaSlug districtSlug stationId prefecture { slug name } regions { slug name } }
      coverImages { url } receptionImages { url } popularPhotos { rawId image { url } caption }
      regulation { general postponement covid }
      commentStats { rangeOfPeople rangeOfPrice count }
    } }`;
    const { data } = await execute<{ halls: { nodes: { rawId: string }[] } }>(LIST);
    const nodes = await sequentially(
      data.halls.nodes,
      async ({ rawId }) => (await execute<{ hall: { rawId: string } }>(HALL, { id: rawId })).data.hall,
    );
    return readBoth(nodes, ({ rawId }) => `/api/wn/halls/${rawId}`);
  });

  const TYPES: Readonly<Record<string, string>> = {
    1: 'HOTEL', 2: 'CEREMONY_HALL', 3: 'WEDDING_HALL', 4: 'RESTAURANT', 5: 'SHRINE_OR_TEMPLE', 6: 'PHOTO_STUDIO',
    99: 'OTHER',
  }; // prettier-ignore
  const FIELDS: readonly Field[] = [
    id,
    ['name', 'name'],
    ['short_name', 'shortName'],
    ['address', 'address'],
    ['tel', 'tel'],
    ['lat', 'location.latitude'],
    ['lng', 'location.longitude'],
    ['price_range', 'priceRange', (value) => value ?? '$$$'],
    ['cost', 'cost'],
    ['rating', 'rating'],
    ['rating_count', 'ratingCount'],
    ['created_at', 'createdAt'],
    ['area_slug', 'location.areaSlug'],
    ['prefecture_slug', 'location.prefecture.slug'],
    ['location.prefecture_slug', 'location.prefecture.slug'],
    ['location.prefecture_name', 'location.prefecture.name'],
    ['location.region_slug', 'location.regions.0.slug'],
    ['location.region_name', 'location.regions.0.name'],
    ['region_slugs', 'location.regions.*.slug'],
    ['district_slug', 'location.districtSlug'],
    ['station_id', 'location.stationId', toDigits],
    ['service_id', 'venueType', (value) => TYPES[String(value)]],
    ['popular_photos.*.id', 'popularPhotos.*.rawId', toDigits],
    ['popular_photos.*.caption', 'popularPhotos.*.caption'],
  ];
  test.each(withNames(FIELDS))('%s equals %s', async (_rest, _graph, field) =>
    expectEqualField(await halls(), field),
  );

  test.each([
    ['cover_images.*.image_url', 'coverImages.*.url'],
    ['popular_photos.*.photo_url', 'popularPhotos.*.image.url'],
    ['reception_cover_image.photo.photo_url', 'receptionImages.0.url'],
    ['reception_cover_image2.photo.photo_url', 'receptionImages.1.url'],
  ])('the pictures %s equal %s', async (from, to) =>
    expectEqualField(mapGraphValue(await halls(), to, originalUrl), [from, to]),
  );

  test.each([
    ['regulation.regulation', 'regulation.general'],
    ['regulation.postponed_regulation', 'regulation.postponement'],
    ['regulation.covid_regulation', 'regulation.covid'],
  ])('the terms %s equal %s', async (from, to) =>
    expectEqualField(mapGraphValue(await halls(), to, textContent), [from, to, textContent]),
  );
});

describe('a fair', () => {
  const fairs = readOnce(async () => {
    const FAIRS = `{ halls(sort: REVIEWS_MANY, first: 6) { nodes { fairs(first: 6) { nodes {
      rawId name description startDate heldOn holdTimes hall { rawId }
    } } } } }`;
    type FairNode = { rawId: string; hall: { rawId: string } };
    const { data } = await execute<{ halls: { nodes: { fairs: { nodes: FairNode[] } }[] } }>(FAIRS);
    return readBoth(
      data.halls.nodes.flatMap(({ fairs }) => fairs.nodes),
      ({ rawId, hall }) => `/api/wn/halls/${hall.rawId}/fairs/${rawId}`,
    );
  });

  const FIELDS: readonly Field[] = [
    id,
    ['name', 'name'],
    ['start_date', 'startDate'],
    ['hold_at', 'heldOn', (value) => String(value).slice(0, 10)],
    ['hall_id', 'hall.rawId', toDigits],
  ];
  test.each(withNames(FIELDS))('%s equals %s', async (_rest, _graph, field) =>
    expectEqualField(await fairs(), field),
  );

  test('description has the same text, sanitized', async () =>
    expectEqualField(mapGraphValue(await fairs(), 'description', textContent), [
      'description',
      'description',
      textContent,
    ]));

  test('hold_time1 to hold_time8 are its non-empty times', async () => {
    const times = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `hold_time${number}`);
    const used = (await fairs()).map(
      ([source, graphObject]) =>
        [
          { times: times.map((name) => Reflect.get(Object(source), name)).filter(Boolean) },
          graphObject,
        ] as const,
    );
    expectEqualField(used, ['times', 'holdTimes']);
  });
});

describe('an article', () => {
  const articles = readOnce(async () => {
    const ARTICLE = `query ($id: String!) { article(by: { rawId: $id }) {
      rawId title publishedAt modifiedAt excerpt url prLabel clipCount thumbnail { url }
      author { rawId displayName avatar { url } } categories { rawId name url articleCount parent { rawId } }
    } }`;
    const { data } = await execute<{ recentArticles: { nodes: { rawId: string }[] } }>(
      '{ recentArticles(first: 12) { nodes { rawId } } }',
    );
    const nodes = await sequentially(
      data.recentArticles.nodes,
      async ({ rawId }) =>
        (await execute<{ article: { rawId: string } }>(ARTICLE, { id: rawId })).data.article,
    );
    return (await readBoth(nodes, ({ rawId }) => `/api/web/post?id=${rawId}`)).map(
      ([source, graphObject]) => [Reflect.get(Object(source), 'post') ?? source, graphObject],
    );
  });

  const FIELDS: readonly Field[] = [
    id,
    ['title', 'title'],
    ['url', 'url'],
    ['author.user_id', 'author.rawId', toDigits],
    ['author.display_name', 'author.displayName'],
    ['pr_label', 'prLabel'],
    ['clip_count', 'clipCount'],
    ['categories.*.term_id', 'categories.*.rawId', toDigits],
    ['categories.*.name', 'categories.*.name'],
    ['categories.*.permalink', 'categories.*.url'],
    ['categories.*.posts_count', 'categories.*.articleCount'],
    ['categories.*.parent_term_id', 'categories.*.parent.rawId', toDigits],
  ];
  test.each(withNames(FIELDS))('%s equals %s', async (_rest, _graph, field) =>
    expectEqualField(await articles(), field),
  );

  test.each([
    ['date', 'publishedAt'],
    ['modified', 'modifiedAt'],
  ] as const)('the time %s equals %s', async (from, to) => expectEqualField(await articles(), [from, to]));

  test('modifiedAt in a list equals that of the article', async () => {
    const { data } = await execute<{ recentArticles: { nodes: { rawId: string }[] } }>(
      '{ recentArticles(first: 12) { nodes { rawId modifiedAt } } }',
    );
    const pairs = await readBoth(data.recentArticles.nodes, ({ rawId }) => `/api/web/post?id=${rawId}`);
    expectEqualField(pairs, ['post.modified', 'modifiedAt']);
  });

  test('thumbnail is its picture', async () =>
    expectEqualField(mapGraphValue(await articles(), 'thumbnail.url', originalUrl), [
      'thumbnail',
      'thumbnail.url',
    ]));

  test('excerpt has at most 120 characters of it', async () =>
    expectEqualField(await articles(), [
      'excerpt',
      'excerpt',
      (text) => {
        const letters = [...(typeof text === 'string' ? text : '')];
        return letters.length > 120 ? `${letters.slice(0, 120).join('')}…` : text;
      },
    ]));
});

describe('cards and clips', () => {
  test.each([
    ['title', 'title'],
    ['url', 'url'],
    ['referer_name', 'referrerName'],
    ['referer_url', 'referrerUrl'],
    ['clip_count', 'clipCount'],
    ['category_name', 'categoryName'],
    ['thumbnail', 'thumbnail.url'],
    ['thumbnail_rectangle', 'rectangleThumbnail.url'],
  ] as const)('%s of an article card equals %s', async (from, to) => {
    const { data } = await execute<{ pickupArticles: unknown[] }>(`{ pickupArticles {
      title url referrerName referrerUrl clipCount categoryName thumbnail { url } rectangleThumbnail { url }
    } }`);
    const cards = firstList(await rest('/api/pickup/article/today/'));
    const graphObject = data.pickupArticles.map((card, index) => [cards[index], card] as const);
    expectEqualField(to.endsWith('.url') ? mapGraphValue(graphObject, to, originalUrl) : graphObject, [
      from,
      to,
    ]);
  });

  test.each([
    ['name', 'name'],
    ['is_url_dead', 'isGone'],
    ['thumbnail', 'picture.url'],
  ] as const)('%s of a clip equals %s', async (from, to) => {
    const { userId, token } = await new ApiClient(inject('originUrl')).signUp();
    const headers = { 'x-wedding-token': token, 'x-wn-user-id': userId };
    const { data: found } = await execute<{ recentArticles: { nodes: { id: string }[] } }>(
      '{ recentArticles(first: 3) { nodes { id } } }',
    );
    for (const { id: article } of found.recentArticles.nodes)
      await execute(
        'mutation ($id: ID!) { clip(input: { target: { id: $id } }) { userErrors { code } } }',
        { id: article },
        { headers },
      );
    const { data } = await execute<{ viewer: { account: { clippedArticles: { edges: unknown[] } } } }>(
      '{ viewer { account { clippedArticles(first: 18) { edges { name isGone picture { url } } } } } }',
      {},
      { headers },
    );
    const items = firstList(
      await rest(`/api/love/list/?type=article&pk=${userId}&user_id=${userId}`, headers),
    );
    const graphObject = data.viewer.account.clippedArticles.edges.map(
      (edge, index) => [items[index], edge] as const,
    );
    expectEqualField(to.endsWith('.url') ? mapGraphValue(graphObject, to, originalUrl) : graphObject, [
      from,
      to,
    ]);
  });
});
