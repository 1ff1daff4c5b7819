/** Reads one cookie out of the `Cookie` header; the first of that name counts. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/**
 * Writes a `Set-Cookie` value that script cannot read; `maxAge` in seconds, 0 deletes it. Values need no escaping.
 * @param path below which the browser sends it back
 */
export function writeCookie(
  name: string,
  value: string,
  maxAge: number,
  secure: boolean,
  path = '/',
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
