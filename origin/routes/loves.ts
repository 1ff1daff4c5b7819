/** Articles and brides a user keeps: R24-R26. A thing that is not there is a failure in the body of a 200. */
import { z } from 'zod';
import { Id, Page, slice, tell } from '../http/fields.ts';
import { Refusal } from '../http/refusals.ts';
import type { Serve } from '../http/serve.ts';
import type { Origin } from '../origin.ts';
import { lovedKinds } from '../store/lovedKinds.ts';
import { addLove, type KeptThing, type LoveKind, lovesOf, removeLove } from '../store/loves.ts';

/** Things on a page. */
const PAGE = 18;

const Target = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('user'), id: Id, user_id: Id }),
  z.strictObject({
    type: z.literal('article'),
    url: z.url({ protocol: /^https?$/, error: tell('正しいURLを入力してください') }),
    user_id: Id,
  }),
]);

const List = z.strictObject({
  type: z.enum(['user', 'article'], { error: tell() }),
  pk: Id,
  user_id: Id,
  page: Page,
});

/** Serves what a user keeps of articles and brides. */
export function loveRoutes(serve: Serve, { db, media, siteUrl }: Origin): void {
  const picture = (path: string | null): string | null => (path === null ? null : media(path));
  const itemShape = (kind: LoveKind, { id, isGone, ...thing }: KeptThing) => ({
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
      : ((await lovedKinds.article.idAt?.(db, new URL(target.url), siteUrl)) ?? null);

  const moving = (call: 'R24' | 'R25', path: string, move: typeof addLove | typeof removeLove): void =>
    serve({
      call,
      method: 'POST',
      path,
      auth: 'user',
      form: Target,
      answer: async (target) => {
        const id = await idOf(target);
        const kind = lovedKinds[target.type];
        const count = id === null ? null : await move(db, target.user_id, [target.type, kind], id);
        return count === null
          ? { status: 'failure', error: '対象が見つかりません' }
          : { status: 'success', love_count: count };
      },
    });
  moving('R24', '/api/love/add/', addLove);
  moving('R25', '/api/love/remove/', removeLove);

  serve({
    call: 'R26',
    method: 'GET',
    path: '/api/love/list/',
    auth: 'user',
    query: List,
    answer: async ({ type, pk, user_id, page }) => {
      if (pk !== user_id) throw new Refusal(403);
      const kind = lovedKinds[type];
      const { rows, total } = await lovesOf(db, user_id, [type, kind], slice(page, PAGE));
      const at = (number: number): string => {
        const query = new URLSearchParams({ type, pk: `${pk}`, user_id: `${user_id}`, page: `${number}` });
        return new URL(`/api/love/list/?${query}`, media('/')).href;
      };
      return {
        count: total,
        next: page * PAGE < total ? at(page + 1) : null,
        previous: page > 1 ? at(page - 1) : null,
        results: rows.map((row) => itemShape(type, row)),
      };
    },
  });
}
