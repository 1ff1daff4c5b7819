/** Articles and brides a user loves. A missing target is a failure in the body of a 200. */
import { z } from 'zod';
import { Id, Page, pageSlice, fieldError } from '../http/fields.ts';
import { HttpError } from '../http/errors.ts';
import { pageEnvelope } from '../http/pagination.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import { linkedPath, linkUrl } from './shapes.ts';
import { loveTargets } from '../store/loveTargets.ts';
import { addLove, type LovedItem, type LoveType, lovesByUser, removeLove } from '../store/loves.ts';

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

export function loveRoutes(endpoint: DefineEndpoint, { db, mediaUrl, ...urls }: OriginContext): void {
  const picture = (path: string | null): string | null => (path === null ? null : mediaUrl(path));
  const itemShape = (type: LoveType, { id, isDeleted, ...item }: LovedItem) => ({
    id,
    type,
    thumbnail: picture(item.thumbnail),
    image: picture(item.image),
    name: item.name,
    owner: item.owner,
    original_url: item.original_url === null ? null : linkUrl(urls, item.original_url),
    love_count: item.love_count,
    category_name: item.category_name,
    is_url_dead: isDeleted,
  });
  const idOf = async (target: z.output<typeof Target>): Promise<number | null> => {
    if (target.type === 'user') return target.id;
    const path = linkedPath(urls, new URL(target.url));
    return path === null ? null : ((await loveTargets.article.idByPath?.(db, path)) ?? null);
  };

  const mutationEndpoint = (
    call: 'R24' | 'R25',
    path: string,
    change: typeof addLove | typeof removeLove,
  ): void =>
    endpoint({
      call,
      method: 'POST',
      path,
      auth: 'user',
      form: Target,
      handler: async (target) => {
        const id = await idOf(target);
        const { type, user_id } = target;
        const count = id === null ? null : await change(db, user_id, [type, loveTargets[type]], id);
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
      const { rows, total } = await lovesByUser(
        db,
        user_id,
        [type, loveTargets[type]],
        pageSlice(page, PER_PAGE),
      );
      const query = { type, pk: String(pk), user_id: String(user_id) };
      const items = rows.map((row) => itemShape(type, row));
      return pageEnvelope(
        { url: mediaUrl('/api/love/list/'), query },
        { page, size: PER_PAGE, total },
        items,
      );
    },
  });
}
