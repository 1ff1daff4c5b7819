/** Themes of bride reports. */
import { z } from 'zod';
import { pageEnvelope } from '../http/pagination.ts';
import { Id, Page, pageSlice, Text } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { bridesByTheme } from '../store/brides.ts';
import { themeTags, themeTagsByIds } from '../store/themeTags.ts';
import { brideCard, themeTagShape } from './brideShapes.ts';

const PER_PAGE = 20;
const PATH = '/api/brides/theme_tags/';
const Query = z.strictObject({ page: Page, query: Text.optional() });

export function themeTagRoutes(endpoint: DefineEndpoint, { db, mediaUrl, siteUrl }: OriginContext): void {
  endpoint({
    call: 'R19',
    method: 'GET',
    path: PATH,
    auth: 'public',
    query: Query,
    handler: async ({ page, query }) => {
      const { rows, total } = await themeTags(db, query, pageSlice(page, PER_PAGE));
      const tags = rows.map((tag) => themeTagShape(mediaUrl, tag));
      return pageEnvelope({ url: mediaUrl(PATH), query: { query } }, { page, size: PER_PAGE, total }, tags);
    },
  });

  endpoint({
    call: 'R20',
    method: 'GET',
    path: `${PATH}:id`,
    auth: 'public',
    params: z.strictObject({ id: Id }),
    query: Query,
    handler: async ({ id, page, query }) => {
      const tag = orNotFound((await themeTagsByIds(db, [id]))[0]);
      const { rows, total } = await bridesByTheme(db, id, query, pageSlice(page, PER_PAGE));
      const list = { url: mediaUrl(`${PATH}${id}`), query: { query } };
      const cards = rows.map(brideCard(mediaUrl, siteUrl));
      return {
        theme_tag: themeTagShape(mediaUrl, tag),
        ...pageEnvelope(list, { page, size: PER_PAGE, total }, cards),
      };
    },
  });
}
