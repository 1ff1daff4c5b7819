/** Certificates of REST hosts that expire, on a running gateway. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTlsProxy, type TlsProxy } from '#tests/drill/tlsProxy.ts';
import { startGateway, type Gateway } from '#tests/harness/gateway.ts';

const OPERATOR_KEY = 'only-for-tests-only-for-tests';
const DAY_SECONDS = 86_400;

let proxy: TlsProxy;
let gateway: Gateway;
beforeAll(async () => {
  proxy = await startTlsProxy(10);
  const upstream = inject('originUrl');
  proxy.target = Number(new URL(upstream).port);
  const env = { PRODUCT_API_URL: proxy.url, NODE_EXTRA_CA_CERTS: proxy.authority, OPERATOR_KEY };
  gateway = await startGateway({ upstream, env });
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  await proxy?.[Symbol.asyncDispose]();
});

const readHall = (id: number) => gateway.graphql(`{ hall(by: { rawId: "${id}" }) { name } }`);

/** Days until the certificate of the latest connection expires. */
async function daysLeft(): Promise<number> {
  const response = await fetch(`${gateway.url}/metrics`, { headers: { 'x-operator-key': OPERATOR_KEY } });
  const METRIC = /^gateway_upstream_certificate_expires_seconds\{host="api"\} (\S+)$/m;
  const [, seconds] = METRIC.exec(await response.text()) ?? [];
  return (Number(seconds) - Date.now() / 1_000) / DAY_SECONDS;
}

it('are seen before they expire, named in the log, and taken up once renewed', async () => {
  expect((await readHall(1)).errors).toEqual([]);
  expect(await daysLeft()).toBeCloseTo(10, 1);

  proxy.present(-1);
  expect((await readHall(2)).errors[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  expect(await daysLeft()).toBeLessThanOrEqual(0);
  const failures = gateway
    .output()
    .split('\n')
    .filter((line) => line.includes('REST call failed'));
  expect(failures.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ host: 'api', why: 'unreachable', code: 'CERT_HAS_EXPIRED' }),
  );

  proxy.present(90);
  expect((await readHall(3)).errors).toEqual([]);
  expect(await daysLeft()).toBeCloseTo(90, 1);
});
