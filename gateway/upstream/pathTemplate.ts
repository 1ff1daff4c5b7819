/** A piece of a path template: fixed text, or a parameter and the kind of value it takes. */
export type Segment =
  | { readonly text: string }
  | { readonly name: string; readonly kind: 'id' | 'slug' | 'opaque' | 'uuid' };

/** Largest id of the REST APIs. */
const LARGEST_ID = 2n ** 63n - 1n;

const KINDS = {
  id: /^[1-9][0-9]{0,18}$/,
  slug: /^[a-z0-9][a-z0-9_-]{0,99}$/,
  opaque: /^[A-Za-z0-9_-]{1,128}$/,
  uuid: /^(?:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|[0-9a-zA-Z]{16})$/,
} as const;

/** Whether a text is an id of the REST APIs: digits, 1 to 2^63-1. */
export function isId(text: string): boolean {
  return KINDS.id.test(text) && (text.length < 19 || BigInt(text) <= LARGEST_ID);
}

/** Whether a text may stand as a slug in a path. */
function isSlug(text: string): boolean {
  return KINDS.slug.test(text);
}

/** Whether a text may stand in a path as a secret or a hash, whose form only its maker knows. */
export function isOpaque(text: string): boolean {
  return KINDS.opaque.test(text);
}

/** Whether a text is a visitor id: a version 4 UUID in lower case, or the 16 characters of the native app. */
export function isVisitorId(text: string): boolean {
  return KINDS.uuid.test(text);
}

const CHECKS = { id: isId, slug: isSlug, opaque: isOpaque, uuid: isVisitorId };

/** Cuts a template such as `/api/wn/halls/{id}/fairs` at its slashes. */
export function compilePath(template: string): readonly Segment[] {
  return template
    .slice(1)
    .split('/')
    .map((part): Segment => {
      const [, name, kind = 'id'] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
      if (name === undefined) return { text: part };
      if (name === 'uuid') return { name, kind: 'uuid' };
      if (kind === 'id' || kind === 'slug' || kind === 'opaque') return { name, kind };
      throw new TypeError(`unknown kind of path parameter in ${template}`);
    });
}

/**
 * Puts values into a template. A value that is not exactly of its kind (`../`, `1?x`, `%2f`, full-width
 * digits, CR LF…) gives null, so that nobody can make the gateway ask another path than the declared one.
 */
export function fillPath(segments: readonly Segment[], valueOf: (name: string) => unknown): string | null {
  let path = '';
  for (const segment of segments) {
    if ('text' in segment) {
      path += `/${segment.text}`;
      continue;
    }
    const value = valueOf(segment.name);
    if (typeof value !== 'string' || !CHECKS[segment.kind](value)) return null;
    path += `/${encodeURIComponent(value)}`;
  }
  return path;
}
