/**
 * Vite plugin: turns CommonJS modules of Relay into ES modules, so that builds leave out what the site does not
 * import. The code of a module stays as published; only `require` and `module.exports` change.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseAst, type Plugin } from 'vite';

const PACKAGES = /\/node_modules\/(?:react-relay|relay-runtime)\/(?:lib\/|index\.js|hooks\.js)/;

/** How a module exports: one value (`module.exports = value`), names (`module.exports = { name: value }`), or neither. */
type Shape = 'value' | 'names' | 'other';

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];
type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];

/** The value of `module.exports = value`. */
function exported(statement: Statement): Expression | null {
  if (statement.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return null;
  const { object, property } = expression.left;
  const isExports =
    object.type === 'Identifier' &&
    object.name === 'module' &&
    property.type === 'Identifier' &&
    property.name === 'exports';
  return isExports ? expression.right : null;
}

const shapes = new Map<string, Shape>();

function shapeOf(file: string): Shape {
  const known = shapes.get(file);
  if (known) return known;
  const values = parseAst(readFileSync(file, 'utf8')).body.flatMap((statement) => exported(statement) ?? []);
  const [value] = values;
  const reexported = required(value);
  const shape =
    !value || values.length > 1
      ? 'other'
      : reexported !== null
        ? shapeOf(createRequire(file).resolve(reexported))
        : value.type === 'ObjectExpression'
          ? 'names'
          : 'value';
  shapes.set(file, shape);
  return shape;
}

/** The name in `require('name')`. */
function required(node: Expression | null | undefined): string | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'require')
    return null;
  const [name] = node.arguments;
  return name?.type === 'Literal' && typeof name.value === 'string' ? name.value : null;
}

export function toEsModule(code: string, file: string): string | null {
  if (shapeOf(file) === 'other') return null;
  const { resolve } = createRequire(file);
  const imports: string[] = [];
  const edits: { start: number; end: number; text: string }[] = [];
  const importAs = (local: string, name: string): void => {
    const path = resolve(name);
    const takesNames = PACKAGES.test(path) ? shapeOf(path) !== 'value' : name === 'react';
    imports.push(`import ${takesNames ? `* as ${local}` : local} from '${path}';`);
  };
  let count = 0;
  /** Replaces a `require` inside an expression by an imported name. */
  const hoist = (node: Expression, name: string): void => {
    const local = `$required${(count += 1)}`;
    importAs(local, name);
    edits.push({ start: node.start, end: node.end, text: local });
  };
  for (const statement of parseAst(code).body) {
    const value = exported(statement);
    const reexported = required(value);
    if (reexported !== null)
      edits.push({
        start: statement.start,
        end: statement.end,
        text: `export * from '${resolve(reexported)}';`,
      });
    else if (value?.type === 'Identifier')
      edits.push({
        start: statement.start,
        end: statement.end,
        text: `export { ${value.name} as default };`,
      });
    else if (value?.type === 'ObjectExpression') {
      const names = value.properties.map((property) => {
        if (property.type !== 'Property' || property.key.type !== 'Identifier')
          throw new Error(`${file} exports more than plain names`);
        const { name } = property.key;
        return { name, text: code.slice(property.value.start, property.value.end) };
      });
      const text = names
        .map(({ name, text: source }) =>
          /^\w+$/.test(source)
            ? `export { ${source} as ${name} };`
            : `var $${name} = ${source}; export { $${name} as ${name} };`,
        )
        .join('\n');
      edits.push({ start: statement.start, end: statement.end, text });
    } else if (value) edits.push({ start: statement.start, end: value.start, text: 'export default ' });
    if (statement.type !== 'VariableDeclaration') continue;
    for (const [index, { id, init }] of statement.declarations.entries()) {
      const name = required(init);
      if (name !== null && id.type === 'Identifier') {
        importAs(id.name, name);
        const next = statement.declarations[index + 1];
        edits.push(
          next
            ? { start: statement.declarations[index]?.start ?? 0, end: next.start, text: '' }
            : { start: statement.start, end: statement.end, text: '' },
        );
        if (!next && statement.declarations.length > 1) throw new Error(`${file}: unexpected declaration`);
      } else if (init?.type === 'CallExpression') {
        const [argument] = init.arguments;
        const inner = argument && argument.type !== 'SpreadElement' ? required(argument) : null;
        if (argument && argument.type !== 'SpreadElement' && inner !== null) hoist(argument, inner);
      } else if (init?.type === 'MemberExpression') {
        const inner = init.object.type === 'Super' ? null : required(init.object);
        if (init.object.type !== 'Super' && inner !== null) hoist(init.object, inner);
      }
    }
  }
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return `${imports.join('\n')}\n${result}`;
}

export const esModules: Plugin = {
  name: 'es-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: PACKAGES },
    handler(code, id) {
      const file = id.replace(/\?.*$/, '');
      const module = existsSync(file) ? toEsModule(code, file) : null;
      return module === null ? null : { code: module, map: null, moduleSideEffects: false };
    },
  },
};
