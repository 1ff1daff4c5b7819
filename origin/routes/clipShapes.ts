/** Clips, their comments and shared clip lists in the contract's schemas. */
import type { Kysely } from 'kysely';
import { toJapanTime } from '../japanTime.ts';
import type { Database } from '../db/tables.ts';
import { type CommentRow, commentsByClipIds, type ShareRow } from '../store/clipShares.ts';
import type { ClipRow } from '../store/clips.ts';
import { hallsByIds } from '../store/halls.ts';
import { hallSummary, type MediaUrl } from './shapes.ts';

export function clipComment(row: CommentRow) {
  return {
    id: row.id,
    hall_clip_id: row.hall_clip_id,
    comment: row.comment,
    user_id: row.user_id,
    basic_nickname: row.basic_nickname,
    created_at: toJapanTime(row.created_at),
  };
}

/** With halls and comments. */
export async function hallClips(db: Kysely<Database>, mediaUrl: MediaUrl, rows: readonly ClipRow[]) {
  const halls = await hallsByIds(
    db,
    rows.map(({ hall_id }) => hall_id),
  );
  const comments = await commentsByClipIds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((clip) => {
    const hall = halls.get(clip.hall_id);
    return {
      id: clip.id,
      hall_id: clip.hall_id,
      note: clip.note,
      created_at: toJapanTime(clip.created_at),
      hall: hall === undefined ? null : hallSummary(mediaUrl, hall),
      comments: (comments.get(clip.id) ?? []).map(clipComment),
    };
  });
}

export async function hallClip(db: Kysely<Database>, mediaUrl: MediaUrl, row: ClipRow) {
  const [clip] = await hallClips(db, mediaUrl, [row]);
  return clip;
}

export function clipShare(siteUrl: string, row: ShareRow) {
  return {
    id: row.id,
    hash: row.hash,
    user_id: row.user_id,
    owner_nickname: row.owner_nickname,
    share_url: `${siteUrl}/clips/shared/${row.hash}`,
    hall_clip_ids: row.hall_clip_ids,
    created_at: toJapanTime(row.created_at),
    updated_at: toJapanTime(row.updated_at),
  };
}
