/** Every example of GraphiQL, with the variables that its page fills in, on a gateway as `npm start` runs it. */
import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { stripIgnoredCharacters } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillVariables } from '#gateway/graphql/graphiql/variables.js';
import type { PageOptions } from '#gateway/graphql/graphiql/page.ts';
import { startGateway, type Gateway, type GraphQLResponse } from '#tests/harness/gateway.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';

const NAMES = readdirSync(`${root}docs/examples`).map((file) => file.replace('.graphql', ''));

/** GraphiQL sends no files: the answer names the fields. */
const EXPECTED_USER_ERRORS: Readonly<Record<string, readonly string[]>> = {
  '43-apply-for-ticket': ['certificate_image'],
  '41-send-special-form': ['receipt'],
  '54-special-reply': ['receipt'],
};

let origin: Origin;
let gateway: Gateway;
beforeAll(async () => {
  origin = await startOrigin();
  const hosts = ['PRODUCT_API_URL', 'CONTENT_URL', 'MAGAZINE_URL', 'SEARCH_URL', 'CONTACT_URL'];
  gateway = await startGateway({
    upstream: origin.url,
    env: {
      ...Object.fromEntries(hosts.map((name) => [name, ''])),
      EMBEDDED_ORIGIN: '1',
      ORIGIN_PORT: String(origin.port),
      ADHOC_DOCUMENTS: '',
      OPERATOR_KEY: 'only-for-tests-only-for-tests',
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await origin.stop();
});

async function openPage(name: string): Promise<{ html: string; options: PageOptions }> {
  const reply = await fetch(`${gateway.url}/graphql?example=${name}`, { headers: { accept: 'text/html' } });
  const html = await reply.text();
  const [, options = ''] = /<script type="application\/json" id="options">(.*)<\/script>/.exec(html) ?? [];
  return { html, options: JSON.parse(options) as PageOptions };
}

/** Opens the page of an example and presses its button. */
async function press(name: string): Promise<GraphQLResponse> {
  const { options } = await openPage(name);
  const answers = new Map<string, Promise<GraphQLResponse>>();
  const send = async (example: string): Promise<GraphQLResponse> => {
    const { query = '', headers, variables = {} } = options.examples[example] ?? {};
    const filled = (await fillVariables(variables, answerTo)) as Record<string, unknown>;
    // GraphiQL's text is not the published one, so that it has the limits of any other.
    return gateway.graphql(stripIgnoredCharacters(query), filled, headers);
  };
  const answerTo = async (example: string): Promise<unknown> => {
    const answer = answers.get(example) ?? send(example);
    answers.set(example, answer);
    return (await answer).data;
  };
  return send(name);
}

/** `path` of all user errors of mutations. */
const userErrorsOf = (data: unknown): string[] =>
  Object.values(data ?? {}).flatMap(
    (payload: { userErrors?: { path: string[] | null; message: string }[] }) =>
      (payload?.userErrors ?? []).map(({ path, message }) => path?.at(-1) ?? message),
  );

describe('the page of GraphiQL', () => {
  it('lists every example once, with an explanation', async () => {
    const { html } = await openPage('');
    const linked = Array.from(
      html.matchAll(/<a href="\/graphql\?example=([\w-]+)"><b>(.+?)<\/b>(.+?)<\/a>/g),
    );
    expect(linked.map(([, name = '']) => name).toSorted()).toEqual(NAMES.toSorted());
    for (const [, name, , about = ''] of linked) expect(about.length, name).toBeGreaterThan(10);
    expect(html).toContain('see <code>extensions.trace</code>.');
    expect(linked.filter(([item]) => item.includes('`'))).toEqual([]);
    // In groups by use, each with its own explanation.
    const groups = [
      ...html.matchAll(/<details[^>]*><summary>(.+?)<\/summary><p>(.+?)<\/p><ul>(.+?)<\/ul>/gs),
    ];
    expect(groups.length).toBeGreaterThan(4);
    const inGroups = groups.flatMap(([, , , list = '']) => [...list.matchAll(/example=/g)]);
    expect(inGroups).toHaveLength(NAMES.length);
  });

  // Backwards: none relies on an example that the visitor has sent before.
  it.each(NAMES.toReversed())('%s answers without errors', async (name) => {
    const { status, errors, data, extensions } = await press(name);
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
    expect(userErrorsOf(data)).toEqual(EXPECTED_USER_ERRORS[name] ?? []);
    expect(Object.values(data ?? {})).not.toContain(null);
    expect(extensions['trace']).toBeInstanceOf(Array);
  });
});

describe('REST calls of an operation', () => {
  const query = '{ hall(by: { rawId: "3" }) { name } }';
  const traceFor = async (headers: Record<string, string>, url = gateway.url): Promise<unknown> => {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return ((await reply.json()) as { extensions?: { trace?: unknown } }).extensions?.trace;
  };

  it('are shown on this machine, with their start', async () => {
    expect(await traceFor({})).toEqual([
      expect.objectContaining({ host: 'api', startMs: expect.any(Number), ms: expect.any(Number) }),
    ]);
  });

  it('are not shown through a proxy or from the network, but with the operator key', async () => {
    const proxied = { 'x-forwarded-for': '127.0.0.1' };
    expect(await traceFor(proxied)).toBeUndefined();
    expect(await traceFor({ ...proxied, 'x-operator-key': 'only-for-tests-only-for-tests' })).toBeInstanceOf(
      Array,
    );
    const own = Object.values(networkInterfaces()).flat();
    const network = own.find((address) => address?.family === 'IPv4' && !address.internal);
    if (network) expect(await traceFor({}, `http://${network.address}:${gateway.port}`)).toBeUndefined();
  });
});
