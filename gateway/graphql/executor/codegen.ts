/**
 * Writes a function for what is asked of an object. Reading and putting properties whose names stand in the source costs
 * a fraction of doing it by a name that is found out, and an answer's object that is born with all its keys is written
 * as JSON faster. The function puts in what is there and simple; all else it leaves to the run.
 */
import { isHolder, placeIn, type Holder } from './responseNode.ts';
import type { Field, Fields, Fill } from './plan.ts';

/** The function for the fields of an object; written when it is first wanted. */
export function fillOf(fields: Fields): Fill {
  let written: Fill | null = null;
  return (run, source, above, key, nullable) =>
    (written ??= write(fields))(run, source, above, key, nullable);
}

function write(fields: Fields): Fill {
  const constants = fields.map(
    (_, at) => `const f${at} = fields[${at}], resolve${at} = f${at}.resolve, args${at} = f${at}.args;`,
  );
  const source = `
${constants.join('\n')}
return (run, source, above, key, nullable) => {
const content = { ${fields.map(({ key }) => `${nameOf(key)}: undefined`).join(', ')} };
const place = placeIn(above, key, content, nullable);
const { context } = run;
const object = isHolder(source) ? source : NOTHING;
let value;
${fields.map(statementOf).join('\n')}
};`;
  // The written function is one of its kind, which a type checker cannot follow.
  // oxlint-disable-next-line typescript/no-implied-eval -- the source is made of the names of a valid document alone
  return new Function('fields', 'placeIn', 'isHolder', 'NOTHING', source)(
    fields,
    placeIn,
    isHolder,
    NOTHING,
  ) as Fill;
}

/** A key in an object's source; one name means something else there, unless it is computed. */
const nameOf = (key: string): string => (key === '__proto__' ? `['${key}']` : key);

/** What properties are read of where the source is no object. */
const NOTHING: Holder = Object.freeze(Object.create(null));

/** Gets a field and puts it in its place. What was started before, and who asks where it stands, is for the run. */
function statementOf({ key, name, resolve, early, wantsInfo, shape, args }: Field, at: number): string {
  if (early || wantsInfo) return `run.resolve(f${at}, source, place);`;
  const test = shape.kind === 'leaf' ? TESTS[shape.type.name] : undefined;
  const putSimple = test === undefined ? '' : `if (${test}) content.${key} = value; else `;
  // A property may throw when it is read, and may be a function, which wants to be called.
  if (resolve === null)
    return `try { value = object.${name}; } catch { value = undefined; }
${putSimple}run.resolve(f${at}, source, place);`;
  const given = typeof args === 'function' ? `run.argsOf(f${at})` : `args${at}`;
  return `try {
value = resolve${at}(source, ${given}, context);
${putSimple}run.put(value, f${at}, place);
} catch (thrown) { run.fail(thrown, f${at}, place); }`;
}

/** What the scalars of the language itself give on as it is. */
const TESTS: Readonly<Record<string, string>> = {
  String: `typeof value === 'string'`,
  ID: `typeof value === 'string'`,
  Boolean: `typeof value === 'boolean'`,
  Float: `Number.isFinite(value)`,
  Int: `typeof value === 'number' && (value | 0) === value`,
};
