import { readFile } from 'node:fs/promises';
import satori from 'satori';
import { breakablePieces } from '#gateway/html/lineBreaks.ts';
import { loadOnce } from '../cache/singleFlight.ts';

/** Size of a card in pixels. */
export const CARD_SIZE = { width: 1_200, height: 630 } as const;

/** The block of a date. */
export interface CardDate {
  /** 「11月」 */
  readonly month: string;
  readonly day: string;
  /** 「日 大安」 */
  readonly note: string;
  /** Sundays and holidays red, Saturdays blue. */
  readonly color: string;
}

export interface CardText {
  readonly title: string;
  /** Line above the title: label of paid content and category, hall, area; may be empty. */
  readonly label: string;
  /** Of an event, beside its price. */
  readonly date?: CardDate;
  /** 「無料」; may be empty. */
  readonly price?: string;
  /** 「評価 4.3（128件）」; may be empty. */
  readonly rating?: string;
  readonly siteName: string;
  /** Whether the card is drawn over a photo; otherwise it gets a background color. */
  readonly hasPhoto: boolean;
}

type Node = { type: string; props: { style: object; children: readonly (Node | string)[] }; key: null };

const box = (style: object, ...children: readonly (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
  key: null,
});

/** The text panel. Many services crop cards to their central square; padding is added to this size. */
const PANEL = { width: 512, height: 464, padding: 44 };
const MAX_TITLE_LENGTH = 60;
const MAX_LABEL_LENGTH = 36;
/** Font size of the title by its length. */
const TITLE_SIZES = [
  { maxLength: 18, size: 50 },
  { maxLength: 36, size: 42 },
  { maxLength: MAX_TITLE_LENGTH + 1, size: 34 },
] as const;

/** The font has no emoji. */
const EMOJI = /\p{Extended_Pictographic}|[\u{FE0F}\u{200D}]/gu;

const loadFont = loadOnce(() => readFile(new URL('fonts/shippori-mincho-600.woff', import.meta.url)));

const line = (color: string): Node => box({ width: '100%', height: 3, marginTop: 5, background: color });
/** The two-colored double line above and below the text. */
const doubleLine = (): Node =>
  box({ width: '100%', flexDirection: 'column' }, line('#8e3b46'), line('#b89b5e'));

/** A date as a leaf of a day calendar, with the price beside it. */
function dateBlock({ month, day, note, color }: CardDate, price: string): Node {
  const leaf = box(
    { flexDirection: 'column', alignItems: 'center', width: 132, background: '#ffffff', color },
    box(
      { justifyContent: 'center', width: '100%', background: color, color: '#ffffff', fontSize: 24 },
      month,
    ),
    box({ fontSize: 60, lineHeight: 1.15 }, day),
    box({ paddingBottom: 8, fontSize: 24, lineHeight: 1.2 }, note),
  );
  const cost = box(
    { padding: '4px 20px', border: '2px solid #8e3b46', color: '#8e3b46', fontSize: 30 },
    price,
  );
  return box({ alignItems: 'center', gap: 28 }, leaf, ...(price === '' ? [] : [cost]));
}

/** A text without emoji, cut to a number of characters and an ellipsis. */
function cut(text: string, length: number): string {
  // Layout takes time for each character, so the rest is dropped first.
  const characters = Array.from(
    text
      .slice(0, 10 * length)
      .replaceAll(EMOJI, '')
      .trim(),
  );
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}

/** Renders a card as SVG with text converted to paths. Lines break between phrases. */
export async function renderCardSvg(card: CardText): Promise<string> {
  const { title, label, siteName, hasPhoto, date, price = '', rating = '' } = card;
  const text = cut(title, MAX_TITLE_LENGTH);
  const fitting = TITLE_SIZES.findIndex(({ maxLength }) => [...text].length <= maxLength);
  // Beside a date the title has less width.
  const { size } = TITLE_SIZES[date && fitting >= 0 ? fitting + 1 : fitting] ?? TITLE_SIZES[2];
  const phrases = breakablePieces(text).map((phrase) => box({ maxWidth: '100%' }, phrase));
  const panel = box(
    {
      ...PANEL,
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
      background: '#fbf8f3',
      color: '#2b2624',
    },
    doubleLine(),
    ...(date ? [dateBlock(date, price)] : []),
    box({ color: '#7a5f2b', fontSize: 26 }, cut(label, MAX_LABEL_LENGTH)),
    box(
      { flexWrap: 'wrap', justifyContent: 'center', width: '100%', fontSize: size, lineHeight: 1.5 },
      ...phrases,
    ),
    ...(rating === '' ? [] : [box({ color: '#8e3b46', fontSize: 30 }, rating)]),
    box({ color: '#5c534e', fontSize: 28, letterSpacing: 6 }, siteName),
    doubleLine(),
  );
  const image = box(
    {
      ...CARD_SIZE,
      alignItems: 'center',
      justifyContent: 'center',
      background: hasPhoto ? 'transparent' : '#f4eee5',
    },
    panel,
  );
  const data = await loadFont();
  return satori(image, {
    ...CARD_SIZE,
    fonts: [{ name: 'Shippori Mincho', data, weight: 600, style: 'normal' }],
  });
}
