/** Calendar files behind nginx: each visitor gets the file of the own reservation and wedding day. */
import { expect, it } from 'vitest';
import { proxiedSite } from '../http/proxiedSite.ts';

const servers = proxiedSite();

const read = async (path: string) => (await fetch(servers.proxy.url + path)).text();

it('S121 holds the number of the reservation it is asked for', async () => {
  const { site, proxy } = servers;
  const page = await (await fetch(`${site.url}/halls/1/fairs`)).text();
  const [path] = /\/halls\/1\/fairs\/\d+/.exec(page) ?? [];
  const uids: unknown[] = [];
  for (const query of ['reservation=555&time=09%3A00', 'time=09%3A00', 'reservation=777&time=09%3A00'])
    uids.push(/^UID:(\w+-\d+)/m.exec(await read(`${path}.ics?${query}`))?.[1]);
  expect(uids).toEqual(['reservation-555', 'fair-1', 'reservation-777']);
  expect((await fetch(`${proxy.url}${path}.ics`)).headers.get('cache-control')).toBe('private, no-store');
});

it('S121 holds the days before the wedding day it is asked for', async () => {
  for (const day of ['2027-05-01', '2027-09-20'])
    expect(await read(`/halls/1/cancellation.ics?wedding_date=${day}`)).toContain(
      `UID:cancellation-1-${day}-`,
    );
});
