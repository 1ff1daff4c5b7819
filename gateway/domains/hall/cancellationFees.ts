/** The steps of a cancellation fee, read from the terms of a hall. What is not certain is not read. */
import { LRUCache } from 'lru-cache';
import { readTables, type Rows } from '#gateway/html/rows.ts';
import { builder } from '#gateway/schema/kit/builder.ts';

export interface CancellationFee {
  readonly text: string;
  readonly percentage: number | null;
  /** In yen. */
  readonly amount: number | null;
  /** Null: from the contract on. */
  readonly fromDaysBefore: number | null;
  readonly untilDaysBefore: number;
}

type Period = Pick<CancellationFee, 'fromDaysBefore' | 'untilDaysBefore'>;

const OF_WEDDING = /^ご?(?:挙式|婚礼|結婚式|披露宴|開催)日?の?/;
const OPEN = /^(?:(?:お?申し?込み?|ご?成約|ご?契約)(?:日|後)?(?:から|[〜~])?)?(\d{1,3})日前(?:まで|以前)$/;
const BETWEEN = /^(\d{1,3})(?:日前)?(?:から|[〜~ー–—−-])(?:(\d{1,3})日前|(前日)|当日)(?:まで)?$/;
const ONWARDS = /^(\d{1,3})日前以降$/;
const LAST_DAYS = /^前日(?:から|[〜~・])当日(?:まで)?$/;

/** Half-width and without spaces. */
const normalize = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');

/** `89日前〜30日前まで`; null for any other text. */
function parsePeriod(text: string): Period | null {
  const period = normalize(text).replace(OF_WEDDING, '');
  const [, open] = OPEN.exec(period) ?? [];
  if (open) return { fromDaysBefore: null, untilDaysBefore: Number(open) };
  const [, from, until, eve] = BETWEEN.exec(period) ?? [];
  if (from) return { fromDaysBefore: Number(from), untilDaysBefore: eve ? 1 : Number(until ?? 0) };
  const [, onwards] = ONWARDS.exec(period) ?? [];
  if (onwards) return { fromDaysBefore: Number(onwards), untilDaysBefore: 0 };
  if (LAST_DAYS.test(period)) return { fromDaysBefore: 1, untilDaysBefore: 0 };
  if (period === '前日') return { fromDaysBefore: 1, untilDaysBefore: 1 };
  return period === '当日' ? { fromDaysBefore: 0, untilDaysBefore: 0 } : null;
}

/** Neither part of a longer number nor the end of a range. */
const PERCENTAGES = /(?<![\d.,〜~–—−-])\d+(?:\.\d+)?(?=%)/g;
const AMOUNTS = /(?<![\d,.万千百億〜~–—−-])\d[\d,]*(?=円)/g;
const OTHER_AMOUNTS = /[万千百億]円|[¥割]/;

/** The only percentage or amount that a text names. */
function parseFee(text: string): Pick<CancellationFee, 'percentage' | 'amount'> {
  const fee = normalize(text);
  const percentages = fee.match(PERCENTAGES) ?? [];
  const amounts = fee.match(AMOUNTS) ?? [];
  const [number] = [...percentages, ...amounts];
  if (percentages.length + amounts.length !== 1 || number === undefined || OTHER_AMOUNTS.test(fee))
    return { percentage: null, amount: null };
  const value = Number(number.replaceAll(',', ''));
  if (amounts.length === 1) return { percentage: null, amount: value };
  return { percentage: value <= 100 ? value : null, amount: null };
}

/** Period and fee of a row of two cells, or of an item of a list with a colon between them. */
function parseRow(cells: readonly string[]): CancellationFee | null {
  const [first = '', second] = cells;
  const colon = first.search(/[:：]/);
  const isItem = cells.length === 1 && colon !== -1;
  const when = isItem ? first.slice(0, colon) : first;
  const text = (isItem ? first.slice(colon + 1) : (second ?? '')).trim();
  const period = cells.length <= 2 && text !== '' ? parsePeriod(when) : null;
  return period && { text, ...parseFee(text), ...period };
}

/** Steps that follow each other without gaps; null for anything else. */
function parseSteps(rows: Rows): CancellationFee[] | null {
  const steps = rows.map(parseRow);
  const read = steps.filter((step) => step !== null);
  const isGapless = read.every(({ fromDaysBefore, untilDaysBefore }, index) => {
    if (fromDaysBefore !== null && fromDaysBefore < untilDaysBefore) return false;
    const previous = read[index - 1];
    return previous === undefined || fromDaysBefore === previous.untilDaysBefore - 1;
  });
  return read.length > 1 && read.length === steps.length && isGapless ? read : null;
}

const NAMES_DAYS = /日前|前日|当日/;

/** Null unless exactly one table or list names days, and every row of it can be read. */
export function parseCancellationFees(raw: string): CancellationFee[] | null {
  const tables = readTables(raw)?.filter((rows) => rows.some((cells) => NAMES_DAYS.test(cells.join(' '))));
  const [table] = tables ?? [];
  return table && tables?.length === 1 ? parseSteps(table) : null;
}

const known = new LRUCache<string, { readonly fees: CancellationFee[] | null }>({ max: 1_000 });

/** The steps in the terms of a hall; public texts repeat across requests. */
export function cancellationFees(raw: string | null): CancellationFee[] | null {
  if (raw === null) return null;
  const found = known.get(raw) ?? { fees: parseCancellationFees(raw) };
  known.set(raw, found);
  return found.fees;
}

export const HallCancellationFee = builder.objectRef<CancellationFee>('HallCancellationFee').implement({
  description:
    'What a hall charges for a cancellation within a period before the wedding. The day of the notice counts.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nonNull: true,
      description: 'The fee as the hall words it, e.g. `見積金額の20%`, plain text. Always show it.',
    }),
    percentage: t.exposeFloat('percentage', {
      nullable: true,
      description:
        'The percentage that `text` names, 0 to 100; null if it names none or several numbers. `text` says of what, and what is added.',
    }),
    amount: t.field({
      type: 'JPY',
      nullable: true,
      description:
        'The amount in yen that `text` names; null if it names none or several numbers. `text` says what is added.',
      resolve: ({ amount }) => amount,
    }),
    fromDaysBefore: t.exposeInt('fromDaysBefore', {
      nullable: true,
      description:
        'First day of the period, in days before the wedding day in Japan; null: from the contract on.',
    }),
    untilDaysBefore: t.exposeInt('untilDaysBefore', {
      nonNull: true,
      description:
        'Last day of the period, included, in days before the wedding day in Japan; 0 is the wedding day.',
    }),
  }),
});
