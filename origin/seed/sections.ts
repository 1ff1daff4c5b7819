/** Questions, benefits and videos of a hall. */
import type { Insertable } from 'kysely';
import type { BenefitTable, HallVideoTable, QuestionTable } from '../db/tables.ts';
import { Dice } from '../dice.ts';
import { PALETTE_NAMES, picturePath } from '../pictures/address.ts';
import type { HallDraft } from './drafts.ts';
import { BENEFITS, QUESTIONS, VIDEO_TITLES } from './texts/details.ts';

type WithoutId<T> = Omit<Insertable<T>, 'id'>;

/** Questions that make no sense of a photo studio. */
const NOT_OF_STUDIOS = /ゲスト|料理|ケーキ|ガーデン|二次会|引出物|一日に/;

/** Questions about a hall, some still without an answer. */
export function hallQuestions(hall: HallDraft): WithoutId<QuestionTable>[] {
  if (!hall.official && hall.fame < 0.3) return [];
  const dice = new Dice(`questions/${hall.id}`);
  const fitting = QUESTIONS.filter(({ question }) => hall.serviceId !== 6 || !NOT_OF_STUDIOS.test(question));
  return dice.sample(fitting, dice.int(3, 12)).map(({ type, question, answer }) => ({
    hall_id: hall.id,
    type,
    question,
    answer,
    answered_at:
      answer === null ? null : new Date(Date.UTC(dice.int(2024, 2026), dice.int(0, 9), dice.int(1, 28), 3)),
  }));
}

/** Benefits for users of the product. The day each ends is set when the origin starts. */
export function hallBenefits(hall: HallDraft): WithoutId<BenefitTable>[] {
  if (!hall.official) return [];
  const dice = new Dice(`benefits/${hall.id}`);
  return dice.sample(BENEFITS, dice.int(0, 4)).map(([title, description, amount, conditions]) => ({
    hall_id: hall.id,
    title,
    description,
    amount,
    conditions,
    expires_on: dice.chance(0.8) ? '2026-01-31' : null,
  }));
}

/** Seconds a made video lasts. */
const VIDEO_SECONDS = 8;

/** Videos of well-known halls. */
export function hallVideos(hall: HallDraft): WithoutId<HallVideoTable>[] {
  if (!hall.official || hall.fame < 0.28) return [];
  const dice = new Dice(`videos/${hall.id}`);
  return dice.sample(VIDEO_TITLES, dice.int(1, 2)).map((title) => {
    const motif = dice.pick(hall.venue.covers);
    const palette = dice.chance(0.8) ? hall.palette : dice.pick(PALETTE_NAMES);
    const thumbnail = picturePath({ motif, palette, seed: dice.int(0, 99), shape: 'wide' });
    return {
      hall_id: hall.id,
      title: dice.chance(0.95) ? title : null,
      video: thumbnail.replace('/pictures/', '/videos/').replace('.jpg', '.webm'),
      thumbnail: dice.chance(0.95) ? thumbnail : null,
      duration_seconds: dice.chance(0.95) ? VIDEO_SECONDS : null,
      published_at: new Date(Date.UTC(2026, dice.int(0, 9), dice.int(1, 28), 1)),
    };
  });
}
