/** Themes of bride reports: R19, R20. */
import { z } from 'zod';
import { envelope } from '../http/envelope.ts';
import { Id, Page, slice, Text } from '../http/fields.ts';
import { orNotFound } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { bridesOfTheme } from '../store/brides.ts';
import { themeTags, themeTagsByIds } from '../store/themeTags.ts';
import { brideCard, themeTagShape } from './brideShapes.ts';

const PER_PAGE = 20;
const PATH = '/api/brides/theme_tags/';
const Query = z.strictObject({ page: Page, query: Text.optional() });

/** Serves theme tags. */
export function themeTagRoutes(serve: Serve, { db, media, siteUrl }: Origin): void {
  serve({
    call: 'R19',
    method: 'GET',
    path: PATH,
    auth: 'public',
    query: Query,
    answer: async ({ page, query }) => {
      const { rows, total } = await themeTags(db, query, slice(page, PER_PAGE));
      const tags = rows.map((tag) => themeTagShape(media, tag));
      return envelope({ url: media(PATH), query: { query } }, { page, size: PER_PAGE, total }, tags);
    },
  });

  serve({
    call: 'R20',
    method: 'GET',
    path: `${PATH}:id`,
    auth: 'public',
    params: z.strictObject({ id: Id }),
    query: Query,
    answer: async ({ id, page, query }) => {
      const tag = orNotFound((await themeTagsByIds(db, [id]))[0]);
      const { rows, total } = await bridesOfTheme(db, id, query, slice(page, PER_PAGE));
      const list = { url: media(`${PATH}${id}`), query: { query } };
      const cards = rows.map(brideCard(media, siteUrl));
      return {
        theme_tag: themeTagShape(media, tag),
        ...envelope(list, { page, size: PER_PAGE, total }, cards),
      };
    },
  });
}
