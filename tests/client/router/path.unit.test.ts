import { describe, expect, expectTypeOf, it } from 'vitest';
import * as at from '#client/paths.ts';
import { definePath } from '#client/router/path.ts';
import { routeGroups } from '#client/routes.ts';

describe('a path matches', () => {
  it('its parts, with or without a trailing slash', () => {
    const path = definePath('/halls/:areaSlug/:slug');
    expect(path.match('/halls/kanto/aoyama')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(path.match('/halls/kanto/aoyama/')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(path.match('/halls/kanto')).toBeNull();
    expect(path.match('/halls/kanto/aoyama/x')).toBeNull();
  });

  it('decoded parts, which may hold any character', () => {
    const path = definePath('/tag/:slug');
    expect(path.match('/tag/%E5%92%8C%E8%A3%85')).toEqual({ slug: '和装' });
    expect(path.match('/tag/a%2Fb')).toEqual({ slug: 'a/b' });
  });

  it('what the expression of a part allows', () => {
    const path = definePath('/halls/:rawId<\\d+>');
    expect(path.match('/halls/12')).toEqual({ rawId: '12' });
    expect(path.match('/halls/search')).toBeNull();
  });

  it('the root', () => expect(definePath('/').match('/')).toEqual({}));
});

describe('a path writes', () => {
  it('an address that it matches', () => {
    for (const slug of ['和装', 'a/b', '50%', '..', 'a b?c#d'])
      expect(at.tagPath.match(at.tagPath({ slug }))).toEqual({ slug });
  });

  it('the parameters of its page in their order, without empty ones and page 1', () => {
    expect(at.themePath({ rawId: '3' }, { query: '海 & 森', page: 2 })).toBe(
      '/brides/themes/3?page=2&query=%E6%B5%B7+%26+%E6%A3%AE',
    );
    expect(at.themesPath({ page: 1, query: '' })).toBe('/brides/themes');
    expect(at.hallComparePath({ hall: ['1', '2'] })).toBe('/halls/compare?hall=1&hall=2');
    expect(at.registerPath({ code: null, to: undefined })).toBe('/register');
  });

  it('nothing else: parts and parameters are typed', () => {
    expectTypeOf<{ rawId: string }>().toExtend<Parameters<typeof at.bridePath>[0]>();
    expectTypeOf<{ id: string }>().not.toExtend<Parameters<typeof at.bridePath>[0]>();
    expectTypeOf<Parameters<typeof at.bridesPath>>().toEqualTypeOf<[]>();
    expectTypeOf<{ page: number }>().toExtend<Parameters<typeof at.themesPath>[0]>();
    expectTypeOf<keyof NonNullable<Parameters<typeof at.themesPath>[0]>>().toEqualTypeOf<'page' | 'query'>();
    const parts = at.diagnosisAnswerPath.match('/diagnosis/12345678/child');
    expect(parts).toEqual({ id: '12345678', side: 'child' });
    expectTypeOf(parts?.side).toEqualTypeOf<'child' | 'parent' | undefined>();
  });
});

describe('the routes', () => {
  it('have each path of the site once, in the order of their group', async () => {
    const groups = await Promise.all(
      routeGroups.map(
        async ({ paths, load }) => [paths, (await load()).routes.map(({ path }) => path)] as const,
      ),
    );
    for (const [paths, ofRoutes] of groups) expect(new Set(ofRoutes)).toEqual(new Set(paths));
    const all = groups.flatMap(([paths]) => paths.map(({ pattern }) => pattern));
    const defined = Object.values(at).flatMap((path) => (typeof path === 'function' ? [path.pattern] : []));
    expect(all.toSorted()).toEqual(defined.toSorted());
  });
});
