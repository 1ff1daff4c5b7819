/** Yoga plugins that complete its responses. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import { compress, negotiateAppEncoding } from '../http/compression.ts';
import { requestError } from '../http/errors.ts';

/** Adds code and status to errors that Yoga raises itself. */
export function errorCodePlugin(): Plugin {
  return {
    onResultProcess({ result, setResult }) {
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) =>
        typeof error.extensions?.code === 'string' ? error : requestError('BAD_REQUEST', error.message),
      );
      setResult({ ...result, errors });
    },
  };
}

/** Compresses responses to apps. */
export function compressionPlugin(): Plugin<object, { req: IncomingMessage }> {
  return {
    async onResponse({ response, serverContext, setResponse, fetchAPI }) {
      const length = Number(response.headers.get('content-length'));
      const encoding = negotiateAppEncoding(serverContext.req, length);
      if (encoding === null) return;
      const bytes = await compress(Buffer.from(await response.arrayBuffer()), encoding);
      const headers = new fetchAPI.Headers(response.headers);
      headers.set('content-encoding', encoding);
      headers.set('content-length', String(bytes.length));
      setResponse(new fetchAPI.Response(new Uint8Array(bytes), { status: response.status, headers }));
    },
  };
}
