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
  reservation: '1',
};

/** Redirects to the address by slug. */
const REDIRECTED = ['/halls/:rawId<\\d+>'];

/** The page of `/fairs` with other conditions. */
const MONTH = ':month<20\\d\\d-(?:0[1-9]|1[0-2])>';
const SAME_PAGE = [
  `/fairs/${MONTH}`,
  `/fairs/:prefecture<[a-z]+>/${MONTH}`,
  `/fairs/area/:area<[a-z]+>/${MONTH}`,
];

test('the fuzzer opens a page of every route', async () => {
  const tables = await Promise.all(routeGroups.map(({ load }) => load()));
  const addresses = pagesOf(PLACES).flatMap(({ address }) =>
    address === null ? [] : [address.split('?')[0] ?? ''],
  );
  const routeOf = (address: string): string | undefined => {
    const routes = tables.flatMap((table) => table.routes);
    return routes.find(({ path }) => path.match(address) !== null)?.path.pattern;
  };
  const opened = new Set(addresses.map(routeOf));
  const all = tables.flatMap(({ routes }) => routes.map(({ path }) => path.pattern));
  expect(all.filter((path) => !opened.has(path))).toEqual([...SAME_PAGE, ...REDIRECTED]);
  expect(opened.has(undefined)).toBe(false);
});
