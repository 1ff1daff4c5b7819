import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { searchWords } from '#gateway/domains/bride/rules.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createAsking } from './query.ts';

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
beforeEach(() => origin.clearFaults());

/** Seeded: private, closed, and one whose report holds script. */
const PRIVATE = '2006';
const CLOSED = '2009';
const UNCLEAN = '2104';

interface Bride {
  id: string;
  rawId: string;
  nickname: string;
  clipCount: number;
  viewCount: number;
  isOfficial: boolean;
  hallName: string | null;
  selfIntroduction: string | null;
  hall: { rawId: string; name: string } | null;
  report: { title: string | null; body: string } | null;
  albums: {
    rawId: string;
    photoCount: number;
    photos: { orientation: string | null; image: { url: string } }[];
  }[];
}

const CARD =
  'id rawId nickname region receptionPlace receptionTaste receptionStyle shareUrl receptionImage { url }';
const PROFILE = `query ($rawId: String!) {
  bride(by: { rawId: $rawId }) {
    ${CARD} hallName selfIntroduction produce { planner florist } weddingDate guestCount totalCost viewCount clipCount isOfficial
    hall { rawId name }
    themeTags { rawId name }
    report { title body publishedAt }
    albums { rawId title photoCount photos { caption orientation image { url } } }
  }
}`;
const bride = async (rawId: string) => asking.ask<{ bride: Bride | null }>(PROFILE, { rawId });

