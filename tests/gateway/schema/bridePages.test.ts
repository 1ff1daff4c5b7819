/** REST calls of the bride pages' own queries on a cold gateway. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createTestGateway, pageQuery } from './testGateway.ts';

let origin: Origin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin.stop());
beforeEach(() => origin.clearFaults());

/** Runs a page query on a newly created gateway. */
async function open(name: string, variables: Record<string, unknown>) {
  const gateway = createTestGateway(origin.url);
  const result = await gateway.execute<Record<string, unknown>>(pageQuery(name), variables, {
    compiled: true,
  });
  await gateway.close();
  return result;
}

const by = (rawId: string) => ({ by: { rawId } });

test.each([
  ['a bride', 'BridePageQuery', by('1001'), ['R15', 'R16', 'R17', 'R21', 'R54', 'R70']],
  ['an album', 'AlbumPageQuery', by('6001'), ['R14', 'R15']],
  ['a theme', 'ThemePageQuery', { ...by('21'), page: 1 }, ['R20']],
  // The theme itself, and the searched list.
  ['a searched theme', 'ThemePageQuery', { ...by('21'), page: 1, query: '東京' }, ['R20', 'R20']],
  ['all picked brides', 'PickedBridesPageQuery', { page: 2 }, ['R18']],
  ['all themes', 'ThemesPageQuery', { page: 1 }, ['R19']],
])('%s makes one call per resource', async (_page, name, variables, calls) => {
  const result = await open(name, variables);
  expect(result.errors).toEqual([]);
  expect(Object.values(result.data)).not.toContain(null);
  expect(result.calls).toEqual(calls);
});

test.each([
  ['everywhere', { weddingsOf: 'tokyo', isOfPrefecture: false }, ['R10', 'R13', 'R19']],
  [
    'a prefecture',
    { prefectureSlug: 'tokyo', weddingsOf: 'tokyo', isOfPrefecture: true },
    ['R19', 'R22', 'R23'],
  ],
])('the brides of %s cost one call per resource, and none per card', async (_place, variables, calls) => {
  const result = await open('BridesPageQuery', variables);
  expect(result.errors).toEqual([]);
  expect(result.calls.filter((call) => /^R(1|2)\d$/.test(call))).toEqual(calls);
  expect(result.calls.length).toBe(new Set(result.calls).size);
});

test("a bride page renders without profile, report, albums, hall and the hall's brides", async () => {
  const broken = ['/api/profile/1001', '/api/brides/1001/', '/api/wn/halls/1'];
  await origin.fault(...broken.map((path) => ({ path, status: 500 })));
  const { data } = await open('BridePageQuery', by('1001'));
  expect(data['bride']).toMatchObject({
    rawId: '1001',
    isOfficial: true,
    selfIntroduction: null,
    report: null,
  });
});
