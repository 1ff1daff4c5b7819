/** What browsers show in place of a picture that could not be made. */
import { readFileSync } from 'node:fs';

const mark = readFileSync(new URL('../../client/assets/mark.svg', import.meta.url), 'utf8').replace(
  '<svg ',
  '<svg x="108" y="65" width="84" height="70" opacity=".35" ',
);

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The site's mark on its background, in any shape; `reason` is for developers. Browsers draw the body of a failed
 * picture, whatever the status, and a symbol of their own where there is none.
 */
export const failedPicture = (reason: string): { type: string; body: Buffer } => ({
  type: 'image/svg+xml',
  body: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="1200" height="800"><desc>${escape(reason)}</desc><path fill="#f4eee5" d="M-300-300h900v900h-900z"/>${mark}</svg>`,
  ),
});

/** Browsers name picture formats first for `<img>`; other clients get a description of the error. */
export const expectsPicture = (accept: string): boolean => accept.startsWith('image/');
