import styles from './Picture.module.css';
import { cx } from './cx.ts';

/** An image of the schema; `url` may point to the image proxy (`…/img?url=…`). */
export type PictureSource = {
  url: string;
  alt?: string | null;
  /** Placeholder color: `#rrggbb`. */
  color?: string | null;
};

/** Halls 3:2, brides 4:5, clips and faces 1:1, videos 16:9. */
export type PictureRatio = '3:2' | '4:5' | '1:1' | '16:9';

type PictureProps = {
  /** Null renders a placeholder. */
  source: PictureSource | null | undefined;
  ratio?: PictureRatio;
  /** The `sizes` attribute of HTML. */
  sizes: string;
  /** The largest image above the fold: loaded eagerly with high priority. One per page. */
  priority?: boolean;
  /** Loaded eagerly with normal priority. */
  eager?: boolean;
  /** `mat` is the white border of brides' own photographs. */
  frame?: 'none' | 'mat';
  /** Overrides the alternative text; empty where adjacent text says the same. */
  alt?: string;
};

/** Heights for a width of 1200. */
const HEIGHTS: Record<PictureRatio, number> = { '3:2': 800, '4:5': 1500, '1:1': 1200, '16:9': 675 };
/** Sizes the image proxy offers. */
const WIDTHS = [100, 250, 500, 700, 1200];
const PAIRS = [
  [670, 448],
  [1005, 672],
  [1340, 896],
] as const;

/** `src` and `srcSet` for images of the proxy; other URLs are used as they are. */
function imageSources(url: string, ratio: PictureRatio): { src: string; srcSet?: string } {
  if (!url.includes('/img?')) return { src: url };
  const small = WIDTHS.slice(0, ratio === '3:2' ? 3 : 5).map((width) => `${url}&width=${width} ${width}w`);
  const pairs = ratio === '3:2' ? PAIRS.map(([w, h]) => `${url}&width=${w}&height=${h}&fit=cover ${w}w`) : [];
  return { src: `${url}&width=500`, srcSet: [...small, ...pairs].join(', ') };
}

/** An image with a fixed aspect ratio, so that it causes no layout shift. */
export function Picture({
  source,
  ratio = '3:2',
  sizes,
  priority,
  eager,
  frame = 'none',
  alt,
}: PictureProps) {
  const shape = cx(styles.frame, styles[`r${ratio.replace(':', 'x')}`], frame === 'mat' && styles.mat);
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
        {...imageSources(source.url, ratio)}
        sizes={sizes}
        alt={alt ?? source.alt ?? ''}
        width={1200}
        height={HEIGHTS[ratio]}
        loading={priority || eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        style={source.color ? { backgroundColor: source.color } : undefined}
      />
    </span>
  );
}
