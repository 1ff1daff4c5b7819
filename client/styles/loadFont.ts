import url from './fonts/shippori-mincho-600.woff2?url';

/**
 * Loads the display font. A font of a style sheet would be fetched before the pictures. Until it is loaded, and where
 * loading fails, headings have the fallback of styles/fonts.css, which has the same metrics.
 */
export function loadFont(): void {
  const font = new FontFace('Shippori Mincho', `url(${url}) format('woff2')`, { weight: '600' });
  font.load().then(
    () => document.fonts.add(font),
    () => {},
  );
}
