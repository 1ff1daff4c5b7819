import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchParameter } from '#gateway/domains/bride/rules.ts';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway } from './testGateway.ts';

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
beforeEach(() => origin.clearFaults());

/** Seeded brides: private, closed, and one whose report contains scripts. */
const PRIVATE = '2006';
const CLOSED = '2009';
const HOSTILE_REPORT = '2104';

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
const bride = async (rawId: string) => gateway.execute<{ bride: Bride | null }>(PROFILE, { rawId });

describe('a bride', () => {
  test('makes one call per resource, all in parallel', async () => {
    const { data, calls, errors, trace } = await bride('1001');
    expect(errors).toEqual([]);
    expect(data.bride).toMatchObject({ rawId: '1001', nickname: 'ゆいまま', isOfficial: true });
    expect(data.bride?.hallName).toBe(data.bride?.hall?.name);
    expect(data.bride?.selfIntroduction).toBeTruthy();
    expect(calls).toEqual(['R15', 'R16', 'R17', 'R21', 'R54']);
    expect(trace.filter(({ call }) => call === 'R15')).toHaveLength(1);
  });

  test('is null if the profile is private or closed', async () => {
    for (const rawId of [PRIVATE, CLOSED, '999999', '0', '../1', '1?user_id=2']) {
      const { data, errors } = await bride(rawId);
      expect(data).toEqual({ bride: null });
      expect(errors).toEqual([]);
    }
  });

  test.each([PRIVATE, CLOSED])('%s, hidden, is not a node, and her albums are null', async (rawId) => {
    // The REST API returns hidden profiles with their albums; the gateway hides them.
    const profile = (await (await fetch(`${origin.url}/api/profile/${rawId}`)).json()) as {
      album_list: { id: number }[];
    };
    const [album] = profile.album_list;
    const ids = [`Bride:${rawId}`, `Album:${album?.id}`].map((text) =>
      Buffer.from(text).toString('base64url'),
    );
    const { data, errors } = await gateway.execute(
      'query ($ids: [ID!]!, $album: String!) { nodes(ids: $ids) { __typename } album(by: { rawId: $album }) { title } }',
      { ids, album: String(album?.id) },
    );
    expect(album).toBeDefined();
    expect(errors).toEqual([]);
    expect(data).toEqual({ nodes: [null, null], album: null });
  });

  test('has a report without scripts, forms and other active content', async () => {
    const { data } = await bride(HOSTILE_REPORT);
    const { body } = data.bride?.report ?? { body: '' };
    expect(body).toContain('お申し込み後のキャンセル');
    expect(body).not.toMatch(/script|onerror|onclick|javascript:|style=/i);
  });

  test('shows photos between the text: as figures, and in the HTML through the image proxy', async () => {
    const { data } = await gateway.execute<{
      bride: { report: { body: string; blocks: { __typename: string; image?: { url: string } }[] } };
    }>(
      '{ bride(by: { rawId: "1001" }) { report { body blocks { __typename ... on ArticleFigure { image { url } } } } } }',
    );
    const { body, blocks } = data.bride.report;
    const figures = blocks.flatMap(({ image }) => image?.url ?? []);
    const inHtml = [...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) =>
      url?.replaceAll('&#x26;', '&'),
    );
    expect(figures.length).toBeGreaterThan(1);
    expect(inHtml).toEqual(figures);
    for (const url of figures) expect(url).toMatch(/^http:\/\/site\.test\/img\?url=http/);
    expect(new Set(blocks.map(({ __typename }) => __typename))).toEqual(
      new Set(['ArticleHeading', 'ArticleText', 'ArticleFigure']),
    );
  });

  test('resolves without report or albums if those fail', async () => {
    await origin.fault({ path: '/api/brides/2001/report', status: 500 });
    const { data, errors } = await bride('2001');
    expect(data.bride).toMatchObject({ rawId: '2001', report: null });
    expect(errors).toMatchObject([{ path: 'bride.report', code: 'UPSTREAM_ERROR' }]);
  });
});

