/** Every field of brides, their profiles, reports and albums is told as the REST API tells it. */
import { afterAll, describe, inject, test } from 'vitest';
import { createAsking } from './query.ts';
import {
  digits,
  expectTold,
  inTurn,
  listIn,
  named,
  once,
  original,
  shownAs,
  words,
  type Field,
} from './restFields.ts';

const { ask, close } = createAsking(inject('originUrl'));
afterAll(close);

const rest = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await fetch(inject('originUrl') + path, { headers })).json();

describe('a bride', () => {
  const ALBUM = `albums { rawId title photoCount coverImage { url } photos {
    rawId caption orientation uploadedAt image { url width height }
  } }`;
  const brides = once(async () => {
    const { data } = await ask<{ pickupBrides: { rawId: string }[] }>('{ pickupBrides { rawId } }');
    const BRIDE = `query ($id: String!) { bride(by: { rawId: $id }) {
      rawId nickname region icon { url } receptionImage { url } receptionPlace receptionTaste receptionStyle shareUrl
      selfIntroduction viewCount clipCount isOfficial hallName produce { planner dressShop photographer florist }
      report { rawId body } ${ALBUM}
    } }`;
    const told = await inTurn(
      data.pickupBrides,
      async ({ rawId }) => (await ask<{ bride: { rawId: string } }>(BRIDE, { id: rawId })).data.bride,
    );
    return inTurn(told, async (thing) => {
      const { rawId } = thing;
      const [bride, profile, report] = await Promise.all(
        [`/api/brides/${rawId}`, `/api/profile/${rawId}`, `/api/brides/${rawId}/report`].map((path) =>
          rest(path),
        ),
      );
      const albums = listIn(await rest(`/api/brides/${rawId}/albums/`));
      return [{ bride, profile, report, albums }, thing] as const;
    });
  });

  const upper = (values: unknown): unknown =>
    Array.isArray(values) ? values.map(upper) : typeof values === 'string' ? values.toUpperCase() : values;
  const FIELDS: readonly Field[] = [
    ['profile.user_id', 'rawId', digits],
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
    ['profile.album_list.*.id', 'albums.*.rawId', digits],
    ['bride.basic_nickname', 'nickname'],
    ['bride.basic_region', 'region'],
    ['bride.reception_place', 'receptionPlace'],
    ['bride.reception_taste', 'receptionTaste'],
    ['bride.reception_style', 'receptionStyle'],
    ['bride.profile_share_url', 'shareUrl'],
    ['bride.love_count', 'clipCount'],
    ['report.id', 'report.rawId', digits],
    ['albums.*.id', 'albums.*.rawId', digits],
    ['albums.*.album_title', 'albums.*.title'],
    ['albums.*.photo_count', 'albums.*.photoCount'],
    ['albums.*.photo_list.*.id', 'albums.*.photos.*.rawId', digits],
    ['albums.*.photo_list.*.caption', 'albums.*.photos.*.caption'],
    ['albums.*.photo_list.*.width', 'albums.*.photos.*.image.width'],
    ['albums.*.photo_list.*.height', 'albums.*.photos.*.image.height'],
    ['albums.*.photo_list.*.orientation', 'albums.*.photos.*.orientation', upper],
    ['albums.*.photo_list.*.uploaded_at', 'albums.*.photos.*.uploadedAt'],
  ];
  test.each(named(FIELDS))('%s is %s', async (_rest, _graph, field) => expectTold(await brides(), field));

  test('the body of the report keeps its words', async () =>
    expectTold(shownAs(await brides(), 'report.body', words), ['report.body', 'report.body', words]));

  test.each([
    ['bride.basic_iconimage', 'icon.url'],
    ['bride.reception_cover_image2.photo.photo_url', 'receptionImage.url'],
    ['albums.*.cover_photo_url', 'albums.*.coverImage.url'],
    ['albums.*.photo_list.*.photo_url', 'albums.*.photos.*.image.url'],
  ])('the pictures %s are %s', async (from, to) =>
    expectTold(shownAs(await brides(), to, original), [from, to]),
  );
});
