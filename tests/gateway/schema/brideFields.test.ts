/** Compares every field of brides, profiles, reports and albums with the REST API. */
import { afterAll, describe, inject, test } from 'vitest';
import { z } from 'zod';

import {
  expectEqualField,
  type Field,
  firstList,
  mapGraphValue,
  originalUrl,
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

const Albums = z.array(
  z.object({
    cover_photo_url: z.string().nullable(),
    photo_list: z.array(z.object({ photo_url: z.string() })),
  }),
);

describe('a bride', () => {
  const ALBUM = `albums { rawId title photoCount coverImage { url } photos {
    rawId caption orientation uploadedAt image { url width height }
  } }`;
  const brides = readOnce(async () => {
    const { data } = await execute<{ pickupBrides: { rawId: string }[] }>('{ pickupBrides { rawId } }');
    const BRIDE = `query ($id: String!) { bride(by: { rawId: $id }) {
      rawId nickname region icon { url } receptionImage { url } receptionPlace receptionTaste receptionStyle shareUrl
      selfIntroduction viewCount clipCount isOfficial hallName produce { planner dressShop photographer florist }
      report { rawId body } ${ALBUM}
    } }`;
    const result = await sequentially(
      data.pickupBrides,
      async ({ rawId }) => (await execute<{ bride: { rawId: string } }>(BRIDE, { id: rawId })).data.bride,
    );
    return sequentially(result, async (item) => {
      const { rawId } = item;
      const [bride, profile, report] = await Promise.all(
        [`/api/brides/${rawId}`, `/api/profile/${rawId}`, `/api/brides/${rawId}/report`].map((path) =>
          rest(path),
        ),
      );
      const albums = firstList(await rest(`/api/brides/${rawId}/albums/`));
      return [{ bride, profile, report, albums }, item] as const;
    });
  });

  const toUpperCase = (values: unknown): unknown =>
    Array.isArray(values)
      ? values.map(toUpperCase)
      : typeof values === 'string'
        ? values.toUpperCase()
        : values;
  const FIELDS: readonly Field[] = [
    ['profile.user_id', 'rawId', toDigits],
    ['profile.bridal_profile.basic_nickname', 'nickname'],
    ['profile.selfintroduction', 'selfIntroduction'],
    ['profile.viewed_count', 'viewCount'],
    ['profile.loved_count', 'clipCount'],
    ['profile.share_url', 'shareUrl'],
    ['profile.is_official', 'isOfficial'],
    ['profile.venue.name', 'hallName'],
    ['profile.produce.planner_name', 'produce.planner'],
    ['profile.produce.dress_shop', 'produce.dressShop'],
    ['profile.produce.photographer', 'produce.photographer'],
    ['profile.produce.florist', 'produce.florist'],
    ['profile.album_list.*.id', 'albums.*.rawId', toDigits],
    ['bride.basic_nickname', 'nickname'],
    ['bride.basic_region', 'region'],
    ['bride.reception_place', 'receptionPlace'],
    ['bride.reception_taste', 'receptionTaste'],
    ['bride.reception_style', 'receptionStyle'],
    ['bride.profile_share_url', 'shareUrl'],
    ['bride.love_count', 'clipCount'],
    ['report.id', 'report.rawId', toDigits],
    ['albums.*.id', 'albums.*.rawId', toDigits],
    ['albums.*.album_title', 'albums.*.title'],
    ['albums.*.photo_count', 'albums.*.photoCount'],
    ['albums.*.photo_list.*.id', 'albums.*.photos.*.rawId', toDigits],
    ['albums.*.photo_list.*.caption', 'albums.*.photos.*.caption'],
    ['albums.*.photo_list.*.width', 'albums.*.photos.*.image.width'],
    ['albums.*.photo_list.*.height', 'albums.*.photos.*.image.height'],
    ['albums.*.photo_list.*.orientation', 'albums.*.photos.*.orientation', toUpperCase],
    ['albums.*.photo_list.*.uploaded_at', 'albums.*.photos.*.uploadedAt'],
  ];
  test.each(withNames(FIELDS))('%s equals %s', async (_rest, _graph, field) =>
    expectEqualField(await brides(), field),
  );

  test('the report body keeps its text', async () =>
    expectEqualField(mapGraphValue(await brides(), 'report.body', textContent), [
      'report.body',
      'report.body',
      textContent,
    ]));

  test.each([
    ['bride.basic_iconimage', 'icon.url'],
    ['bride.reception_cover_image2.photo.photo_url', 'receptionImage.url'],
    ['albums.*.photo_list.*.photo_url', 'albums.*.photos.*.image.url'],
  ])('the pictures %s equal %s', async (from, to) =>
    expectEqualField(mapGraphValue(await brides(), to, originalUrl), [from, to]),
  );

  test('the cover of an album is the chosen photo, or else the first', async () => {
    const coverOf = (albums: unknown) =>
      Albums.parse(albums).map(
        ({ cover_photo_url: chosen, photo_list: [first] }) => chosen ?? first?.photo_url,
      );
    expectEqualField(mapGraphValue(await brides(), 'albums.*.coverImage.url', originalUrl), [
      'albums',
      'albums.*.coverImage.url',
      coverOf,
    ]);
  });
});
