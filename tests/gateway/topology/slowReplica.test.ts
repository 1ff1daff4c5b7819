/** A replica that answers slowly, as near its memory limit, stays in rotation; nginx sends requests to the others. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { nginxProgram, startProxy } from '#tests/harness/proxy.ts';

const REQUESTS = 12;

/** A replica that holds its requests while `isSlow`. */
async function startReplica() {
  const held: ServerResponse[] = [];
  const state = { isSlow: false };
  const server = createServer(({ url }, response) => {
    if (state.isSlow && url !== '/healthz') held.push(response);
    else response.end('ok');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    state,
    held,
    port: (server.address() as AddressInfo).port,
    release() {
      state.isSlow = false;
      for (const response of held.splice(0)) response.end('late');
    },
    [Symbol.asyncDispose]: async () => void (server.closeAllConnections(), server.close()),
  };
}

// Skipped where nginx is missing and `npm test` cannot install it. On Debian as root, and so on CI, it is installed first.
it.skipIf(nginxProgram === null)('a slow replica holds one request, the others go elsewhere', async () => {
  await using slow = await startReplica();
  await using quick = await startReplica();
  await using proxy = await startProxy(nginxProgram ?? 'nginx', [slow.port, quick.port]);
  slow.state.isSlow = true;
  const answers: Promise<string>[] = [];
  let answered = 0;
  for (let number = 1; number <= REQUESTS; number += 1) {
    const answer = fetch(`${proxy.url}/mypage?${number}`).then((response) => response.text());
    answers.push(answer);
    answer.then(() => (answered += 1)).catch(() => undefined);
    // The next request is sent once this one is answered, or held.
    await expect.poll(() => answered + slow.held.length, { interval: 5 }).toBe(number);
  }
  expect(slow.held).toHaveLength(1);
  slow.release();
  expect((await Promise.all(answers)).toSorted()).toEqual(['late', ...Array(REQUESTS - 1).fill('ok')]);
});
