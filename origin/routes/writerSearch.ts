/** The writer index, compatible with the search service's JSON API. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { header } from '../http/authentication.ts';
import { CustomBodyError } from '../http/errors.ts';
import type { OriginContext } from '../context.ts';
import { normalizeForSearch, searchWords } from '../store/searchText.ts';
import { allWriters } from '../store/terms.ts';
import { FilterSyntaxError, parseFilter, type WriterFilter } from '../store/writerFilter.ts';
import { writer } from './articleShapes.ts';

const Query = z.strictObject({
  query: z.string().max(512).default(''),
  filters: z.string().max(4_096).default(''),
  page: z.int().min(0).max(1_000_000).default(0),
  hitsPerPage: z.int().min(1).max(100).default(20),
});

const searchError = (status: number, message: string): CustomBodyError =>
  new CustomBodyError(status, { message, status });

function filterOf(text: string): WriterFilter {
  try {
    return parseFilter(text);
  } catch (thrown) {
    if (thrown instanceof FilterSyntaxError) throw searchError(400, thrown.message);
    throw thrown;
  }
}

export function writerSearchRoutes(
  app: FastifyInstance,
  { db, mediaUrl, siteUrl, searchCredentials: searchKey }: OriginContext,
): void {
  app.post('/1/indexes/writer/query', async (request) => {
    const isAuthorized =
      header(request, 'x-algolia-application-id') === searchKey.appId &&
      header(request, 'x-algolia-api-key') === searchKey.key;
    if (!isAuthorized) throw searchError(403, 'Invalid Application-ID or API key');
    const parsed = Query.safeParse(request.body ?? {});
    if (!parsed.success)
      throw searchError(400, `invalid ${String(parsed.error.issues[0]?.path[0] ?? 'body')}`);
    const { query, filters, page, hitsPerPage } = parsed.data;
    const passes = filterOf(filters);
    const words = searchWords(query);
    const found = (await allWriters(db)).filter(({ id, display_name, description }) => {
      const text = normalizeForSearch(`${display_name} ${description ?? ''}`);
      return passes(id) && words.every((word) => text.includes(word));
    });
    return {
      hits: found
        .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
        .map((row) => ({ ...writer({ mediaUrl, siteUrl }, row), objectID: String(row.id) })),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
      hitsPerPage,
      exhaustiveNbHits: true,
      query,
      params: new URLSearchParams({ query, filters }).toString(),
      processingTimeMS: 1,
    };
  });
}
