/**
 * Generates a function per selection. Property access by literal names costs a fraction of dynamic access, and an object
 * created with all its keys serializes faster. Generated code handles simple values; everything else goes to the runtime.
 */
import { addNode, isObjectLike, type ObjectLike, type ObjectWriter, type PlannedField } from './plan.ts';

/** The function for a selection; generated on first use. */
export function compileSelection(fields: readonly PlannedField[]): ObjectWriter {
  let generated: ObjectWriter | null = null;
  return (runtime, source, parent, key, nullable) =>
    (generated ??= generate(fields))(runtime, source, parent, key, nullable);
}

function generate(fields: readonly PlannedField[]): ObjectWriter {
  const constants = fields.map(
    (_, i) => `const f${i} = fields[${i}], resolve${i} = f${i}.resolve, args${i} = f${i}.args;`,
  );
  const keys = fields.map(({ responseKey }) => `${propertyKey(responseKey)}: undefined`);
  const source = `
${constants.join('\n')}
return (runtime, source, parent, key, nullable) => {
const response = { ${keys.join(', ')} };
const node = addNode(parent, key, response, nullable);
const { context } = runtime;
const object = isObjectLike(source) ? source : EMPTY;
let value;
${fields.map(statementFor).join('\n')}
};`;
  // The type checker cannot see the type of a generated function.
  // oxlint-disable-next-line typescript/no-implied-eval -- built only from names of a validated document
  return new Function('fields', 'addNode', 'isObjectLike', 'EMPTY', source)(
    fields,
    addNode,
    isObjectLike,
    EMPTY,
  ) as ObjectWriter;
}

/** An object literal treats `__proto__` specially unless it is computed. */
const propertyKey = (key: string): string => (key === '__proto__' ? `['${key}']` : key);

/** Read in place of a source that is no object. */
const EMPTY: ObjectLike = Object.freeze(Object.create(null));

/** The statement that writes one field. Prefetched fields and resolvers with `info` go to the runtime. */
function statementFor(field: PlannedField, i: number): string {
  const { responseKey, name, resolve, isPrefetchable, usesInfo, shape, args } = field;
  if (isPrefetchable || usesInfo) return `runtime.resolveField(f${i}, source, node);`;
  const test = shape.kind === 'leaf' ? SIMPLE_VALUE_TESTS[shape.type.name] : undefined;
  const writeSimple = test === undefined ? '' : `if (${test}) response.${responseKey} = value; else `;
  // The property may be a getter that throws, or a function to call.
  if (resolve === null)
    return `try { value = object.${name}; } catch { value = undefined; }
${writeSimple}runtime.resolveField(f${i}, source, node);`;
  const argsCode = typeof args === 'function' ? `runtime.argsFor(f${i})` : `args${i}`;
  return `try {
value = resolve${i}(source, ${argsCode}, context);
${writeSimple}runtime.completeValue(value, f${i}, node);
} catch (thrown) { runtime.handleError(thrown, f${i}, node); }`;
}

/** Values that the built-in scalars serialize unchanged. */
const SIMPLE_VALUE_TESTS: Readonly<Record<string, string>> = {
  String: `typeof value === 'string'`,
  ID: `typeof value === 'string'`,
  Boolean: `typeof value === 'boolean'`,
  Float: `Number.isFinite(value)`,
  Int: `typeof value === 'number' && (value | 0) === value`,
};
