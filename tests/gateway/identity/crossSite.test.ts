/** Pages of other sites against every mutation and every form, with a member's cookies and a `Host` of their choice. */
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as paths from '#client/paths.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';
import { root } from '#tests/harness/process.ts';
import { logInBySite } from '#tests/harness/session.ts';

const JSON_BODY = { 'content-type': 'application/json' };
const FORM_BODY = { 'content-type': 'application/x-www-form-urlencoded' };

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await startSite();
  cookie = await logInBySite(site.url);
  await site.origin.clearJournal();
}, 120_000);
afterAll(() => site?.stop());

/** Sends a chosen `Host`, which `fetch` does not allow. */
async function post(path: string, headers: OutgoingHttpHeaders, body: string) {
  const sent = request(site.url + path, { method: 'POST', headers: { cookie, ...headers } });
  sent.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  return { status: response.statusCode, body: await text(response) };
}

const foreign: OutgoingHttpHeaders[] = [
  { origin: 'http://evil.example', host: 'evil.example' },
  { origin: 'https://evil.example', host: 'evil.example:443' },
  { origin: 'http://localhost', host: 'localhost' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

const documents = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(`${root}client/documents.json`, 'utf8')));
const mutations = Object.entries(documents).filter(([, document]) => /(^|\n)\s*mutation /.test(document));

/** A page of each form, from the table of the client. */
const forms = [...readFileSync(`${root}client/formActions.ts`, 'utf8').matchAll(/\bat\.(\w+),/g)]
  .map(([, name]) => Object.entries(paths).find(([exported]) => exported === name)?.[1])
  .map((path) => (typeof path === 'function' ? path.pattern : ''))
  .map((pattern) => pattern.replaceAll(/:side<[^>]*>/g, 'child').replaceAll(/:\w+(<[^>]*>)?/g, '1'));

describe('S92 pages of other sites', () => {
  test('cannot send any mutation', async () => {
    expect(mutations.length).toBeGreaterThan(15);
    for (const [documentId] of mutations) {
      for (const headers of foreign) {
        const { status, body } = await post(
          '/graphql',
          { ...JSON_BODY, ...headers },
          JSON.stringify({ documentId, variables: {} }),
        );
        expect([status, body]).toEqual([403, expect.stringContaining('CSRF_REJECTED')]);
      }
    }
  });

  test('cannot send any form', async () => {
    expect(forms.length).toBeGreaterThan(12);
    for (const path of forms)
      for (const headers of [...foreign, {}])
        expect([path, (await post(path, { ...FORM_BODY, ...headers }, '')).status]).toEqual([path, 403]);
  });

  test('cannot upload with another spelling of the media type', async () => {
    const { status } = await post('/graphql', { 'content-type': 'Multipart/Form-Data; boundary=x' }, '--x--');
    expect(status).toBe(403);
  });

  test('change nothing', async () => {
    const calls = await site.origin.calls();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('while pages of the site can, under each name of loopback', async () => {
    const { port } = new URL(site.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const { status } = await post('/login', { ...FORM_BODY, origin: `http://${host}:${port}` }, '');
      // The form is processed: its empty fields are reported.
      expect(status).toBe(422);
    }
  });
});

test('F107 the log names the origin of a refused form or mutation, at most once a minute', () => {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('form or mutation is refused'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(10);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, origin: 'http://evil.example' });
});
