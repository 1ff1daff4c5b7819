/** Redaction of secrets in the log, by property name and by pattern. */
import { describe, expect, test } from 'vitest';
import { createCallLog, createLogger } from '#gateway/telemetry/logging.ts';
import { Malformed } from '#gateway/upstream/errors.ts';

/** The lines that `write` logs. */
function loggedLines(write: (log: ReturnType<typeof createLogger>) => void): string[] {
  const lines: string[] = [];
  write(createLogger('debug', { write: (line) => void lines.push(line) }));
  return lines;
}

const LINE_ID = `U${'0123456789abcdef'.repeat(2)}`;

describe('by property name', () => {
  test.each([
    ['token', 'a-token-of-somebody'],
    ['password', 'musubi-demo-2026'],
    ['cookie', 'wn_session=sealed'],
    ['set-cookie', 'wn_session=sealed'],
    ['authorization', 'Opaque sealed'],
    ['x-wedding-token', 'a-token-of-somebody'],
    ['x-operator-key', 'a-key-of-operators'],
    ['email', 'yui at example'],
    ['tel', 'zero nine zero'],
    ['lastName', '佐藤'],
    ['first_name', '結衣'],
    ['lineUserId', 'a-line-user'],
    ['line_access_token', 'a-line-token'],
    ['loginId', 'lg_demo_musubi'],
  ])('%s', (name, secret) => {
    const [line = ''] = loggedLines((log) => {
      log.warn(
        { [name]: secret, headers: { [name]: secret }, request: { headers: { [name]: secret, host: 'x' } } },
        'all of it',
      );
    });
    expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({
      [name]: '[secret]',
      headers: { [name]: '[secret]' },
      request: { headers: { [name]: '[secret]', host: 'x' } },
      msg: 'all of it',
    });
  });

  test('S96 of an error only name, code, message and stack', () => {
    const error = Object.assign(new Error('refused'), { code: 'E_AUTH', command: { args: ['r3d1s-pass'] } });
    const [line = ''] = loggedLines((log) => log.error({ err: error }, 'request failed'));
    expect(line).not.toContain('r3d1s-pass');
    const { err } = JSON.parse(line) as { err: object };
    expect(err).toEqual({ name: 'Error', code: 'E_AUTH', message: 'refused', stack: expect.any(String) });
  });
});

describe('by pattern, anywhere in a text', () => {
  test.each([
    ['mail', 'yui.sato+hall@mail.example.jp'],
    ['telephone', '09012345678'],
    ['telephone with hyphens', '03-1234-5678'],
    ['user id of LINE', LINE_ID],
    ['bearer token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc'],
    ['token of the product', 'wt_demo_0123456789abcdef0123456789abcdef'],
  ])('%s', (_kind, secret) => {
    const [line = ''] = loggedLines((log) =>
      log.error(
        { err: new Error(`cannot send ${secret}, again`), list: [{ deep: { down: secret } }] },
        secret,
      ),
    );
    expect(line).not.toContain(secret);
    expect(JSON.parse(line)).toMatchObject({
      err: { message: 'cannot send [secret], again' },
      list: [{ deep: { down: '[secret]' } }],
      msg: '[secret]',
    });
  });

  test('S96 a password in an address', () => {
    const [line = ''] = loggedLines((log) =>
      log.error('no answer from redis://user:r3d1s-pass%21@redis:6379/0'),
    );
    expect(JSON.parse(line)).toMatchObject({
      msg: 'no answer from redis://user:[secret]@redis:6379/0',
    });
  });

  test('keeps what helps debugging', () => {
    const about = {
      requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      call: 'R54',
      path: '/halls/{id}',
      ms: 0.25,
    };
    const [line = ''] = loggedLines((log) => log.warn(about, 'REST call failed'));
    expect(JSON.parse(line)).toMatchObject(about);
  });
});

test('an invalid reply is logged by at most twenty field paths, and without its text', () => {
  const end = {
    call: 'R86',
    host: 'api',
    path: '/api/halls/',
    refusesGateway: false,
    failure: null,
    dropped: 30,
    ms: 1,
    requestId: 'a-request',
  } as const;
  const salvaged = Array.from(
    { length: 30 },
    (_, at) => new Malformed('R86', 'expected number', ['halls', at, 'id'], '"aaaa"'),
  );
  const [line = ''] = loggedLines((log) => createCallLog(log)({ ...end, salvaged }));
  const logged = JSON.parse(line) as { fields: string[] };
  expect(logged).toMatchObject({ requestId: 'a-request', dropped: 30 });
  expect([logged.fields.length, logged.fields[0]]).toEqual([20, 'halls.0.id: expected number']);
});
