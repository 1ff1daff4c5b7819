// @ts-check
/** Fills the variables of an example: new UUIDs, and values from the answers to examples sent before. */

/** @typedef {import('./examples.ts').VariableTemplate} VariableTemplate */

/**
 * @param {VariableTemplate} template
 * @param {(example: string) => Promise<unknown>} answerTo the `data` of an example, sent when it is first asked for
 * @returns {Promise<unknown>}
 */
export async function fillVariables(template, answerTo) {
  if (typeof template === 'string') return template.replaceAll('{uuid}', () => crypto.randomUUID());
  if (typeof template !== 'object') return template;
  if (Array.isArray(template)) return Promise.all(template.map((item) => fillVariables(item, answerTo)));
  const { answerOf, at } = /** @type {Record<string, unknown>} */ (template);
  if (typeof answerOf === 'string' && typeof at === 'string') {
    const value = valueAt(await answerTo(answerOf), at);
    if (value === undefined || value === null) throw new Error(`The answer to ${answerOf} has no ${at}.`);
    return value;
  }
  const entries = Object.entries(template).map(async ([key, value]) => [
    key,
    await fillVariables(value, answerTo),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * @param {unknown} data
 * @param {string} path keys joined by dots; `[path&path]` takes the first item for which each path is truthy
 * @returns {unknown}
 */
function valueAt(data, path) {
  let value = data;
  for (const [step, condition] of path.matchAll(/\[([\w.&]+)\]|\w+/g)) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (condition === undefined) value = Reflect.get(value, step);
    else if (!Array.isArray(value)) return undefined;
    else value = value.find((item) => condition.split('&').every((at) => valueAt(item, at)));
  }
  return value;
}
