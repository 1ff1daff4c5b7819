/** The response to a failed picture request, as a picture. */
import { readFileSync } from 'node:fs';

const mark = readFileSync(new URL('../../client/assets/mark.svg', import.meta.url), 'utf8').replace(
  '<svg ',
  '<svg x="108" y="65" width="84" height="70" opacity=".35" ',
);

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The site's mark on a background that fills any aspect ratio; `reason` is for developers. Browsers render the body of
 * an `<img>` response whatever its status; without one they draw a symbol of their own.
 */
export const errorPicture = (reason: string): { type: string; body: Buffer } => ({
  type: 'image/svg+xml',
  body: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" width="1200" height="800"><desc>${escape(reason)}</desc><path fill="#f4eee5" d="M-300-300h900v900h-900z"/>${mark}</svg>`,
  ),
});

/**
 * Whether the client is an `<img>`, for which browsers list picture formats first; other clients get the error as JSON.
 */
export const expectsPicture = (accept: string): boolean => accept.startsWith('image/');
