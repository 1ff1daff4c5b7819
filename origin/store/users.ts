/** Accounts. Email addresses are case-insensitive. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

const referralCode = (): string => randomBytes(5).toString('hex').toUpperCase();

export type NewUser = {
  email: string;
  passwordHash: string;
  nickname: string;
  role: string;
  weddingDate: string | null;
  referredBy: number | null;
};

/** Null when the email address is taken. */
export async function createUser(db: Kysely<Database>, user: NewUser): Promise<number | null> {
  const created = await db
    .insertInto('users')
    .values({
      email: user.email.toLowerCase(),
      password_hash: user.passwordHash,
      basic_nickname: user.nickname,
      wedding_role: user.role,
      wedding_date: user.weddingDate,
      referral_code: referralCode(),
      referred_by: user.referredBy,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

export function userByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'basic_nickname'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

export function userById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'basic_nickname', 'wedding_role', 'wedding_date'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Codes are issued in capitals and found in any case. */
export function referrerByCode(db: Kysely<Database>, code: string) {
  return db
    .selectFrom('users')
    .select(['id', 'basic_nickname'])
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();
}
