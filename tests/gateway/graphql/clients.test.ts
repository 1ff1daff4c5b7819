/** GraphQL clients that other teams use, each in its own process, against the real gateway and REST APIs. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/harness/gateway.ts';
import { demo } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { releasedDocument } from '#tests/gateway/released/documents.ts';

const run = promisify(execFile);
const folder = `${root}tests/clients`;
const member = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

let site: Site;
beforeAll(async () => {
  if (!existsSync(`${folder}/node_modules`)) {
    await run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder });
  }
  site = await startSite();
}, 180_000);
afterAll(() => site?.stop());

/** Runs a client script and returns its report. */
async function runClient(client: string): Promise<Record<string, unknown>> {
  const released = releasedDocument('Ranking').text;
  const input = JSON.stringify({ url: site.url, member, released });
  const { stdout } = await run('node', [`${folder}/${client}.mjs`, input], { timeout: 25_000 });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Two pages of ten halls in Tokyo. */
const TWO_PAGES = { pages: 20, different: 20, total: expect.any(Number) as unknown };

describe('persisted documents of released versions', () => {
  const documents = JSON.parse(readFileSync(`${root}released/documents.json`, 'utf8')) as Record<
    string,
    string
  >;

  test('are all found by id', async () => {
    const unknown: string[] = [];
    for (const documentId of Object.keys(documents)) {
      const reply = await fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ documentId }),
      });
      if ((await reply.text()).includes('PERSISTED_QUERY_NOT_FOUND')) unknown.push(documentId);
    }
    expect(unknown).toEqual([]);
  });
});

describe('clients', () => {
  test('Apollo Client', async () => {
    expect(await runClient('apollo')).toEqual({
      ...TWO_PAGES,
      // One request with the hash only; an unknown hash causes a second one with the text.
      byId: [
        [1, false, ['hallRanking']],
        [2, true, ['halls']],
      ],
      normalised: 21,
      deferred: true,
      code: 'GRAPHQL_VALIDATION_FAILED',
      // Before, optimistic, after.
      clips: [
        [false, 0],
        [true, 100],
        [true, 1],
      ],
    });
  });

  test('urql', async () => {
    expect(await runClient('urql')).toEqual({
      ...TWO_PAGES,
      deferred: true,
      code: 'GRAPHQL_VALIDATION_FAILED',
      counted: 1,
      undone: false,
      refused: 'LOGIN_REQUIRED',
      // The uploaded file is accepted; errors of files and answers are reported together.
      upload: ['answers.applicant_name', 'answers.tel', 'answers.visited_on', 'files.certificate_image'],
    });
  });

  test('graphql-request', async () => {
    expect(await runClient('request')).toEqual({
      ...TWO_PAGES,
      code: 'GRAPHQL_VALIDATION_FAILED',
      // It accepts application/graphql-response+json, so an invalid document has status 400.
      status: 400,
      unknown: null,
      clips: [true, false],
    });
  });

  test('graphql-sse', async () => {
    expect(await runClient('sse')).toEqual({ answers: 1, counted: 1, undone: false });
  });
});
