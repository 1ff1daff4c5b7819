/** URLs the image proxy rejects without a connection. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#gateway/images/publicAddress.ts';
import { startImageTestbed, type ImageTestbed } from './testbed.ts';

let testbed: ImageTestbed;
beforeAll(async () => {
  testbed = await startImageTestbed();
});
afterAll(() => testbed[Symbol.asyncDispose]());

describe('URLs of other hosts are rejected without a connection', () => {
  test.each([
    ['I01', 'http://127.0.0.1:{port}/a.jpg'],
    ['I02', 'http://localhost:{port}/a.jpg'],
    ['I03', 'http://169.254.169.254/latest/meta-data/'],
    ['I04', 'http://10.0.0.1:{port}/a.jpg'],
    ['I05', 'http://[::1]:{port}/a.jpg'],
    ['I06', 'http://[::ffff:127.0.0.1]:{port}/a.jpg'],
    ['I07', 'http://2130706433:{port}/a.jpg'],
    ['I08', 'http://0177.0.0.1:{port}/a.jpg'],
    ['I09', 'http://0.0.0.0:{port}/a.jpg'],
    ['I10', 'http://[64:ff9b::7f00:1]:{port}/a.jpg'],
    ['I11', 'file:///etc/passwd'],
    ['I12', 'data:image/png;base64,iVBORw0KGgo='],
    ['I13', 'gopher://127.0.0.1:{port}/1'],
    ['I15', 'http://evil.example:{port}/a.jpg'],
  ])('%s %s', async (_row, source) => {
    expect(
      await testbed.request(source.replace('{port}', String(testbed.forbiddenServer.port))),
    ).toMatchObject({
      status: 400,
      code: 'HOST_NOT_ALLOWED',
    });
    expect(testbed.forbiddenServer.opened).toBe(0);
  });

  test('I01-I10 other spellings of an allowed address are rejected', async () => {
    const { port } = testbed.host.url;
    for (const name of [
      '2130706433',
      '0177.0.0.1',
      '0x7f.1',
      '127.1',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ])
      expect((await testbed.request(`http://${name}:${port}/photo`)).code, name).toBe('HOST_NOT_ALLOWED');
    expect(testbed.host.requests).toEqual([]);
  });

  test('I01-I10 private addresses are never public', () => {
    for (const address of [
      '127.0.0.1', '127.8.8.8', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0',
      '224.0.0.1', '255.255.255.255', '198.18.0.1', '::1', '::', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fe80::1',
      'fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'not an address', '',
    ]) expect(isPublicAddress(address), address).toBe(false); // prettier-ignore
    for (const address of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2400:3200::1'])
      expect(isPublicAddress(address), address).toBe(true);
  });
});

describe('manipulated URLs of an allowed host are rejected without a connection', () => {
  test.each([
    ['I14', 'http://user:pass@{host}/photo'],
    ['I14', 'http://{host}@127.0.0.1:{canary}/photo'],
    ['I16', 'http://{host}.evil.example/photo'],
    ['I16', 'http://evil.example/{host}/photo'],
    ['I17', 'http://127\u30020\u30020\u30021:{port}/photo'],
    ['I17', 'http://127\uff0e0\uff0e0\uff0e1:{port}/photo'],
    ['I18', 'http://127.0.0.1:{canary}/photo'],
    ['I18', 'https://{host}/photo'],
    ['I19', 'http://{host}/photo\r\nx-wedding-token: 1'],
    ['I20', 'http://{host}\\@127.0.0.1:{canary}/photo'],
    ['I20', 'http:\\\\{host}/photo'],
  ])('%s %j', async (_row, source) => {
    const before = testbed.host.requests.length;
    const { status } = await testbed.request(
      source
        .replace('{host}', testbed.host.url.host)
        .replace('{port}', testbed.host.url.port)
        .replace('{canary}', String(testbed.forbiddenServer.port)),
    );
    expect(status).toBe(400);
    expect([testbed.forbiddenServer.opened, testbed.host.requests.length - before]).toEqual([0, 0]);
  });

  test.each([
    ['I21', '', 'BAD_URL'],
    ['I21', '?width=100', 'BAD_URL'],
    ['I22', `?url=http://a.example/a&url=http://b.example/b`, 'REPEATED_PARAMETER'],
  ])('%s /img%s', async (_row, query, code) => {
    const { status, body } = await testbed
      .createProxy()
      .respond(new URL(`http://site.example/img${query}`), {}, '');
    expect([status, JSON.parse(body.toString()).code]).toEqual([400, code]);
  });

  test.each([
    ['I23', '&width=100000'],
    ['I23', '&width=-1'],
    ['I24', '&width=NaN'],
    ['I24', '&height=1e9'],
  ])('%s %s', async (_row, query) => {
    expect(await testbed.request(testbed.urlOf('/photo'), { query })).toMatchObject({
      status: 400,
      code: 'BAD_SIZE',
    });
  });
});
