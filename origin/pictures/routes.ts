/** The made pictures and videos over HTTP. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '../http/refusals.ts';
import { type PictureName, readPictureName } from './address.ts';
import { drawPicture } from './draw.ts';
import { filmPicture } from './film.ts';
import { Shelf } from './shelf.ts';

/** Pictures never change under their address. */
const CACHE = 'public, max-age=31536000, immutable';

/** Sends a file, or the range of it that was asked for: players of video ask for ranges. */
function sendFile(reply: FastifyReply, file: Buffer, range: string | undefined): FastifyReply {
  reply.header('cache-control', CACHE).header('accept-ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined || Number(first) >= file.length) return reply.send(file);
  const end = last ? Math.min(Number(last), file.length - 1) : file.length - 1;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${end}/${file.length}`)
    .send(file.subarray(Number(first), end + 1));
}

/** Serves /pictures/ and /videos/; what was made is kept in `folder`, or nowhere for null. */
export function pictureRoutes(app: FastifyInstance, folder: string | null): void {
  const shelf = new Shelf(folder);
  const serve = (
    path: string,
    type: string,
    nameOf: (file: string) => string,
    make: (name: PictureName) => Promise<Buffer>,
  ) =>
    app.get<{ Params: { file: string } }>(path, async ({ params: { file }, headers }, reply) => {
      const name = readPictureName(nameOf(file));
      if (name === null) throw notFound();
      return sendFile(reply.type(type), await shelf.take(file, () => make(name)), headers.range);
    });
  serve('/pictures/:file', 'image/jpeg', (file) => file, drawPicture);
  serve(
    '/videos/:file',
    'video/webm',
    (file) => (file.endsWith('.webm') ? file.replace('.webm', '.jpg') : ''),
    filmPicture,
  );
}
