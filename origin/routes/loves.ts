/** Articles and brides a user keeps: R24-R26. A thing that is not there is a failure in the body of a 200. */
import { z } from 'zod';
import { Id, Page, pageSlice, fieldError } from '../http/fields.ts';
import { HttpError } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { loveTargets } from '../store/loveTargets.ts';
import { addLove, type LovedItem, type LoveType, lovesOf, removeLove } from '../store/loves.ts';

/** Things on a page. */
const PER_PAGE = 18;

const Target = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('user'), id: Id, user_id: Id }),
  z.strictObject({
    type: z.literal('article'),
    url: z.url({ protocol: /^https?$/, error: fieldError('正しいURLを入力してください') }),
    user_id: Id,
  }),
]);

const List = z.strictObject({
  type: z.enum(['user', 'article'], { error: fieldError() }),
  pk: Id,
  user_id: Id,
  page: Page,
});

/** Serves what a user keeps of articles and brides. */
export function loveRoutes(endpoint: DefineEndpoint, { db, mediaUrl, siteUrl }: OriginContext): void {
  const picture = (path: string | null): string | null => (path === null ? null : mediaUrl(path));
  const itemShape = (kind: LoveType, { id, isDeleted: isGone, ...thing }: LovedItem) => ({
    id,
    type: kind,
    thumbnail: picture(thing.thumbnail),
    image: picture(thing.image),
    name: thing.name,
    owner: thing.owner,
    original_url: thing.original_url === null ? null : new URL(thing.original_url, siteUrl).href,
    love_count: thing.love_count,
    category_name: thing.category_name,
    is_url_dead: isGone,
  });
  const idOf = async (target: z.output<typeof Target>): Promise<number | null> =>
    target.type === 'user'
      ? target.id
      : ((await loveTargets.article.idByUrl?.(db, new URL(target.url), siteUrl)) ?? null);

  const mutationEndpoint = (
    call: 'R24' | 'R25',
    path: string,
    move: typeof addLove | typeof removeLove,
  ): void =>
    endpoint({
      call,
      method: 'POST',
      path,
      auth: 'user',
      form: Target,
      handler: async (target) => {
        const id = await idOf(target);
        const kind = loveTargets[target.type];
        const count = id === null ? null : await move(db, target.user_id, [target.type, kind], id);
        return count === null
          ? { status: 'failure', error: '対象が見つかりません' }
          : { status: 'success', love_count: count };
      },
    });
  mutationEndpoint('R24', '/api/love/add/', addLove);
  mutationEndpoint('R25', '/api/love/remove/', removeLove);

  endpoint({
    call: 'R26',
    method: 'GET',
    path: '/api/love/list/',
    auth: 'user',
    query: List,
    handler: async ({ type, pk, user_id, page }) => {
      if (pk !== user_id) throw new HttpError(403);
      const kind = loveTargets[type];
      const { rows, total } = await lovesOf(db, user_id, [type, kind], pageSlice(page, PER_PAGE));
      const at = (number: number): string => {
        const query = new URLSearchParams({ type, pk: `${pk}`, user_id: `${user_id}`, page: `${number}` });
        return new URL(`/api/love/list/?${query}`, mediaUrl('/')).href;
      };
      return {
        count: total,
        next: page * PER_PAGE < total ? at(page + 1) : null,
        previous: page > 1 ? at(page - 1) : null,
        results: rows.map((row) => itemShape(type, row)),
      };
    },
  });
}
