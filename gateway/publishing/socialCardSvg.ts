import { readFile } from 'node:fs/promises';
import { loadDefaultJapaneseParser } from 'budoux';
import satori from 'satori';

/** Size of a card in pixels. */
export const CARD = { width: 1_200, height: 630 } as const;

/** What a card says. */
export interface CardWords {
  readonly title: string;
  /** Label of paid content and category; empty for none. */
  readonly kind: string;
  readonly siteName: string;
  /** Whether a photo lies under the paper; else the paper has an edge of its own. */
  readonly hasPhoto: boolean;
}

type Node = { type: string; props: { style: object; children: readonly (Node | string)[] }; key: null };

const box = (style: object, ...children: readonly (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
  key: null,
});

/** Many readers cut cards to their middle square, so everything to be read lies within it; padding comes on top. */
const PAPER = { width: 512, height: 464, padding: 44 };
const LONGEST_TITLE = 60;
/** Size of the title by its length: what fits the lines of the paper. */
const SIZES = [
  { upTo: 18, size: 50 },
  { upTo: 36, size: 42 },
  { upTo: LONGEST_TITLE + 1, size: 34 },
] as const;

/** Pictures in the text have no shape in the type. */
const UNDRAWN = /\p{Extended_Pictographic}|[\u{FE0F}\u{200D}]/gu;

const parser = loadDefaultJapaneseParser();
let font: Promise<Buffer> | null = null;
const typeface = (): Promise<Buffer> =>
  (font ??= readFile(new URL('fonts/shippori-mincho-600.woff', import.meta.url)));

/** A strand of the cord above and below the words. */
const strand = (colour: string): Node => box({ width: '100%', height: 3, marginTop: 5, background: colour });
const cord = (): Node =>
  box({ width: '100%', flexDirection: 'column' }, strand('#8e3b46'), strand('#b89b5e'));

/** Draws a card as SVG whose letters are shapes, so that no reader needs the type. Lines break between phrases. */
export async function cardSvg({ title, kind, siteName, hasPhoto }: CardWords): Promise<string> {
  const plain = [...title.replaceAll(UNDRAWN, '').trim()];
  const text = plain.length > LONGEST_TITLE ? `${plain.slice(0, LONGEST_TITLE).join('')}…` : plain.join('');
  const { size } = SIZES.find(({ upTo }) => [...text].length <= upTo) ?? SIZES[2];
  const phrases = parser.parse(text).map((phrase) => box({ maxWidth: '100%' }, phrase));
  const paper = box(
    {
      ...PAPER,
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'space-between',
      background: '#fbf8f3',
      color: '#2b2624',
    },
    cord(),
    box({ color: '#7a5f2b', fontSize: 26 }, kind),
    box(
      { flexWrap: 'wrap', justifyContent: 'center', width: '100%', fontSize: size, lineHeight: 1.5 },
      ...phrases,
    ),
    box({ color: '#5c534e', fontSize: 28, letterSpacing: 6 }, siteName),
    cord(),
  );
  const card = box(
    {
      ...CARD,
      alignItems: 'center',
      justifyContent: 'center',
      background: hasPhoto ? 'transparent' : '#f4eee5',
    },
    paper,
  );
  const data = await typeface();
  return satori(card, { ...CARD, fonts: [{ name: 'Shippori Mincho', data, weight: 600, style: 'normal' }] });
}
