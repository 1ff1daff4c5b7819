/** Where pictures may come from. */

/** Segments that lead upwards, also with a path parameter, and characters that a second decoding turns into others. */
const AMBIGUOUS_PATH = /(?:^|\/)(?:\.|%2e){1,2}(?:;|\/|$)|%(?:2f|5c|25|0[\da-f]|1[\da-f]|7f)|\/\//i;

/** Hosts with the path below which they hold pictures, such as `https://img.example.jp/uploads/`. */
export class ImageSources {
  readonly #prefixes: readonly URL[];

  constructor(prefixes: readonly string[]) {
    this.#prefixes = prefixes.map((prefix) => new URL(prefix));
  }

  /**
   * Parses the address of a picture; null unless it lies below a prefix. Its origin must be spelled exactly: forms that
   * URL parsers normalize (other spellings of an IP address, full-width dots, tabs, backslashes) are rejected, and so
   * are paths that a server could read as another one.
   */
  find(text: string): URL | null {
    if (!URL.canParse(text) || /[\s\\]/.test(text)) return null;
    const url = new URL(text);
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    if (!isPlain || !text.toLowerCase().startsWith(`${url.origin}/`)) return null;
    const [path = ''] = text.slice(url.origin.length).split(/[?#]/, 1);
    if (AMBIGUOUS_PATH.test(path)) return null;
    const isBelow = ({ origin, pathname }: URL): boolean =>
      origin === url.origin && url.pathname.startsWith(pathname) && url.pathname !== pathname;
    if (!this.#prefixes.some(isBelow)) return null;
    url.hash = '';
    return url;
  }
}
