/** Shared clip lists and comments on their clips. */
import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { HallClipCommentTable, HallClipShareTable } from '../db/savedItemTables.ts';
import type { Database } from '../db/tables.ts';
import type { ClipRow } from './clips.ts';
import type { Paged, Slice } from './paging.ts';

export type ShareRow = Selectable<HallClipShareTable> & { owner_nickname: string | null };
export type CommentRow = Selectable<HallClipCommentTable> & { basic_nickname: string | null };

/** 120 random bits, as the hash grants access. */
const HASH_BYTES = 15;

/** Clips of a list that still exist and belong to its owner, in list order. */
const existingClipIds = sql<number[]>`array(
  select hall_clips.id
  from unnest(hall_clip_shares.hall_clip_ids) with ordinality as named (id, place)
  join hall_clips on hall_clips.id = named.id and hall_clips.user_id = hall_clip_shares.user_id
  order by named.place
)`;

const shares = (db: Kysely<Database>) =>
  db
    .selectFrom('hall_clip_shares')
    .leftJoin('users', 'users.id', 'hall_clip_shares.user_id')
    .selectAll('hall_clip_shares')
    .select(['users.basic_nickname as owner_nickname', existingClipIds.as('hall_clip_ids')]);

export function shareByHash(db: Kysely<Database>, hash: string): Promise<ShareRow | undefined> {
  return shares(db).where('hash', '=', hash).executeTakeFirst();
}

/** Shares all clips of a user whose hall still exists, newest first. */
export async function createShare(db: Kysely<Database>, userId: number): Promise<ShareRow> {
  const hash = randomBytes(HASH_BYTES).toString('base64url');
  await sql`
    insert into hall_clip_shares (hash, user_id, hall_clip_ids)
    values (${hash}, ${userId}, array(
      select hall_clips.id from hall_clips join halls on halls.id = hall_clips.hall_id
      where hall_clips.user_id = ${userId}
      order by hall_clips.created_at desc, hall_clips.id desc
    ))
  `.execute(db);
  return shares(db).where('hash', '=', hash).executeTakeFirstOrThrow();
}

/** Fails when the list or one of the clips is not the user's. */
export async function replaceShareClips(
  db: Kysely<Database>,
  userId: number,
  shareId: number,
  clipIds: readonly number[],
): Promise<ShareRow | 'no list' | 'no clip'> {
  const own = () => shares(db).where('hall_clip_shares.id', '=', shareId).where('user_id', '=', userId);
  if ((await own().executeTakeFirst()) === undefined) return 'no list';
  const ids = [...new Set(clipIds)];
  const { count } = await db
    .selectFrom('hall_clips')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (count < ids.length) return 'no clip';
  await db
    .updateTable('hall_clip_shares')
    .set({ hall_clip_ids: ids, updated_at: sql`now()` })
    .where('id', '=', shareId)
    .where('user_id', '=', userId)
    .execute();
  return own().executeTakeFirstOrThrow();
}

export async function clipsByShare(
  db: Kysely<Database>,
  { hall_clip_ids: ids }: ShareRow,
  { offset, limit }: Slice,
): Promise<Paged<ClipRow>> {
  const pageIds = ids.slice(offset, offset + limit);
  if (pageIds.length === 0) return { rows: [], total: ids.length };
  const rows = await db.selectFrom('hall_clips').selectAll().where('id', 'in', pageIds).execute();
  rows.sort((one, other) => pageIds.indexOf(one.id) - pageIds.indexOf(other.id));
  return { rows, total: ids.length };
}

/** Clips whose hall still exists, newest first. */
export function shareableClips(db: Kysely<Database>, userId: number): Promise<ClipRow[]> {
  return db
    .selectFrom('hall_clips')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hall_id', 'in', (listed) => listed.selectFrom('halls').select('id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

const comments = (db: Kysely<Database>) =>
  db
    .selectFrom('hall_clip_comments')
    .leftJoin('users', 'users.id', 'hall_clip_comments.user_id')
    .selectAll('hall_clip_comments')
    .select('users.basic_nickname');

export async function commentsByClipIds(
  db: Kysely<Database>,
  clipIds: readonly number[],
): Promise<Map<number, CommentRow[]>> {
  if (clipIds.length === 0) return new Map();
  const rows = await comments(db)
    .where('hall_clip_id', 'in', [...clipIds])
    .orderBy('hall_clip_comments.id')
    .execute();
  return Map.groupBy(rows, ({ hall_clip_id }) => hall_clip_id);
}

export async function addComment(
  db: Kysely<Database>,
  comment: { hall_clip_id: number; comment: string; user_id: number | null },
): Promise<CommentRow> {
  const { id } = await db
    .insertInto('hall_clip_comments')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return comments(db).where('hall_clip_comments.id', '=', id).executeTakeFirstOrThrow();
}
