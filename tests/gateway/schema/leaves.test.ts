/** Pictures and addresses of cards that only some pages show, read from the real REST APIs. */
import { afterAll, expect, inject, test } from 'vitest';
import { createAsking } from './query.ts';

const { ask, close } = createAsking(inject('originUrl'));
afterAll(close);

interface Cards {
  pickupArticles: {
    kind: string;
    rectangleThumbnail: { url: string } | null;
    referrerName: string | null;
    referrerUrl: string | null;
  }[];
  writers: { nodes: { avatar: { url: string } | null }[] };
  pickupBrides: { albums: { coverImage: { url: string } | null; photoCount: number }[] }[];
}

test('cards of articles, writers and albums have their pictures and say where they come from', async () => {
  const { data, errors } = await ask<Cards>(
    '{ pickupArticles { kind rectangleThumbnail { url } referrerName referrerUrl } writers(first: 20) { nodes { avatar { url } } } pickupBrides { albums { coverImage { url } photoCount } } }',
  );
  expect(errors).toEqual([]);
  const { pickupArticles: articles, writers, pickupBrides: brides } = data;
  expect(articles.some(({ rectangleThumbnail }) => rectangleThumbnail !== null)).toBe(true);
  const foreign = articles.filter(({ kind }) => kind === 'DISTRIBUTION');
  expect(foreign.every(({ referrerName, referrerUrl }) => referrerName && referrerUrl)).toBe(true);
  expect(writers.nodes.some(({ avatar }) => avatar?.url.includes('/img?url='))).toBe(true);
  const albums = brides.flatMap((bride) => bride.albums).filter(({ photoCount }) => photoCount > 0);
  expect(albums.length).toBeGreaterThan(0);
  expect(albums.every(({ coverImage }) => coverImage !== null)).toBe(true);
});
