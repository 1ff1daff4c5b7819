/** Sessions: a token is told once and kept as its SHA-256. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Days a session lasts. */
const LIFETIME_DAYS = 365;

/** The user a token belongs to. */
export type SessionUser = {
  user_id: number;
  basic_nickname: string;
  wedding_role: string | null;
  expires_at: Date;
};

/** What is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A session begun today ends on this instant. */
export const expiry = (now = new Date()): Date => new Date(now.getTime() + LIFETIME_DAYS * 86_400_000);

/** Sessions in the database. */
export class Sessions {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Begins a session. */
  async begin(userId: number): Promise<{ token: string; expires_at: Date }> {
    const token = `wt_${randomBytes(16).toString('hex')}`;
    const expires_at = expiry();
    await this.#db
      .insertInto('sessions')
      .values({ token_hash: hashToken(token), user_id: userId, expires_at })
      .execute();
    return { token, expires_at };
  }

  /** The user of a token that is known and has not ended; else null. */
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

  /** Ends a session; the token is worthless from now on. */
  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }
}
