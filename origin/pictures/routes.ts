/** The made pictures over HTTP. */
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/refusals.ts';
import { readPictureName } from './address.ts';

export function pictureRoutes(app: FastifyInstance, _pictureDir: string | null): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', () => {
    throw notFound();
  });
  void readPictureName;
}
