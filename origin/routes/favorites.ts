/** Brands, rings and a user's favorites. Errors are in the body of a 200. */
import { z } from 'zod';
import { Id, IdList, Integer, Page, pageSlice, PerPage } from '../http/fields.ts';
import { orNotFound } from '../http/errors.ts';
import type { DefineEndpoint } from '../http/endpoint.ts';
import type { OriginContext } from '../context.ts';
import {
  type BrandRow,
  brands,
  favoriteIds,
  type RingRow,
  rings,
  toggleFavorite,
} from '../store/favorites.ts';
import { linkUrl } from './shapes.ts';

const List = z.strictObject({ page: Page, page_size: PerPage(20), ids: IdList.optional() });
const Favorites = z.strictObject({ page: Integer(1), page_size: Integer(1, 100) });

const success = <T>(data: T, meta: object) => ({ status_code: 200, meta, data });

export function favoriteRoutes(endpoint: DefineEndpoint, { db, mediaUrl, ...urls }: OriginContext): void {
  const picture = (path: string | null): string | null => (path === null ? null : mediaUrl(path));
  const link = (path: string | null): string | null => (path === null ? null : linkUrl(urls, path));
  const brandShape = ({ id, name, name_kana, category, picture: path, url, is_favorite }: BrandRow) => ({
    brand_id: id,
    name,
    name_kana,
    category,
    thumbnail: picture(path),
    url: link(url),
    is_favorite,
  });
  const ringShape = ({ id, picture: path, ...ring }: RingRow) => ({
    ring_id: id,
    name: ring.name,
    brand_id: ring.brand_id,
    brand_name: ring.brand_name,
    ring_choice: ring.ring_choice,
    material: ring.material,
    price: ring.price,
    thumbnail: picture(path),
    url: link(ring.url),
    is_favorite: ring.is_favorite,
  });

  endpoint({
    call: 'X05',
    method: 'GET',
    path: '/api/v1/brands',
    auth: 'optional-user',
    enveloped: true,
    query: List,
    handler: async ({ user, ids, page, page_size }) => {
      const options = { ids, userId: user?.user_id ?? null, ...pageSlice(page, page_size) };
      const { rows, total } = await brands(db, options);
      return success(rows.map(brandShape), { total, page, page_size });
    },
  });

  endpoint({
    call: 'X06',
    method: 'GET',
    path: '/api/v1/rings',
    auth: 'optional-user',
    enveloped: true,
    query: List,
    handler: async ({ user, ids, page, page_size }) => {
      const options = { ids, userId: user?.user_id ?? null, ...pageSlice(page, page_size) };
      const { rows, total } = await rings(db, options);
      return success(rows.map(ringShape), { total, page, page_size });
    },
  });

  endpoint({
    call: 'R38',
    method: 'GET',
    path: '/api/v1/brands/favorite',
    auth: 'user',
    enveloped: true,
    query: Favorites,
    handler: async ({ user: { user_id: userId }, page, page_size }) => {
      const { rows: ids, total } = await favoriteIds(db, 'brand', { userId, ...pageSlice(page, page_size) });
      const { rows } = await brands(db, { ids, userId, offset: 0, limit: page_size });
      return success(rows.map(brandShape), { total, page, page_size });
    },
  });

  endpoint({
    call: 'R40',
    method: 'GET',
    path: '/api/v1/rings/favorite',
    auth: 'user',
    enveloped: true,
    query: Favorites,
    handler: async ({ user: { user_id: userId }, page, page_size }) => {
      const { rows: ids, total } = await favoriteIds(db, 'ring', { userId, ...pageSlice(page, page_size) });
      const { rows } = await rings(db, { ids, userId, offset: 0, limit: page_size });
      return success(rows.map(ringShape), { total, page, page_size });
    },
  });

  endpoint({
    call: 'R39',
    method: 'PUT',
    path: '/api/v1/brands/favorite',
    auth: 'user',
    enveloped: true,
    form: z.strictObject({ brand_id: Id }),
    handler: async ({ user, brand_id }) => {
      const { isFavorite, total } = orNotFound(await toggleFavorite(db, 'brand', user.user_id, brand_id));
      return success({ brand_id, is_favorite: isFavorite }, { total });
    },
  });

  endpoint({
    call: 'R41',
    method: 'PUT',
    path: '/api/v1/rings/favorite',
    auth: 'user',
    enveloped: true,
    form: z.strictObject({ ring_id: Id }),
    handler: async ({ user, ring_id }) => {
      const { isFavorite, total } = orNotFound(await toggleFavorite(db, 'ring', user.user_id, ring_id));
      return success({ ring_id, is_favorite: isFavorite }, { total });
    },
  });
}
