/** Writers of the magazine: the index of the search service (R08, X08). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { count, id, perPage, url } from './values.ts';

/** A writer. */
export const writer = z.object({
  user_id: id,
  display_name: z.string(),
  description: z.string().nullable(),
  avatar_url: url.nullable(),
  url: url.nullable(),
});

/** Writers by words and filter (also X08). Pages count from 0. A person's words belong in `query`, never in `filters`. */
export const searchWriters = endpoint({
  call: 'R08',
  host: 'search',
  method: 'POST',
  path: '/1/indexes/writer/query',
  auth: 'public',
  form: z.object({
    query: z.string().max(512),
    filters: z.string(),
    page: count,
    hitsPerPage: perPage,
  }),
  json: true,
  writes: false,
  reply: z.object({ hits: z.array(writer), nbHits: count, hitsPerPage: perPage }),
  cache: { fresh: 300, staleWhileRevalidate: 3_600, staleIfError: 86_400 },
});
