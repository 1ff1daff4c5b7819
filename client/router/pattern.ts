/** Values of the named parts of a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/**
 * Compiles a path such as `/halls/:rawId<\d+>` to a function that answers its named parts, or null when the path
 * is another one. A part without an expression takes anything but `/`; a slash at the end makes no difference.
 */
export function compilePattern(pattern: string): (path: string) => Params | null {
  const source = pattern
    .replace(/\/$/, '')
    .replace(/:(\w+)(?:<([^>]+)>)?/g, (_, name: string, expression = '[^/]+') => `(?<${name}>${expression})`);
  const expression = new RegExp(`^${source}/?$`);
  return (path) => {
    const match = expression.exec(path);
    return match && { ...match.groups };
  };
}
