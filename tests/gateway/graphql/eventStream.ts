/** A client of subscriptions, and what makes them send events. */
import { fetchGraphQL } from '#tests/harness/gateway.ts';

export type Headers = Record<string, string>;

const COUNT = 'subscription { hallClipsChanged { hallClips { totalCount } } }';

export interface Stream {
  readonly status: number;
  readonly headers: globalThis.Headers;
  readonly body: string;
  /** What was received so far. */
  text(): string;
  /** The data of the events so far. */
  events(): string[];
  close(): void;
}

/** Opens a stream and reads it; an answer that is no stream is read to its end. */
export async function openStream(
  url: string,
  headers: Headers,
  query = COUNT,
  variables = {},
): Promise<Stream> {
  const abort = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
    signal: abort.signal,
  });
  const { status } = response;
  const isStream = response.ok;
  let text = isStream ? '' : await response.text();
  if (isStream)
    void (async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    })().catch(() => undefined);
  return {
    status,
    headers: response.headers,
    body: text,
    text: () => text,
    events: () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, data = '']) => data),
    close: () => abort.abort(),
  };
}

export const setClip = (url: string, headers: Headers, hall: number, name: 'clip' | 'unclip' = 'clip') =>
  fetchGraphQL<Record<string, { userErrors: unknown[] } | null>>(
    `${url}/graphql`,
    `mutation { ${name}(input: { target: { hallRawId: "${hall}" } }) { userErrors { code } } }`,
    {},
    headers,
  );
