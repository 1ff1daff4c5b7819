/** Accounts. Addresses are compared without regard to case. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

const referralCode = (): string => randomBytes(5).toString('hex').toUpperCase();

/** What a sign-up tells. */
export type NewUser = {
  email: string;
  passwordHash: string;
  nickname: string;
  role: string;
  weddingDate: string | null;
  referredBy: number | null;
};

/** Makes an account; null when the address is taken. */
export async function createUser(db: Kysely<Database>, user: NewUser): Promise<number | null> {
  const made = await db
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
  return made?.id ?? null;
}

/** The account of an address, for log-in. */
export function userByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'basic_nickname'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** What an account has told of its owner. */
export function userById(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'basic_nickname', 'wedding_role', 'wedding_date'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose referral code it is. */
export function referrerByCode(db: Kysely<Database>, code: string) {
  return db
    .selectFrom('users')
    .select(['id', 'basic_nickname'])
    .where('referral_code', '=', code)
    .executeTakeFirst();
}
