import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../graphql/execute.ts';

/**
 * Who sent a request. `proxies` is the number of proxies in front whose `X-Forwarded-For` is believed: each adds the
 * address it was called from at the end, so the client's is that many places from the right.
 */
export function callerOf(request: IncomingMessage, response: ServerResponse, proxies: number): Caller {
  return {
    headers: request.headers,
    address: addressOf(request, proxies),
    requestId: String(response.getHeader('x-request-id')),
    whenGone(leave) {
      response.on('close', () => {
        if (!response.writableFinished) leave();
      });
    },
  };
}

function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const told = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return told.at(-proxies)?.trim() || (socket.remoteAddress ?? '');
}
