/** What the pages of brides cost: REST calls of each page's own query, nothing known before. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Origin, startOrigin } from '#tests/harness/origin.ts';

import { createAsking } from './query.ts';
import { pageQuery } from './pageQuery.ts';

let origin: Origin;
beforeAll(async () => {
  origin = await startOrigin();
});
afterAll(() => origin.stop());
beforeEach(() => origin.clearFaults());

/** Asks a page of a gateway that has just been started. */
async function open(name: string, variables: Record<string, unknown>) {
  const asking = createAsking(origin.url);
  const answer = await asking.ask<Record<string, unknown>>(pageQuery(name), variables, { planned: true });
  await asking.close();
  return answer;
}

const by = (rawId: string) => ({ by: { rawId } });

test.each([
  ['a bride', 'BridePageQuery', by('1001'), ['R15', 'R16', 'R17', 'R21', 'R54', 'R70']],
  ['an album', 'AlbumPageQuery', by('6001'), ['R14', 'R15']],
  ['a theme', 'ThemePageQuery', { ...by('21'), page: 1 }, ['R20']],
  // The theme itself, and the list that was searched.
  ['a theme searched', 'ThemePageQuery', { ...by('21'), page: 1, query: '東京' }, ['R20', 'R20']],
  ['all whom the editors chose', 'PickedBridesPageQuery', { page: 2 }, ['R18']],
  ['all themes', 'ThemesPageQuery', { page: 1 }, ['R19']],
])('%s costs one call per resource', async (_page, name, variables, calls) => {
  const answer = await open(name, variables);
  expect(answer.errors).toEqual([]);
  expect(Object.values(answer.data)).not.toContain(null);
  expect(answer.calls).toEqual(calls);
});

test.each([
  ['everywhere', { weddingsOf: 'tokyo', isOfPrefecture: false }, ['R10', 'R13', 'R19']],
  [
    'a prefecture',
    { prefectureSlug: 'tokyo', weddingsOf: 'tokyo', isOfPrefecture: true },
    ['R19', 'R22', 'R23'],
  ],
])('the brides of %s cost one call per resource, and none for a card', async (_place, variables, calls) => {
  const answer = await open('BridesPageQuery', variables);
  expect(answer.errors).toEqual([]);
  expect(answer.calls.filter((call) => /^R(1|2)\d$/.test(call))).toEqual(calls);
  expect(answer.calls.length).toBe(new Set(answer.calls).size);
});

test('a bride’s page stands without profile, report, albums, hall and its brides', async () => {
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
