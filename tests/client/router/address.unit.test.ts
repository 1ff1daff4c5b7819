import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  compilePattern,
  formatAddress,
  pageNumber,
  parseAddress,
  returnPath,
  withPage,
} from '#client/router/address.ts';

describe('addresses', () => {
  it('are formatted without tracking parameters and empty values', () => {
    expect(canonicalAddress(parseAddress('/halls/search/?k=1&utm_source=x&name=&utm_medium=y#top'))).toBe(
      '/halls/search/?k=1',
    );
  });

  it('keep malformed percent-encoding', () => {
    expect(parseAddress('/halls/%E0%A4%A').path).toBe('/halls/%E0%A4%A');
  });

  it('round-trip', () => {
    const formatted = formatAddress(
      '/halls/式場',
      [
        ['name', '青山 &=?#'],
        ['k', '1'],
        ['k', '2'],
      ],
      '口コミ',
    );
    const parsed = parseAddress(formatted);
    expect(parsed.path).toBe('/halls/式場');
    expect([...parsed.query]).toEqual([
      ['name', '青山 &=?#'],
      ['k', '1'],
      ['k', '2'],
    ]);
    expect(parsed.hash).toBe('口コミ');
  });

  it.each([
    ['/x', 1],
    ['/x?page=', 1],
    ['/x?page=abc', null],
    ['/x?page=2', 2],
    ['/x?page=0', null],
    ['/x?page=-3', null],
    ['/x?page=99999999999', null],
  ])('%s is page %s', (url, page) => expect(pageNumber(parseAddress(url))).toBe(page));

  it('have no page parameter for page 1', () => {
    const address = parseAddress('/x?k=1&page=4');
    expect(withPage(address, 1)).toBe('/x?k=1');
    expect(withPage(address, 5)).toBe('/x?k=1&page=5');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/a b',
    '/\t/evil.example',
  ])('never return to another site: %s', (value) => expect(returnPath(value)).toBe('/'));

  it('return to a page of the site', () =>
    expect(returnPath('/halls/search/?k=1')).toBe('/halls/search/?k=1'));
});

describe('patterns', () => {
  it('capture the parts of a path, with or without a trailing slash', () => {
    const match = compilePattern('/halls/:areaSlug/:slug');
    expect(match('/halls/kanto/aoyama')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(match('/halls/kanto/aoyama/')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(match('/halls/kanto')).toBeNull();
    expect(match('/halls/kanto/aoyama/x')).toBeNull();
  });

  it('respect the expression of a part', () => {
    const match = compilePattern('/halls/:rawId<\\d+>');
    expect(match('/halls/12')).toEqual({ rawId: '12' });
    expect(match('/halls/search')).toBeNull();
  });

  it('match the root', () => expect(compilePattern('/')('/')).toEqual({}));
});
