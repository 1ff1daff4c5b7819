// @ts-check
/** Renders GraphiQL with the example that the address names, and the panels around it. */
import { showRestCalls } from './restCalls.js';
import { fillVariables } from './variables.js';

/** @typedef {import('./page.ts').PageOptions} PageOptions */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {PageOptions} */
const { example, examples, graphiql } = JSON.parse(element('options').textContent);
const sendRequest = globalThis.fetch.bind(globalThis);

/** @type {Map<string, Promise<unknown>>} */
const answers = new Map();

/**
 * The data that another example gets. Each is sent once.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
function answerTo(name) {
  const known = answers.get(name);
  if (known) return known;
  const answer = send(name);
  answers.set(name, answer);
  return answer;
}

/** @param {string} name */
async function send(name) {
  const needed = examples[name];
  if (!needed) throw new Error(`Send ${name} first and copy them from its answer.`);
  const { query, headers, variables } = needed;
  const response = await sendRequest('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables: await fillVariables(variables, answerTo) }),
  });
  return (await response.json()).data;
}

/** Tabs of earlier visits stay, but not those of the example, whose variables may be outdated. */
function forgetTabsOf(/** @type {string} */ query) {
  const key = 'graphiql:tabState';
  const state = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (!state) return;
  const tabs = state.tabs.filter((/** @type {{ query: string | null }} */ tab) => tab.query !== query);
  if (tabs.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ ...state, tabs, activeTabIndex: 0 }));
}

/** Props of GraphiQL that open the example in a tab. */
async function openExample() {
  const { query, headers, variables } = examples[example ?? ''] ?? {};
  if (query === undefined) return {};
  forgetTabsOf(query);
  const status = element('example-status');
  try {
    const filled = await fillVariables(variables ?? {}, answerTo);
    status.textContent =
      answers.size === 0 ? '' : `Variables come from the answers to ${[...answers.keys()].join(', ')}.`;
    return { ...tab(query, headers), initialVariables: pretty(filled) };
  } catch (error) {
    status.textContent = `The variables could not be filled. ${error instanceof Error ? error.message : ''}`;
    return { ...tab(query, headers), initialVariables: pretty(variables) };
  }
}

/**
 * @param {string} query
 * @param {object | undefined} headers
 */
const tab = (query, headers) => ({
  // On the first visit they would take the place of the example's tab.
  defaultTabs: undefined,
  initialQuery: query,
  initialHeaders: pretty(headers),
});

/** Empty for no members: GraphiQL then shows the other editor. */
const pretty = (/** @type {unknown} */ value) =>
  Object.keys(value ?? {}).length === 0 ? '' : JSON.stringify(value, null, 2);

const restCalls = element('rest-calls');
globalThis.fetch = async (...request) => {
  const response = await sendRequest(...request);
  const body = request[1]?.body;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (typeof body === 'string' && !body.includes('IntrospectionQuery') && !isStream) {
    const answer = response.clone();
    void answer.text().then((text) => showRestCalls(restCalls, text));
  }
  return response;
};

const list = element('examples');
element('search').addEventListener('input', ({ target }) => {
  const words = /** @type {HTMLInputElement} */ (target).value.toLowerCase().split(/\s+/);
  for (const item of list.querySelectorAll('li')) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of list.querySelectorAll('details')) {
    group.hidden = group.querySelector('li:not([hidden])') === null;
    if (words.some((word) => word !== '')) group.open = true;
  }
});

// Without `onEditQuery` GraphiQL writes the document into the address, which then is too long to be reloaded.
Reflect.get(globalThis, 'YogaGraphiQL').renderYogaGraphiQL(element('root'), {
  ...graphiql,
  ...(await openExample()),
  onEditQuery: () => undefined,
});
