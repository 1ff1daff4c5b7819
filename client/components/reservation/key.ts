/** Time within which the same form, sent twice without script, is the same wish, in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/**
 * A key for a form that brings none: without script nothing on a shared page can be a secret of one reader. It is made of
 * all that was typed, so that whoever sends the same form again, by a second press or by reloading, reserves once.
 */
export async function keyOf(fields: URLSearchParams, now = Date.now()): Promise<string> {
  const text = `${Math.floor(now / WINDOW_MS)} ${[...fields].map((pair) => pair.join('=')).join('&')}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
