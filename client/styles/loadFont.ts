import url from './fonts/shippori-mincho-600.woff2?url';

/**
 * Loads the display font (styles/fonts.css). By script, after the first paint: browsers fetch the fonts of style sheets
 * before pictures. Headings have the fallback of the same metrics until then, and where it fails.
 */
export function loadFont(): void {
  const font = new FontFace('Shippori Mincho', `url(${url}) format('woff2')`, { weight: '600' });
  font.load().then(
    () => document.fonts.add(font),
    () => {},
  );
}
