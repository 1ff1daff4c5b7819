import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestbed, type Testbed } from './testbed.ts';

let testbed: Testbed;
beforeAll(async () => {
  testbed = await startTestbed({ documents: ['{ halls { id } }'] });
});
afterAll(() => testbed.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
  fetch(`${testbed.url}/graphql`, { method: 'POST', headers, body });
const query = (text: string, headers: Record<string, string> = {}) =>
  post(JSON.stringify({ query: text }), { ...JSON_TYPE, ...headers });
const get = (text: string, headers: Record<string, string> = {}) =>
  fetch(`${testbed.url}/graphql?${new URLSearchParams({ query: text })}`, { headers });

/** Status and error code of a response, which must be JSON. */
async function errorOf(response: Response | Promise<Response>): Promise<[number, unknown]> {
  const { status, headers } = await response;
  expect(headers.get('content-type')).toContain('json');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const { errors } = await (await response).json();
  return [status, errors[0].extensions.code];
}

/** The response to raw bytes that no HTTP client would send. */
async function sendRaw(bytes: string): Promise<string> {
  const { port } = new URL(testbed.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(bytes);
  let response = '';
  socket.on('data', (chunk) => (response += String(chunk)));
  await once(socket, 'close');
  return response;
}

const isAlive = async () => (await (await query('{ __typename }')).json()).data;

describe('bodies', () => {
  it.each([
    [
      'S13 a batch of 20',
      JSON.stringify(Array.from({ length: 20 }, () => ({ query: '{ __typename }' }))),
      400,
      'BAD_REQUEST',
    ],
    [
      'S19 a string of 10 MB',
      JSON.stringify({ query: '{ __typename }', variables: { text: 'x'.repeat(10_000_000) } }),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['S20 a body of 30 MB', 'x'.repeat(30_000_000), 413, 'PAYLOAD_TOO_LARGE'],
    ['S22 truncated JSON', '{"query": "{ __typename', 400, 'BAD_REQUEST'],
    [
      'S23 JSON 200,000 deep',
      `{"query":"{ __typename }","variables":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`,
      200,
      'QUERY_TOO_COMPLEX',
    ],
    ['an unknown member', '{"query":"{ __typename }","other":1}', 400, 'BAD_REQUEST'],
    ['variables as a list', '{"query":"{ __typename }","variables":[1]}', 400, 'BAD_REQUEST'],
    ['a query as a number', '{"query":1}', 400, 'BAD_REQUEST'],
    ['no query', '{}', 400, 'BAD_REQUEST'],
    ['null as a query', '{"query":null}', 400, 'BAD_REQUEST'],
    ['S27 NUL and half a surrogate pair', '{"query":"{ \\u0000 \\ud800 }"}', 200, 'GRAPHQL_PARSE_FAILED'],
  ])('%s', async (_, body, status, code) => {
    expect(await errorOf(post(body))).toEqual([status, code]);
    expect(await isAlive()).toEqual({ __typename: 'Query' });
  });

  it('S21 compressed bodies are not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(await errorOf(post(new Uint8Array(bomb), { ...JSON_TYPE, 'content-encoding': 'gzip' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  it('S24-S26 __proto__ members do not pollute prototypes', async () => {
    await post(
      '{"query":"{ __typename }","__proto__":{"polluted":1},"variables":{"__proto__":{"polluted":1}}}',
    );
    await post(
      '{"query":"query($by: By!) { hall(by: $by) { id } }","variables":{"by":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}',
    );
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(await isAlive()).toEqual({ __typename: 'Query' });
  });

  it('S28 UTF-16 is rejected', async () => {
    const body = new Uint8Array(Buffer.from('{"query":"{ __typename }"}', 'utf16le'));
    expect(await errorOf(post(body))).toEqual([400, 'BAD_REQUEST']);
    expect(await errorOf(post(body, { 'content-type': 'application/json; charset=utf-16' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
  });

  it('S26 the last duplicate key wins, as in JSON.parse', async () => {
    expect(await (await post('{"query":"{ nope }","query":"{ __typename }"}')).json()).toEqual({
      data: { __typename: 'Query' },
    });
  });

  it('application/graphql-response+json carries the status of document errors', async () => {
    const accept = { accept: 'application/graphql-response+json' };
    expect(await errorOf(query('{ nope }', accept))).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(await errorOf(query('{', accept))).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
    expect(await errorOf(query('{ halls(first: 1000) { id } }', accept))).toEqual([400, 'QUERY_TOO_COMPLEX']);
    expect(await errorOf(query('query A { __typename } query B { __typename }', accept))).toEqual([
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ]);
  });
});

describe('cross-site requests', () => {
  it.each([
    ['S30 a mutation by GET', () => get('mutation { logIn }'), 405],
    ['S31 text/plain', () => post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' }), 415],
    ['no content type', () => post('{"query":"{ __typename }"}', { 'content-type': '' }), 415],
    [
      'S32 a form',
      () => post('query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    [
      'S33 an upload without a preflight header',
      () => post('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      403,
    ],
    [
      'S34 a cross-site GET with a cookie',
      () => get('{ __typename }', { 'sec-fetch-site': 'cross-site', cookie: 'a=1' }),
      403,
    ],
    [
      'S34 a GET with a foreign origin and a cookie',
      () => get('{ __typename }', { origin: 'https://evil.example', cookie: 'a=1' }),
      403,
    ],
    ['JSON with a foreign origin', () => query('{ __typename }', { origin: 'https://evil.example' }), 403],
    ['JSON with the origin null', () => query('{ __typename }', { origin: 'null' }), 403],
  ])('%s', async (_, request, status) => {
    expect((await errorOf(request()))[0]).toBe(status);
  });

  it('S35-S36 foreign origins, `null` and look-alikes get no CORS headers', async () => {
    const { host } = new URL(testbed.url);
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      `http://evil-${host}`,
      'https://partner.example.evil',
      'https://evilpartner.example',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await fetch(`${testbed.url}/graphql?query={__typename}`, {
          method,
          headers: { origin },
        });
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });

  it('configured origins get CORS headers and may send requests', async () => {
    const origin = 'https://partner.example';
    const preflight = await fetch(`${testbed.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    expect(preflight.headers.get('vary')).toContain('Origin');
    const response = await query('{ __typename }', { origin, cookie: 'a=1' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
  });
});

describe('HTTP', () => {
  it.each(['PUT', 'DELETE', 'PATCH'])('S37 %s is not allowed', async (method) => {
    const response = await fetch(`${testbed.url}/graphql`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await fetch(testbed.url, { method })).status).toBe(405);
  });

  it('S38 Content-Length with Transfer-Encoding is rejected', async () => {
    const response = await sendRaw(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1.1 400 /);
  });

  it('S39 headers of 100 KB are rejected', async () => {
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    );
  });

  it('S47 line breaks in header values are rejected', async () => {
    expect(await sendRaw('GET / HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\nb\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 /,
    );
    const { headers } = await fetch(`${testbed.url}/healthz`, { headers: { 'x-request-id': 'a b; c' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('S48 X-Forwarded-Host is ignored', async () => {
    const response = await query('{ __typename }', {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(response.status).toBe(403);
  });

  it('absolute, network-path and asterisk targets are rejected', async () => {
    for (const target of ['http://evil.example/', '//evil.example/', '*']) {
      expect(await sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /,
      );
    }
  });

  it('S41, S55 responses have no server banner and all security headers', async () => {
    for (const response of [
      await query('{ __typename }'),
      await get('{ nope }'),
      await fetch(`${testbed.url}/none`),
    ]) {
      expect(response.headers.get('server')).toBeNull();
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(response.headers.get('referrer-policy')).toBeTruthy();
    }
  });

  it('S51-S53 errors reveal no internals, and a wrong operator key no traces', async () => {
    const { errors } = await (await query('{ halls { broken } }')).json();
    expect(JSON.stringify(errors)).not.toMatch(/SELECT|password|stack/);
    expect(JSON.stringify(await (await query('{ __typename }', { 'x-operator-key': 'guess' })).json())).toBe(
      '{"data":{"__typename":"Query"}}',
    );
  });
});

describe('uploads', () => {
  const upload = (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return fetch(`${testbed.url}/graphql`, {
      method: 'POST',
      headers: { 'graphql-require-preflight': '1' },
      body: form,
    });
  };
  const operations = JSON.stringify({ query: '{ __typename }' });

  it('accepts a valid multipart request', async () => {
    expect(await (await upload({ operations, map: '{}' })).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it.each([
    ['no operations', { map: '{}' }],
    ['operations that are not JSON', { operations: '{', map: '{}' }],
    ['a map that is not JSON', { operations, map: '{' }],
    ['a map of numbers', { operations, map: '{"0":1}' }],
    ['operations as a file', { operations: new Blob(['x']), map: '{}' }],
  ])('rejects %s with 400', async (_, fields) => {
    expect(await errorOf(upload(fields))).toEqual([400, 'BAD_REQUEST']);
  });

  it('S122 rejects more files and bytes than any mutation takes, and a body without length', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [`${index}`, new Blob(['x'])]),
    );
    expect(await errorOf(upload({ operations, map: '{}', ...files }))).toEqual([400, 'BAD_REQUEST']);
    const large = new Blob([new Uint8Array(13_000_000)]);
    expect(await errorOf(upload({ operations, map: '{}', 0: large }))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const endless = await sendRaw(
      'POST /graphql HTTP/1.1\r\nhost: x\r\ngraphql-require-preflight: 1\r\ncontent-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n',
    );
    expect(endless).toMatch(/^HTTP\/1.1 413 /);
    expect(endless).toContain('Uploads have to state their length (Content-Length).');
  });
});
