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
  it('lose tracking parameters and empty values when written', () => {
    expect(canonicalAddress(parseAddress('/halls/search/?k=1&utm_source=x&name=&utm_medium=y#top'))).toBe(
      '/halls/search/?k=1',
    );
  });

  it('survive broken percent signs', () => {
    expect(parseAddress('/halls/%E0%A4%A').path).toBe('/halls/%E0%A4%A');
  });

  it('come back as they were written', () => {
    const written = formatAddress(
      '/halls/式場',
      [
        ['name', '青山 &=?#'],
        ['k', '1'],
        ['k', '2'],
      ],
      '口コミ',
    );
    const read = parseAddress(written);
    expect(read.path).toBe('/halls/式場');
    expect([...read.query]).toEqual([
      ['name', '青山 &=?#'],
      ['k', '1'],
      ['k', '2'],
    ]);
    expect(read.hash).toBe('口コミ');
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

  it('carry no number for page 1', () => {
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
  ])('never lead out of the site: %s', (given) => expect(returnPath(given)).toBe('/'));

  it('lead back to a page of the site', () =>
    expect(returnPath('/halls/search/?k=1')).toBe('/halls/search/?k=1'));
});

describe('patterns', () => {
  it('name the parts of a path, with or without a slash at the end', () => {
    const match = compilePattern('/halls/:areaSlug/:slug');
    expect(match('/halls/kanto/aoyama')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(match('/halls/kanto/aoyama/')).toEqual({ areaSlug: 'kanto', slug: 'aoyama' });
    expect(match('/halls/kanto')).toBeNull();
    expect(match('/halls/kanto/aoyama/x')).toBeNull();
  });

  it('keep to the expression of a part', () => {
    const match = compilePattern('/halls/:rawId<\\d+>');
    expect(match('/halls/12')).toEqual({ rawId: '12' });
    expect(match('/halls/search')).toBeNull();
  });

  it('know the root', () => expect(compilePattern('/')('/')).toEqual({}));
});