describe('a bride', () => {
  test('costs one call for each resource, all started at once', async () => {
    const { data, calls, errors, trace } = await bride('1001');
    expect(errors).toEqual([]);
    expect(data.bride).toMatchObject({ rawId: '1001', nickname: 'ゆいまま', isOfficial: true });
    expect(data.bride?.hallName).toBe(data.bride?.hall?.name);
    expect(data.bride?.selfIntroduction).toBeTruthy();
    expect(calls).toEqual(['R15', 'R16', 'R17', 'R21', 'R54']);
    expect(trace.filter(({ call }) => call === 'R15')).toHaveLength(1);
  });

  test('is nobody where the profile is private or closed', async () => {
    for (const rawId of [PRIVATE, CLOSED, '999999', '0', '../1', '1?user_id=2']) {
      const { data, errors } = await bride(rawId);
      expect(data).toEqual({ bride: null });
      expect(errors).toEqual([]);
    }
  });

  test.each([PRIVATE, CLOSED])(
    '%s, who hides, is no node, and her albums are not to be had',
    async (rawId) => {
      // The source tells a hidden profile, albums and all; hiding it is the gateway's part.
      const profile = (await (await fetch(`${origin.url}/api/profile/${rawId}`)).json()) as {
        album_list: { id: number }[];
      };
      const [album] = profile.album_list;
      const ids = [`Bride:${rawId}`, `Album:${album?.id}`].map((text) =>
        Buffer.from(text).toString('base64url'),
      );
      const { data, errors } = await asking.ask(
        'query ($ids: [ID!]!, $album: String!) { nodes(ids: $ids) { __typename } album(by: { rawId: $album }) { title } }',
        { ids, album: String(album?.id) },
      );
      expect(album).toBeDefined();
      expect(errors).toEqual([]);
      expect(data).toEqual({ nodes: [null, null], album: null });
    },
  );

  test('has her report cleaned of all that runs, poses or sends', async () => {
    const { data } = await bride(UNCLEAN);
    const { body } = data.bride?.report ?? { body: '' };
    expect(body).toContain('お申し込み後のキャンセル');
    expect(body).not.toMatch(/script|onerror|onclick|javascript:|style=/i);
  });

  test('shows her photographs between her words: figures of their own, and in the HTML through the image proxy', async () => {
    const { data } = await asking.ask<{
      bride: { report: { body: string; blocks: { __typename: string; image?: { url: string } }[] } };
    }>(
      '{ bride(by: { rawId: "1001" }) { report { body blocks { __typename ... on ArticleFigure { image { url } } } } } }',
    );
    const { body, blocks } = data.bride.report;
    const figures = blocks.flatMap(({ image }) => image?.url ?? []);
    const inHtml = [...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => url);
    expect(figures.length).toBeGreaterThan(1);
    expect(inHtml).toEqual(figures);
    for (const url of figures) expect(url).toMatch(/^http:\/\/site\.test\/img\?url=http/);
    expect(new Set(blocks.map(({ __typename }) => __typename))).toEqual(
      new Set(['ArticleHeading', 'ArticleText', 'ArticleFigure']),
    );
  });

  test('stands without her report or albums when those fail', async () => {
    await origin.fault({ path: '/api/brides/2001/report', status: 500 });
    const { data, errors } = await bride('2001');
    expect(data.bride).toMatchObject({ rawId: '2001', report: null });
    expect(errors).toMatchObject([{ path: 'bride.report', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('an album', () => {
  test('is found by the id its bride tells, without another call in the same request', async () => {
    const { data } = await bride('1001');
    const [own] = data.bride?.albums ?? [];
    const ALBUM =
      'query ($rawId: String!) { album(by: { rawId: $rawId }) { rawId photoCount photos { orientation image { url } } bride { nickname } } }';
    const { data: found, calls } = await asking.ask<{ album: Bride['albums'][number] }>(ALBUM, {
      rawId: own?.rawId,
    });
    expect(found.album).toMatchObject({ rawId: own?.rawId, bride: { nickname: 'ゆいまま' } });
    expect(found.album.photos).toHaveLength(found.album.photoCount);
    expect(found.album.photos.some(({ orientation }) => orientation === 'PORTRAIT')).toBe(true);
    expect(found.album.photos[0]?.image.url).toMatch(/^http:\/\/site\.test\/img\?url=/);
    expect(calls.filter((call) => call !== 'R15')).toEqual(['R14']);
  });
});

describe("the editors' choice", () => {
  const PICKS = `query ($prefecture: String) { pickupBrides(prefectureSlug: $prefecture) { ${CARD} } }`;

  test('comes from R10, for a prefecture from R22, a card without another call', async () => {
    const all = await asking.ask<{ pickupBrides: Bride[] }>(PICKS);
    expect(all.data.pickupBrides).toHaveLength(12);
    expect(all.calls).toEqual(['R10']);
    const tokyo = await asking.ask<{ pickupBrides: Bride[] }>(PICKS, { prefecture: 'tokyo' });
    expect(tokyo.data.pickupBrides.length).toBeGreaterThan(3);
    expect(tokyo.calls).toEqual(['R22']);
  });

  test('falls back on R18 where R10 fails', async () => {
    const fresh = createAsking(origin.url);
    await origin.fault({ path: '/api/pickup/bride/list/', status: 500 });
    const { data, errors, calls } = await fresh.ask<{ pickupBrides: Bride[] }>(PICKS);
    await fresh.close();
    expect(errors).toEqual([]);
    expect(data.pickupBrides).toHaveLength(20);
    expect(calls).toEqual(['R10', 'R18']);
  });

  test('a place there is none of is refused without a call', async () => {
    const { errors, calls } = await asking.ask(PICKS, { prefecture: 'atlantis' });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(calls).toEqual([]);
  });

  test('weddings carry their own words and their bride', async () => {
    const { data, calls } = await asking.ask<{ pickupWeddings: { title: string; bride: Bride }[] }>(
      `{ pickupWeddings(prefectureSlug: "tokyo") { title weddingDate hallName bride { ${CARD} } } }`,
    );
    expect(data.pickupWeddings.length).toBeGreaterThan(2);
    expect(data.pickupWeddings[0]?.title).toBeTruthy();
    expect(calls).toEqual(['R23']);
  });
});

describe('themes', () => {
  interface Theme {
    rawId: string;
    name: string;
    brideCount: number;
    brides: { totalCount: number; nodes: Bride[] };
  }

  test('are searched by words, and each tells its brides page by page', async () => {
    const { data } = await asking.ask<{ themeTags: { nodes: Theme[]; totalCount: number } }>(
      '{ themeTags(query: " 和装 ") { totalCount nodes { rawId name brideCount } } }',
    );
    expect(data.themeTags).toMatchObject({ totalCount: 1, nodes: [{ name: '和装' }] });
    const THEME = `query ($rawId: String!, $page: Int) {
      themeTag(by: { rawId: $rawId }) { name brideCount brides(page: $page) { totalCount nodes { ${CARD} } } }
    }`;
    const { rawId = '' } = data.themeTags.nodes[0] ?? {};
    const first = await asking.ask<{ themeTag: Theme }>(THEME, { rawId, page: 1 });
    expect(first.calls).toEqual(['R20']);
    expect(first.data.themeTag.brides.totalCount).toBe(first.data.themeTag.brideCount);
    const second = await asking.ask<{ themeTag: Theme }>(THEME, { rawId, page: 2 });
    const ids = [first, second].flatMap(({ data: page }) => page.themeTag.brides.nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await asking.ask(THEME, { rawId: '9999' })).data).toEqual({ themeTag: null });
  });

  test('blank words are not sent', () => {
    expect(searchWords('  ')).toEqual({});
    expect(searchWords(null)).toEqual({});
    expect(searchWords(' 海　の ')).toEqual({ query: '海 の' });
  });
});

describe('brides of a hall', () => {
  test('come with the reviews in one call, and a review leads to its writer', async () => {
    const fresh = createAsking(origin.url);
    const { data, calls } = await fresh.ask<{
      hall: { brides: Bride[]; reviews: { nodes: { nickname: string; bride: Bride | null }[] } };
    }>(
      '{ hall(by: { rawId: "1" }) { brides { id nickname } reviews { nodes { nickname bride { id nickname } } } } }',
    );
    await fresh.close();
    expect(calls).toEqual(['R54', 'R70']);
    const { brides, reviews } = data.hall;
    expect(brides.length).toBeGreaterThan(0);
    expect(new Set(brides.map(({ id }) => id)).size).toBe(brides.length);
    const written = reviews.nodes.filter((review) => review.bride !== null);
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(reviews.nodes.length);
    for (const { nickname, bride: writer } of written) expect(writer?.nickname).toBe(nickname);
  });
});

test('numbers of all brides (R13)', async () => {
  const { data, calls } = await asking.ask<{ brideReportStats: Record<string, number> }>(
    '{ brideReportStats { brideCount reportCount albumCount photoCount } }',
  );
  expect(data.brideReportStats['brideCount']).toBeGreaterThan(500);
  expect(calls).toEqual(['R13']);
});
