import type { PictureSource } from '../ui/base/Picture.tsx';

/** A flat print of one colour, for a catalogue without any server. */
export function flat(colour: string, alt = 'イメージ', mark = ''): PictureSource {
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="1200" height="800" fill="${colour}"/><path d="M0 560C300 480 520 640 1200 500V800H0Z" fill="#fff" opacity=".22"/>` +
    `<path d="M430 800V420a170 170 0 0 1 340 0v380Z" fill="#fff" opacity=".3"/>` +
    `<text x="60" y="110" font-size="56" fill="#fff" opacity=".8">${mark}</text></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(drawing)}`, alt };
}

/** Six prints in the palette of the site. */
export const prints = ['#A9B3A2', '#C9A9A2', '#9FB0BF', '#D3BE94', '#8F8177', '#B9A6B5'].map((colour, i) =>
  flat(colour, 'イメージ', String(i + 1)),
);
