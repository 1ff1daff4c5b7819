import styles from './Picture.module.css';
import { cx } from './cx.ts';

/** A picture as the schema gives it; `url` may be an address of the image proxy (`…/img?url=…`). */
export type PictureSource = {
  url: string;
  alt?: string | null;
  /** Colour to show until it arrives: `#rrggbb`. */
  colour?: string | null;
};

/** Shapes of prints: halls 3:2, brides 4:5, clips and faces 1:1, videos 16:9. */
export type PictureRatio = '3:2' | '4:5' | '1:1' | '16:9';

type PictureProps = {
  /** Null where there is no picture: a blank print in its place. */
  source: PictureSource | null | undefined;
  ratio?: PictureRatio;
  /** How wide it will be shown, as the `sizes` attribute of HTML, e.g. `(width >= 768px) 350px, 100vw`. */
  sizes: string;
  /** The picture people see first: loaded at once and before others. One per page. */
  first?: boolean;
  /** Loaded at once, without precedence. */
  eager?: boolean;
  /** `mat`: a bride's own print with its white mat; official photographs have none. */
  frame?: 'none' | 'mat';
  /** Says nothing where the words beside it say it all. */
  alt?: string;
};

/** Height for a width of 1200, by shape. */
const HEIGHTS: Record<PictureRatio, number> = { '3:2': 800, '4:5': 1500, '1:1': 1200, '16:9': 675 };
/** Widths and pairs the image proxy makes. */
const WIDTHS = [100, 250, 500, 700, 1200];
const PAIRS = [
  [670, 448],
  [1005, 672],
  [1340, 896],
] as const;

/** Offers a picture of the image proxy in the sizes it makes; any other address stays as it is. */
function offer(url: string, ratio: PictureRatio): { src: string; srcSet?: string } {
  if (!url.includes('/img?')) return { src: url };
  const small = WIDTHS.slice(0, ratio === '3:2' ? 3 : 5).map((width) => `${url}&width=${width} ${width}w`);
  const pairs = ratio === '3:2' ? PAIRS.map(([w, h]) => `${url}&width=${w}&height=${h}&fit=cover ${w}w`) : [];
  return { src: `${url}&width=500`, srcSet: [...small, ...pairs].join(', ') };
}

/** A print laid on the paper. Its place is kept before it arrives, so nothing moves. */
export function Picture({ source, ratio = '3:2', sizes, first, eager, frame = 'none', alt }: PictureProps) {
  const shape = cx(styles.print, styles[`r${ratio.replace(':', 'x')}`], frame === 'mat' && styles.mat);
  if (!source) {
    return (
      <span className={cx(shape, styles.blank)}>
        <span>写真は準備中です</span>
      </span>
    );
  }
  return (
    <span className={shape}>
      <img
        {...offer(source.url, ratio)}
        sizes={sizes}
        alt={alt ?? source.alt ?? ''}
        width={1200}
        height={HEIGHTS[ratio]}
        loading={first || eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={source.colour ? { backgroundColor: source.colour } : undefined}
      />
    </span>
  );
}
