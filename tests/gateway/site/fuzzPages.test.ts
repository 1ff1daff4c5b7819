import { expect, test } from 'vitest';
import { routeGroups } from '#client/routes.ts';
import { pagesOf } from '#tests/fuzz/pages.ts';

const PLACES = {
  fair: '/halls/1/fairs/2',
  slug: '/halls/kanto/a-hall',
  diagnosis: 'dg_0123456789',
  share: '0123456789abcdef',
  theme: '1',
  album: '1',
  writer: '1',
  ring: '1',
  region: 'ginza',
  district: 'mito',
  station: '1',
};

/** Redirects to the address by slug. */
const REDIRECTED = ['/halls/:rawId<\\d+>'];

test('the fuzzer opens a page of every route', async () => {
  const tables = await Promise.all(routeGroups.map(async (group) => ({ group, ...(await group.load()) })));
  const addresses = pagesOf(PLACES).flatMap(({ address }) =>
    address === null ? [] : [address.split('?')[0] ?? ''],
  );
  const routeOf = (address: string): string | undefined => {
    const table = tables.find(({ group }) => group.pattern.test(address));
    return table?.routes.find((route) => route.match(address))?.path;
  };
  const opened = new Set(addresses.map(routeOf));
  const all = tables.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(all.filter((path) => !opened.has(path))).toEqual(REDIRECTED);
  expect(opened.has(undefined)).toBe(false);
});
