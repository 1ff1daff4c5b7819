import { expect, it } from 'vitest';
import { areaCookie, areaSetAt } from '#client/components/place/areaCookie.ts';
import { areaOf, pageKey } from '#gateway/site/cacheKey.ts';

const setAt = new Date('2026-11-21T03:00:00Z');
const cookie = areaCookie({ area: 'kinki', prefecture: 'osaka' }, setAt).split(';')[0] ?? '';

it('the cookie of the area says which, and when it was chosen', () => {
  expect(cookie).toBe('area=kinki/osaka/1795230000');
  expect(areaSetAt(`a=1; ${cookie}; b=2`)).toEqual(setAt);
  expect(areaSetAt('area=kinki/osaka')).toBeNull();
  expect(areaSetAt('')).toBeNull();
});

it('it is kept for 365 days', () => {
  expect(areaCookie({ area: 'kinki', prefecture: 'osaka' })).toContain('max-age=31536000');
});

it('the server makes pages for it, the same whenever it was chosen', () => {
  const area = areaOf({ headers: { cookie: `x=1; ${cookie}` } });
  expect(area).toEqual({ area: 'kinki', prefecture: 'osaka' });
  expect(areaOf({ headers: { cookie: 'area=kinki/osaka' } })).toEqual(area);
  expect(areaOf({ headers: { cookie: 'area=kinki/<script>' } })).toBeNull();
  expect(pageKey({ url: '/', inApp: false, area, hidesRokuyo: false })).not.toContain('1795230000');
});
