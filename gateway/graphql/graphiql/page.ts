/** The HTML of the GraphiQL page: the list of examples, the editor and the panel of REST calls. */
import { readdirSync, readFileSync } from 'node:fs';
import { EXAMPLE_GROUPS, type VariableTemplate } from './examples.ts';

type Headers = Readonly<Record<string, string>>;

/** An operation of docs/examples with what is sent along. */
export interface Example {
  readonly query: string;
  readonly headers: Headers;
  readonly variables: { readonly [name: string]: VariableTemplate };
}

/** What the page's script reads. */
export interface PageOptions {
  /** The example to open; null for the tabs of the last visit. */
  readonly example: string | null;
  /** The example, and those whose answers its variables come from. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Props of GraphiQL. */
  readonly graphiql: object;
}

/** The first line of examples that get the headers of the demo account. */
const AS_MEMBER = /^As the demo account: /;

/** A visitor id, so that features for returning guests work. */
const GUEST_HEADERS = { 'X-WN-UUID': '7d3c1a52-0b64-4f0e-9a3d-5e2f6c8b9a10' };

/** Reads the examples of a folder by name. */
export function readExamples(folder: string, demoHeaders: Headers | null): ReadonlyMap<string, Example> {
  const variables = new Map(EXAMPLE_GROUPS.flatMap(({ examples }) => Object.entries(examples)));
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
  return new Map(
    files.toSorted().map((file) => {
      const name = file.replace('.graphql', '');
      const query = readFileSync(`${folder}/${file}`, 'utf8');
      const headers = AS_MEMBER.test(commentOf(query)) ? { ...GUEST_HEADERS, ...demoHeaders } : GUEST_HEADERS;
      return [name, { query, headers, variables: variables.get(name) ?? {} }];
    }),
  );
}

/**
 * @param selected name of the example to open
 * @param sendsOthers whether opening an example may send those whose answers it needs, changes included
 */
export function renderGraphiqlPage(
  examples: ReadonlyMap<string, Example>,
  selected: string | null,
  sendsOthers: boolean,
): string {
  const example = selected !== null && examples.has(selected) ? selected : null;
  const needed = new Set(example === null ? [] : sendsOthers ? namesNeeded(examples, example) : [example]);
  const guestHeaders = JSON.stringify(GUEST_HEADERS, null, 2);
  const options: PageOptions = {
    example,
    examples: Object.fromEntries([...examples].filter(([name]) => needed.has(name))),
    graphiql: {
      title: 'GraphiQL',
      endpoint: '/graphql',
      defaultTabs: [{ query: examples.get('01-search-halls')?.query, headers: guestHeaders }],
      defaultHeaders: guestHeaders,
      defaultEditorToolsVisibility: true,
    },
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphiql/graphiql.css">
<link rel="stylesheet" href="/graphiql/style.css">
</head>
<body class="no-focus-outline">
<noscript>GraphiQL needs JavaScript.</noscript>
<div class="layout">
<nav id="examples" aria-label="Examples">
<h1>Examples</h1>
<input id="search" type="search" aria-label="Search examples" placeholder="Search examples">
<p id="example-status" role="status"></p>
${EXAMPLE_GROUPS.map((group) => renderGroup(group, examples, example)).join('\n')}
</nav>
<main id="root"></main>
<details id="rest-calls" open><summary>REST calls</summary><p>Run an operation to see the REST calls that it makes.</p></details>
</div>
<script type="application/json" id="options">${JSON.stringify(options).replaceAll('<', '\\u003c')}</script>
<script defer src="/graphiql/workers.js"></script>
<script defer src="/graphiql/graphiql.js"></script>
<script type="module" src="/graphiql/start.js"></script>
</body>
</html>`;
}

/** The example, and those whose answers its variables come from, through all steps. */
function namesNeeded(examples: ReadonlyMap<string, Example>, example: string): Set<string> {
  const names = new Set([example]);
  for (const name of names)
    for (const [, needed = ''] of JSON.stringify(examples.get(name)?.variables).matchAll(
      /"answerOf":"([^"]+)"/g,
    ))
      names.add(needed);
  return names;
}

function renderGroup(
  { title, about, examples: names }: (typeof EXAMPLE_GROUPS)[number],
  examples: ReadonlyMap<string, Example>,
  selected: string | null,
): string {
  const items = Object.keys(names).map((name) => {
    const comment = commentOf(examples.get(name)?.query ?? '');
    const current = name === selected ? ' aria-current="page"' : '';
    const member = AS_MEMBER.test(comment) ? ' <i>logged in</i>' : '';
    return `<li><a href="/graphql?example=${name}"${current}><b>${titleOf(name)}</b>${toHtml(sentence(comment))}${member}</a></li>`;
  });
  const open = selected === null || selected in names ? ' open' : '';
  return `<details${open}><summary>${title}</summary><p>${about}</p><ul>${items.join('')}</ul></details>`;
}

/** The comment at the start of a document. */
const commentOf = (query: string): string =>
  (/^(?:#.*\n)+/.exec(query)?.[0] ?? '').replaceAll(/^# ?/gm, '').replaceAll(/\s+/g, ' ').trim();

/** A comment without the part that says who sends the operation. */
function sentence(comment: string): string {
  const text = comment.replace(AS_MEMBER, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `01-search-halls` → `Search halls`. */
const titleOf = (name: string): string => {
  const words = name.replace(/^\d+-/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Text with names of the schema between backticks. */
const toHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>');
