/**
 * Loads the display font of fonts.css and gives it to the headings. Used from the start, it would be fetched before the
 * pictures; a `FontFace` that a script adds makes Chromium lay out all text again. Where loading fails, the fallback stays.
 */
export function loadFont(): void {
  document.fonts.load("600 1em 'Shippori Mincho'").then(
    () => (document.documentElement.dataset['displayFont'] = ''),
    () => {},
  );
}
