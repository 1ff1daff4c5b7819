import { expect, it } from 'vitest';
import { serializeAreaCookie, areaSetAt } from '#client/components/place/areaCookie.ts';
import { readArea, pageCacheKey } from '#gateway/site/cacheKey.ts';

const setAt = new Date('2026-11-21T03:00:00Z');
const cookie = serializeAreaCookie({ area: 'kinki', prefecture: 'osaka' }, setAt).split(';')[0] ?? '';

it('contains the area and the time of choice', () => {
  expect(cookie).toBe('area=kinki/osaka/1795230000');
  expect(areaSetAt(`a=1; ${cookie}; b=2`)).toEqual(setAt);
  expect(areaSetAt('area=kinki/osaka')).toBeNull();
  expect(areaSetAt('')).toBeNull();
});

it('lasts 365 days', () => {
  expect(serializeAreaCookie({ area: 'kinki', prefecture: 'osaka' })).toContain('max-age=31536000');
});

it('is read by the server, which ignores the time of choice', () => {
  const area = readArea({ headers: { cookie: `x=1; ${cookie}` } });
  expect(area).toEqual({ area: 'kinki', prefecture: 'osaka' });
  expect(readArea({ headers: { cookie: 'area=kinki/osaka' } })).toEqual(area);
  expect(readArea({ headers: { cookie: 'area=kinki/<script>' } })).toBeNull();
  expect(pageCacheKey({ url: '/', inApp: false, area, hidesRokuyo: false })).not.toContain('1795230000');
});
