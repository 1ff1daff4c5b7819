/** Sessions in the database. Only the SHA-256 of a token is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { DAY_MS } from '../japanTime.ts';

const LIFETIME_DAYS = 365;

export type SessionUser = {
  user_id: number;
  basic_nickname: string;
  wedding_role: string | null;
  expires_at: Date;
};

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** When a session that starts now expires. */
export const expiry = (): Date => new Date(Date.now() + LIFETIME_DAYS * DAY_MS);

export class Sessions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  async begin(userId: number): Promise<{ token: string; expires_at: Date }> {
    const token = `wt_${randomBytes(16).toString('hex')}`;
    const expires_at = expiry();
    await this.#db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at })
      .execute();
    return { token, expires_at };
  }

  /** Null for an unknown or expired token. */
  async userOf(token: string): Promise<SessionUser | null> {
    const found = await this.#db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as user_id', 'users.basic_nickname', 'users.wedding_role', 'sessions.expires_at'])
      .where('sessions.token_hash', '=', hashToken(token))
      .where('sessions.expires_at', '>', new Date())
      .executeTakeFirst();
    return found ?? null;
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }
}
