import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { ConfigError } from '#gateway/config/errors.ts';
import { listen } from '#gateway/http/listen.ts';

test.each([
  ['EADDRINUSE', 'PORT: port 80 is taken; '],
  ['EACCES', 'PORT: port 80 is not allowed to this user; '],
])('%s ends the start with a line that names the setting', async (code, begin) => {
  const server = createServer();
  vi.spyOn(server, 'listen').mockImplementation(() => {
    const failure = Object.assign(new Error(`listen ${code}`), { code });
    setImmediate(() => server.emit('error', failure));
    return server;
  });
  const refused = await listen(server, 80).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigError);
  expect(String(refused)).toContain(begin);
});
