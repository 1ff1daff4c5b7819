/**
 * Loads the display font, then lets headings use it (fonts.css). Headings that used it from the start would fetch it before
 * the pictures. Adding a `FontFace` would make Chromium lay out all text again. If loading fails, they keep the fallback.
 */
export function loadFont(): void {
  document.fonts.load("600 1em 'Shippori Mincho'").then(
    () => (document.documentElement.dataset['displayFont'] = ''),
    () => {},
  );
}
