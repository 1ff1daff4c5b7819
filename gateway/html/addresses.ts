/** Browsers and servers accept no longer ones. */
export const MAX_ADDRESS_LENGTH = 8_192;

/** Whether a text is an absolute http(s) URL without credentials. */
export function isWebUrl(text: string): boolean {
  const url = text.length > MAX_ADDRESS_LENGTH ? null : URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}
