/** The weddings of brides: each holds one, and it agrees with what she wrote of the hall. */
import type { Insertable } from 'kysely';
import type { HallTable } from '../db/tables.ts';
import type { Dice } from '../dice.ts';
import type { Report } from './reports.ts';
import { TASTES } from './texts/headlines.ts';

type Hall = Insertable<HallTable>;

/** A bride's wedding as all her rows tell it. Days are yyyy-MM-dd, money in yen; null where she does not tell. */
export type Wedding = {
  hall: Hall;
  date: string | null;
  guests: number | null;
  cost: number | null;
  style: string;
  taste: string;
  /** Picture her report shows. */
  picture: string | null;
};

/** A person holds one wedding: of the reports on weddings held, all but a person's first lose their writer's profile. */
export function oneWeddingEach(reports: readonly Report[]): Report[] {
  const held = new Set<number>();
  return reports.map((report) => {
    if (report.user_id == null || report.customer_status !== 'wedding_held') return report;
    if (!held.has(report.user_id)) {
      held.add(report.user_id);
      return report;
    }
    const bare = { user_id: null, icon: null, basic_region: null };
    return { ...report, ...bare, reception_picture: null, reception_taste: null };
  });
}

const STYLES = ['教会式', '人前式', '神前式'];
const SEASONS = ['冬', '冬', '春', '春', '春', '夏', '夏', '夏', '秋', '秋', '秋', '冬'];

/** Season of a day; spring where there is none. */
export const seasonOf = (day: string | null): string => SEASONS[Number(day?.slice(5, 7) ?? 5) - 1] ?? '春';

const two = (number: number): string => String(number).padStart(2, '0');

/** A wedding by chance; a `whole` one tells guests, day and bill. */
function thrown(dice: Dice, hall: Hall, isWhole: boolean): Wedding {
  const guests = dice.chance(0.9) || isWhole ? Math.max(4, Math.round(dice.around(52, 20))) : null;
  const day = `20${dice.int(23, 26)}-${two(dice.int(1, 10))}-${two(dice.int(1, 28))}`;
  const bill = guests === null ? null : Math.round(dice.around(guests * 56_000 + 500_000, 200_000) / 10_000);
  return {
    hall,
    date: dice.chance(0.85) || isWhole ? day : null,
    guests,
    cost: bill !== null && (dice.chance(0.6) || isWhole) ? bill * 10_000 : null,
    style: dice.pick(STYLES),
    taste: dice.pick(TASTES),
    picture: null,
  };
}

/** A bride's wedding: of her report where she wrote one, else thrown; null for those, unless it has to be whole, still looking for a hall. */
export function weddingOf(
  dice: Dice,
  report: Report | undefined,
  halls: readonly Hall[],
  isWhole: boolean,
): Wedding | null {
  if (report === undefined)
    return dice.chance(0.14) && !isWhole ? null : thrown(dice, dice.pick(halls), isWhole);
  const hall = halls[report.hall_id - 1];
  if (hall === undefined) throw new Error(`No hall ${report.hall_id}.`);
  return {
    hall,
    date: report.wedding_date ?? null,
    guests: report.guest_count ?? null,
    cost: report.total_cost ?? null,
    style: report.reception_style ?? dice.pick(STYLES),
    taste: report.reception_taste ?? dice.pick(TASTES),
    picture: report.reception_picture ?? null,
  };
}

/** The line with the wedding's own facts in it; null when it asks for one that is not told. */
export function told(line: string, dice: Dice, { hall, date, guests, cost }: Wedding): string | null {
  const facts: Record<string, string | number | null> = {
    h: hall.short_name ?? hall.name,
    g: guests,
    c: cost === null ? null : Math.round(cost / 10_000),
    m: dice.int(4, 12),
    s: seasonOf(date),
  };
  if ([...line.matchAll(/\{(.)\}/g)].some(([, key = '']) => facts[key] === null)) return null;
  return line.replace(/\{(.)\}/g, (_, key: string) => String(facts[key]));
}

/** One of the lines that fit the wedding; null when none does. */
export function pickTold(lines: readonly string[], dice: Dice, wedding: Wedding): string | null {
  const fitting = lines.flatMap((line) => told(line, dice, wedding) ?? []);
  return fitting.length === 0 ? null : dice.pick(fitting);
}
