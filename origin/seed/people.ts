/** People who write: some have a profile and so a user id, the others only a name. */
import type { Dice } from '../dice.ts';
import { PALETTE_NAMES, picturePath } from '../pictures/address.ts';
import { NICKNAMES } from './texts/headlines.ts';

export type Person = { user_id: number | null; nickname: string; icon: string | null; public: boolean };

/** First user id of the seeded profiles, and how many there are. */
const FIRST = 2_001;
const PROFILES = 599;

/** User ids of all seeded profiles but the demo account's. */
export const PROFILE_IDS = Array.from({ length: PROFILES }, (_, index) => FIRST + index);

/** What those call themselves who show their wedding as brides. */
const BRIDE_NAMES = NICKNAMES.filter((name) => !/新郎|パパ|父|ryo|hide/.test(name));

/** The person of a profile; the same id is always the same person. */
export function profile(user_id: number): Person & { user_id: number } {
  const nickname = BRIDE_NAMES[(user_id * 7) % BRIDE_NAMES.length] ?? '花嫁';
  const palette = PALETTE_NAMES[user_id % (PALETTE_NAMES.length - 1)] ?? 'kinari';
  const icon =
    user_id % 4 === 0 ? null : picturePath({ motif: 'crest', palette, seed: user_id, shape: 'square' });
  return { user_id, nickname, icon, public: true };
}

/** Somebody. Two in three have no profile. */
export function somebody(dice: Dice): Person {
  if (dice.chance(0.35)) return profile(FIRST + dice.int(0, PROFILES - 1));
  return { user_id: null, nickname: dice.pick(NICKNAMES), icon: null, public: false };
}

/** Somebody with a profile. */
export const someBride = (dice: Dice): Person => profile(FIRST + dice.int(0, PROFILES - 1));
