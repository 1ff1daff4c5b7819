/** Halls and fairs of the seed, for the variables of examples. */
import type { Site } from '#tests/harness/gateway.ts';

interface DetailedHall {
  id: string;
  rawId: string;
  zexyPhotos: unknown[];
  regulation: { covid: string | null } | null;
  fairs: { nodes: { id: string; holdTimes: string[]; isReservable: boolean }[] };
}

/** Halls with many details. */
export async function detailedHalls(site: Site): Promise<DetailedHall[]> {
  const { data } = await site.graphql<{ halls: { nodes: DetailedHall[] } }>(`{
    halls(sort: REVIEWS_MANY, first: 12) {
      nodes { id rawId zexyPhotos { rawId } regulation { covid } fairs(first: 12) { nodes { id holdTimes isReservable } } }
    }
  }`);
  return data?.halls.nodes ?? [];
}

/** The next fair of many halls. Some are today, so they no longer take reservations. */
export async function nextFairs(site: Site): Promise<DetailedHall['fairs']['nodes']> {
  const { data } = await site.graphql<{ halls: { nodes: Pick<DetailedHall, 'fairs'>[] } }>(`{
    halls(first: 50) { nodes { fairs(first: 1) { nodes { id holdTimes isReservable } } } }
  }`);
  return data?.halls.nodes.flatMap(({ fairs: { nodes } }) => nodes) ?? [];
}
