import { describe, expect, it } from 'vitest';
import {
  canonicalAddress,
  formatAddress,
  pageNumber,
  parseAddress,
  selectParameters,
  sitePath,
  withPage,
} from '#client/router/address.ts';
import { hostilePaths } from '../../gateway/site/hostileAddresses.ts';

describe('addresses', () => {
  it('keep the parameters of their route, in its order and without empty values', () => {
    const address = parseAddress('/halls/search/?k=2&fbclid=z&s=a&utm_source=x&k=1&name=&K=3#top');
    const selected = selectParameters(address, ['s', 'k', 'name']);
    expect([canonicalAddress(selected), selected.hash]).toEqual(['/halls/search/?s=a&k=2&k=1', 'top']);
  });

  it('take each value once', () => {
    const twice = selectParameters(parseAddress('/halls/search/?page=2&page=2'), ['page']);
    expect(canonicalAddress(twice)).toBe('/halls/search/?page=2');
  });

  it('have no parameter that no source takes', () => {
    const selected = selectParameters(parseAddress('/brides/themes?query=%00&page=2%00'), ['query', 'page']);
    expect(canonicalAddress(selected)).toBe('/brides/themes?page=2');
  });

  it('S131 take no more values than any form sends, the first of each parameter in any case', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `k=${at}&g=${at}`).join('&');
    const names = ['k', 'g', 'name', 'page'];
    const cut = selectParameters(parseAddress(`/halls/search/?${many}&name=x&page=2`), names);
    const [first, ...others] = cut.query.getAll('k');
    expect([first, others[0], cut.query.getAll('g'), cut.query.get('page')]).toEqual(['0', '1', ['0'], '2']);
    expect(others.length).toBeLessThan(150);
    // An address that was cut has the same page.
    const again = selectParameters(parseAddress(canonicalAddress(cut)), names);
    expect(canonicalAddress(again)).toBe(canonicalAddress(cut));
  });

  it('encode malformed percent signs, once', () => {
    expect(parseAddress('/halls/%E0%A4%A').path).toBe('/halls/%25E0%25A4%25A');
    expect(parseAddress('/halls/%25E0%25A4%25A').path).toBe('/halls/%25E0%25A4%25A');
  });

  it.each([
    ['/%2Fevil.example/', '/%2Fevil.example/'],
    ['/a%3Fb%23c/d', '/a%3Fb%23c/d'],
    ['//evil.example/', '/evil.example/'],
    ['/\\\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%252Fevil', '/%252Fevil'],
    ['/@evil', '/%40evil'],
    ['/%68alls', '/halls'],
  ])('%s has the path %s', (url, path) => {
    expect(parseAddress(url).path).toBe(path);
    expect(formatAddress(path)).toBe(path);
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
    expect(parsed.path).toBe('/halls/%E5%BC%8F%E5%A0%B4');
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
    '/\t/evil.example',
    'https:/evil.example',
  ])('never return to another site: %s', (value) => expect(sitePath(value)).toBe('/'));

  it.each([
    ['/halls/search/?k=1', '/halls/search/?k=1'],
    ['/halls/1?utm_source=line#fairs', '/halls/1?utm_source=line#fairs'],
    ['/.//evil.example', '/evil.example'],
    ['/%2Fevil.example/?page=1', '/%2Fevil.example/?page=1'],
    ['/a b', '/a%20b'],
  ])('return to a page of the site: %s', (value, path) => expect(sitePath(value)).toBe(path));

  it('S62 stay on the site wherever they come from: 10,000 generated ones', () => {
    const site = 'https://musubi.example';
    const canonicalOf = (address: string): string => canonicalAddress(parseAddress(address));
    const wrong = hostilePaths(10_000, 20_261_124).flatMap((path) =>
      [
        sitePath(path),
        canonicalOf(path),
        withPage(parseAddress(path), 2),
        formatAddress('/login', [['to', path]]),
      ].filter((address) => {
        const canonical = canonicalOf(address);
        return new URL(address, site).origin !== site || canonicalOf(canonical) !== canonical;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
