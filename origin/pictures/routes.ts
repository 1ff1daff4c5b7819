/** The made pictures over HTTP. */
import type { FastifyInstance } from 'fastify';
import { notFound, sendError } from '../http/refusals.ts';
import { readPictureName } from './address.ts';
import { drawPicture } from './draw.ts';
import { Shelf } from './shelf.ts';

/** Pictures never change under their address. */
const CACHE = 'public, max-age=31536000, immutable';

/** Serves /pictures/; what was drawn is kept in `folder`, or nowhere for null. */
export function pictureRoutes(app: FastifyInstance, folder: string | null): void {
  const shelf = new Shelf(folder);
  app.get<{ Params: { file: string } }>('/pictures/:file', async ({ params: { file } }, reply) => {
    const name = readPictureName(file);
    if (name === null) return sendError(notFound(), reply);
    const picture = await shelf.take(file, () => drawPicture(name));
    return reply.type('image/jpeg').header('cache-control', CACHE).send(picture);
  });
}
