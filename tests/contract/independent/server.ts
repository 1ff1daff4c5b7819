/**
 * A REST API generated from the OpenAPI file alone. It answers every call of the contract with a random valid reply,
 * the same for equal requests, and validates every request. It is stateless.
 */
import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { loadContract } from '#contract/document.ts';
import { validateRequest } from '#contract/requests.ts';
import { validateResponse } from '#contract/responses.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';
import { withRequested } from './requested.ts';
import { valuesAt, type Extent } from './schemas.ts';

const contract = loadContract();

export interface ContractServer extends AsyncDisposable {
  readonly url: string;
  /** Violations of the contract in requests and replies, without repetitions. */
  readonly breaches: ReadonlySet<string>;
  /** `operationId` of the calls so far. */
  readonly called: ReadonlySet<string>;
  /** Chooses the extent and the seed of all further replies. */
  use(extent: Extent, seed: number): void;
}

/** A gateway in front of the server. Advancing its clock expires all caches; it logs warnings and errors only. */
export const startGatewayOn = ({ url }: ContractServer): Promise<Gateway> =>
  startGateway({
    upstream: url,
    env: {
      IMAGE_HOSTS: 'https://img.wn.example',
      TRUST_PROXY: '1',
      CLOCK_STEP_MS: String(9 * 86_400_000),
      LOG_LEVEL: 'warn',
    },
    nodeOptions: ['--import', `${root}tests/harness/advanceClock.mjs`],
  });

export async function startContractServer(): Promise<ContractServer> {
  const breaches = new Set<string>();
  const called = new Set<string>();
  let extent: Extent = 'random';
  let seed = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const bytes = await buffer(request);
    const body = bytes.toString();
    const parts = await partsOf(bytes, headers['content-type']);
    for (const breach of validateRequest(contract, { method, url, headers, body, parts }))
      breaches.add(breach);
    const { pathname, searchParams } = new URL(url, 'http://host');
    const found = contract.find(method, pathname);
    const success = found && [...found.operation.responseSchemas].find(([status]) => status.startsWith('2'));
    if (!found || !success) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"none"}');
      return;
    }
    const [status, pointer] = success;
    called.add(found.operation.operationId);
    const generated =
      pointer === null
        ? undefined
        : draw(
            pointer,
            `${method} ${pathname} ${subjectOf(searchParams)} ${withoutBoundary(body, headers['content-type'])}`,
          );
    const form = new URLSearchParams(headers['content-type']?.includes('urlencoded') ? body : parts);
    const reply = withRequested(found.operation.operationId, generated, {
      path: found.values,
      query: searchParams,
      form,
    });
    for (const breach of validateResponse(contract, method, pathname, Number(status), reply))
      breaches.add(`own reply: ${breach}`);
    response.writeHead(Number(status), { 'content-type': 'application/json; charset=utf-8' });
    response.end(reply === undefined ? '' : JSON.stringify(reply));
  };

  const draw = (pointer: string, key: string): unknown => {
    const [value] = fc.sample(valuesAt(pointer, extent), { seed: seed ^ hashOf(key), numRuns: 1 });
    return JSON.parse(JSON.stringify(value));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      breaches.add(`the server fails: ${String(error)}`);
      response.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breaches,
    called,
    use(nextExtent, nextSeed) {
      extent = nextExtent;
      seed = nextSeed;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fields of a multipart body, files by their names. */
async function partsOf(body: Buffer, type = ''): Promise<[string, string][] | undefined> {
  if (!type.startsWith('multipart/')) return undefined;
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

/** A multipart body has a random boundary. */
function withoutBoundary(body: string, contentType = ''): string {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(contentType) ?? [];
  return boundary ? body.replaceAll(boundary, '') : body;
}

/** The query without the page: all pages of a list belong to the same subject. */
const subjectOf = (query: URLSearchParams): string =>
  [...query].filter(([name]) => !/page/i.test(name)).join('&');

function hashOf(key: string): number {
  let hash = 7;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) | 0;
  return hash;
}
