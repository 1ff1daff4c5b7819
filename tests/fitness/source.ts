/** Reads and parses the project's own source. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '#tests/harness/process.ts';

/** Generated folders and packages of their own. */
const foreign = /(^|\/)(node_modules|dist|__generated__|test-results|\.[^/]+)$|^tests\/bench\/peers$/;

/** Paths below a folder of the checkout, relative to the root, in a fixed order. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(root + folder, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return foreign.test(path) ? [] : filesBelow(path);
    return [path];
  });
}

/** A file of the project. */
export interface Source {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
}

/** Reads a file of the checkout. */
export const read = (path: string): Source => ({ path, text: readFileSync(root + path, 'utf8') });

/** All TypeScript and JavaScript of the project. */
export const codeFiles = (): Source[] =>
  filesBelow('.')
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
    .map(read);

/** One import of a module. */
export interface Import {
  /** What is imported: a path of the checkout (`client/ui/Cord.tsx`) or a package (`react-relay`). */
  target: string;
  /** Whether only types are imported; such an import is erased when the program runs. */
  isType: boolean;
  /** Imported names; empty for `import()`, `import *` and side effects. */
  names: string[];
}

/** What the rules check of a module. */
export interface Module {
  imports: Import[];
  /** Whether it reads the environment (`process.env`). */
  readsEnvironment: boolean;
  /** Whether it holds nothing but `export … from`. */
  onlyReexports: boolean;
  /** `any` and casts of casts, as `line: what`. */
  evasions: string[];
  /** Text of every comment. */
  comments: string[];
}

/**
 * Parses a source file.
 * @throws when it has a syntax error
 */
export function parseModule({ path, text }: Source): Module {
  const result = parseSync(path, text);
  if (result.errors.length > 0) throw new Error(`${path}: ${result.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = result.module;
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const evasions: string[] = [];
  let readsEnvironment = false;
  new Visitor({
    TSAnyKeyword: (node) => void evasions.push(`${lineOf(node.start)}: any`),
    TSAsExpression(node) {
      if (node.expression.type === 'TSAsExpression') evasions.push(`${lineOf(node.start)}: a cast of a cast`);
    },
    MemberExpression({ object, property }) {
      const isEnv = property.type === 'Identifier' && property.name === 'env';
      if (isEnv && object.type === 'Identifier' && object.name === 'process') readsEnvironment = true;
    },
  }).visit(result.program);

  const imports: Import[] = [];
  const add = (specifier: string, isType: boolean, names: string[]) =>
    imports.push({ target: resolve(path, specifier), isType, names });
  for (const { moduleRequest, entries } of staticImports) {
    const names = entries.map(({ importName }) => importName.name).filter((name) => name != null);
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), names);
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType, []);
  }
  for (const { moduleRequest } of dynamicImports) {
    // Only literals can be resolved; `import(variable)` loads built files and packages' data.
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) add(literal[2], false, []);
  }
  const body = result.program.body;
  const isReexport = (node: (typeof body)[number]) =>
    (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.source !== null;
  const comments = result.comments.map((comment) => comment.value);
  const onlyReexports = body.length > 0 && body.every(isReexport);
  return { imports, readsEnvironment, onlyReexports, evasions, comments };
}

/** Path in the checkout for `./x.ts` and `#gateway/x.ts`; the package's name for anything else. */
export function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