describe('an album', () => {
  test('is found by its id without another call in the same request', async () => {
    const { data } = await bride('1001');
    const [own] = data.bride?.albums ?? [];
    const ALBUM =
      'query ($rawId: String!) { album(by: { rawId: $rawId }) { rawId photoCount photos { orientation image { url } } bride { nickname } } }';
    const { data: found, calls } = await gateway.execute<{ album: Bride['albums'][number] }>(ALBUM, {
      rawId: own?.rawId,
    });
    expect(found.album).toMatchObject({ rawId: own?.rawId, bride: { nickname: 'ゆいまま' } });
    expect(found.album.photos).toHaveLength(found.album.photoCount);
    expect(found.album.photos.some(({ orientation }) => orientation === 'PORTRAIT')).toBe(true);
    expect(found.album.photos[0]?.image.url).toMatch(/^http:\/\/site\.test\/img\?url=/);
    expect(calls.filter((call) => call !== 'R15')).toEqual(['R14']);
  });
});

describe("the editors' picks", () => {
  const PICKS = `query ($prefecture: String) { pickupBrides(prefectureSlug: $prefecture) { ${CARD} } }`;

  test('come from the nationwide or the prefecture list, without a call per card', async () => {
    const all = await gateway.execute<{ pickupBrides: Bride[] }>(PICKS);
    expect(all.data.pickupBrides).toHaveLength(12);
    expect(all.calls).toEqual(['R10']);
    const tokyo = await gateway.execute<{ pickupBrides: Bride[] }>(PICKS, { prefecture: 'tokyo' });
    expect(tokyo.data.pickupBrides.length).toBeGreaterThan(3);
    expect(tokyo.calls).toEqual(['R22']);
  });

  test('fall back to the older list if the nationwide one fails', async () => {
    const fresh = createTestGateway(origin.url);
    await origin.fault({ path: '/api/pickup/bride/list/', status: 500 });
    const { data, errors, calls } = await fresh.execute<{ pickupBrides: Bride[] }>(PICKS);
    await fresh.close();
    expect(errors).toEqual([]);
    expect(data.pickupBrides).toHaveLength(20);
    expect(calls).toEqual(['R10', 'R18']);
  });

  test('reject an unknown prefecture without a call', async () => {
    const { errors, calls } = await gateway.execute(PICKS, { prefecture: 'atlantis' });
    expect(errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(calls).toEqual([]);
  });

  test('include weddings with their headline and bride', async () => {
    const { data, calls } = await gateway.execute<{ pickupWeddings: { title: string; bride: Bride }[] }>(
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

  test('can be searched by words and list their brides page by page', async () => {
    const { data } = await gateway.execute<{ themeTags: { nodes: Theme[]; totalCount: number } }>(
      '{ themeTags(query: " 和装 ") { totalCount nodes { rawId name brideCount } } }',
    );
    expect(data.themeTags).toMatchObject({ totalCount: 1, nodes: [{ name: '和装' }] });
    const THEME = `query ($rawId: String!, $page: Int) {
      themeTag(by: { rawId: $rawId }) { name brideCount brides(page: $page) { totalCount nodes { ${CARD} } } }
    }`;
    const { rawId = '' } = data.themeTags.nodes[0] ?? {};
    const first = await gateway.execute<{ themeTag: Theme }>(THEME, { rawId, page: 1 });
    expect(first.calls).toEqual(['R20']);
    expect(first.data.themeTag.brides.totalCount).toBe(first.data.themeTag.brideCount);
    const second = await gateway.execute<{ themeTag: Theme }>(THEME, { rawId, page: 2 });
    const ids = [first, second].flatMap(({ data: page }) => page.themeTag.brides.nodes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect((await gateway.execute(THEME, { rawId: '9999' })).data).toEqual({ themeTag: null });
  });

  test('do not send blank words', () => {
    expect(searchParameter('  ')).toEqual({});
    expect(searchParameter(null)).toEqual({});
    expect(searchParameter(' 海　の ')).toEqual({ query: '海 の' });
    expect(searchParameter('ﾄﾞﾚｽ ＤＲＥＳＳ')).toEqual({ query: 'ドレス DRESS' });
  });
});

describe('brides of a hall', () => {
  test('share their call with the reviews, and a review leads to its author', async () => {
    const fresh = createTestGateway(origin.url);
    const { data, calls } = await fresh.execute<{
      hall: { brides: Bride[]; reviews: { nodes: { nickname: string; bride: Bride | null }[] } };
    }>(
      '{ hall(by: { rawId: "10" }) { brides { id nickname } reviews { nodes { nickname bride { id nickname } } } } }',
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

test('totals over all brides', async () => {
  const { data, calls } = await gateway.execute<{ brideReportStats: Record<string, number> }>(
    '{ brideReportStats { brideCount reportCount albumCount photoCount } }',
  );
  expect(data.brideReportStats['brideCount']).toBeGreaterThan(500);
  expect(calls).toEqual(['R13']);
});
