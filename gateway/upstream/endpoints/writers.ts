/** Writers of the magazine, in the index of the search service. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { count, id, perPage, url } from './values.ts';

export const writer = z.object({
  user_id: id,
  display_name: z.string(),
  description: z.string().nullable(),
  avatar_url: url.nullable(),
  url: url.nullable(),
});

/** Pages are 0-based. User input belongs in `query`, never in `filters`. */
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
