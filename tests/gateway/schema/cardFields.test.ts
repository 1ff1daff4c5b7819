/** Pictures and addresses of cards that only some pages show, over the real REST APIs. */
import { afterAll, expect, inject, test } from 'vitest';

import { createTestGateway } from './testGateway.ts';

const { execute, close } = createTestGateway(inject('originUrl'));
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

test('cards of articles, writers and albums have their pictures and origins', async () => {
  const { data, errors } = await execute<Cards>(
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
