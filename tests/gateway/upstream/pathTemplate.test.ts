/** Input that tries to change the requested path. The rows are those of docs/abuse.md. */
import { describe, expect, test } from 'vitest';
import { deleteHallClip } from '#gateway/upstream/endpoints/clips.ts';
import { getHall, getHallBySlug } from '#gateway/upstream/endpoints/halls.ts';
import { searchHalls } from '#gateway/upstream/endpoints/search.ts';
import { fillPath, isId, ANONYMOUS, encodeRequest } from '#gateway/upstream/request.ts';
import { failureOf, hallPage, signedIn, startTestbed, TEST_VISITOR_ID } from './testbed.ts';

const ABUSE = [
  '', ' ', '../', '..', '.', '..%2f..%2fuser_karte', '1/../2', '1/', '/1', '1?user_id=2', '1#x', '1;x', '1&a=b', '%00', '1%00', '\0',
  '１', '-1', '+1', '1e3', '1.0', '0x1', '01', '0', '9223372036854775808', '99999999999999999999', '1\r\nx: y', '1\n', '\u202e1', '1\u200b',
  'http://evil.example', '\\', '1\\..', 'undefined', 'null', '[object Object]', '__proto__', '１２', 'a'.repeat(10_000),
]; // prettier-ignore

describe('S44, S45', () => {
  test.each(ABUSE)('id %j never changes the path: NotFound, without a call', async (id) => {
    await using testbed = await startTestbed((reply) => reply.json({}));
    expect(await failureOf(testbed.rest().get(getHall, { id }))).toMatchObject({ name: 'NotFound' });
    expect(await failureOf(testbed.rest(signedIn).send(deleteHallClip, { id }))).toMatchObject({
      name: 'NotFound',
    });
    expect(testbed.requests).toHaveLength(0);
  });

  const slugs = ABUSE.filter((slug) => !/^[a-z0-9][a-z0-9_-]{0,99}$/.test(slug));
  test.each(slugs)('slug %j never changes the path', (slug) => {
    expect(() => encodeRequest(getHallBySlug, { id: 'kanto', a: slug }, ANONYMOUS, 'wn')).toThrow('404');
    expect(() => encodeRequest(getHallBySlug, { id: slug, a: 'hakucho' }, ANONYMOUS, 'wn')).toThrow('404');
  });

  test('an accepted value stays one segment of the URL', () => {
    for (const value of ['1', '9223372036854775807', 'a', 'a-b_c', TEST_VISITOR_ID]) {
      for (const format of ['id', 'slug', 'uuid'] as const) {
        const path = fillPath(
          [{ text: 'api' }, { name: 'x', format }, { text: 'pv' }, { text: '' }],
          () => value,
        );
        if (path === null) continue;
        expect(new URL(path, 'http://api.example').pathname.split('/')).toEqual(['', 'api', value, 'pv', '']);
      }
    }
  });

  test('ids go up to 2^63-1', () => {
    expect(isId('9223372036854775807')).toBe(true);
    expect(isId('9223372036854775808')).toBe(false);
  });

  test.each(['a&user_id=2', 'a#b', 'a?b', '海 と 山', 'a\r\nx: y', 'a+b%20c'])(
    'text %j stays in its parameter',
    async (name) => {
      await using testbed = await startTestbed((reply) => reply.json(hallPage([])));
      await testbed.rest().get(searchHalls, { name, region_slugs: ['', 'ginza', ''] });
      const url = new URL(testbed.requests[0]?.target ?? '', 'http://api.example');
      expect([...url.searchParams]).toEqual([
        ['region_slugs', 'ginza'],
        ['name', name],
      ]);
    },
  );

  test.each([{ area_slug: '../x' }, { page: 0 }, { station_id: '1e3' }, { people: -1 }])(
    '%j is rejected before the call',
    async (filter) => {
      await using testbed = await startTestbed((reply) => reply.json(hallPage([])));
      const [field = ''] = Object.keys(filter);
      expect(await failureOf(testbed.rest().get(searchHalls, filter))).toMatchObject({
        status: 400,
        fields: { [field]: [expect.any(String)] },
      });
      expect(testbed.requests).toHaveLength(0);
    },
  );
});

test('S43 a user id in the input is not sent', async () => {
  await using testbed = await startTestbed((reply) => reply.json({}, 500));
  const input = { id: '1', user_id: '2', uuid: 'x' };
  await failureOf(testbed.rest(signedIn).send(deleteHallClip, input));
  expect(testbed.requests[0]?.body).toBe('user_id=1001');
});
