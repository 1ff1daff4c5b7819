/** docs/architecture.md lists the modules that the hall read and the clip mutation enter, in order. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demo, startOrigin, type Origin } from '#tests/harness/origin.ts';
import { root } from '#tests/harness/process.ts';
import { startInstrumentedGateway, type InstrumentedGateway } from './coverage.ts';

const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

/** Modules that a section lists, in its order. */
function listedUnder(heading: string): string[] {
  const [, section = ''] = new RegExp(`^### ${heading}$(.*?)(?=^##|(?![\\s\\S]))`, 'ms').exec(page) ?? [];
  return [...section.matchAll(/^\d+\. `(gateway\/[\w./]+)`/gm)].map(([, path = '']) => path);
}

/** How often the folder below gateway/ changes from one module to the next. */
const folderChanges = (modules: readonly string[]): number => {
  const folders = modules.map((path) => path.split('/').slice(1, -1)[0] ?? '');
  return folders.filter((folder, i) => i > 0 && folder !== folders[i - 1]).length;
};

let origin: Origin;
let instrumented: InstrumentedGateway;
beforeAll(async () => {
  origin = await startOrigin();
  instrumented = await startInstrumentedGateway(origin.url);
});
afterAll(async () => {
  await instrumented?.[Symbol.asyncDispose]();
  await origin?.stop();
});

const HALL = 'query Hall($rawId: String!) { hall(by: { rawId: $rawId }) { id name address tel } }';
const CLIP = `mutation Clip($rawId: String!) {
  clip(input: { target: { hallRawId: $rawId } }) { clippable { id viewerHasClipped } userErrors { code message } }
}`;
const MEMBER = { 'x-wedding-token': demo.token, 'x-wn-user-id': demo.userId };

const read = async (rawId: string) => {
  const { data } = await instrumented.gateway.graphql(HALL, { rawId });
  expect(data).toMatchObject({ hall: { name: expect.any(String) } });
};
const clip = async (rawId: string) => {
  const { data } = await instrumented.gateway.graphql(CLIP, { rawId }, MEMBER);
  expect(data).toMatchObject({ clip: { clippable: { viewerHasClipped: true }, userErrors: [] } });
};

describe.each([
  ['Hall read', 28, read],
  ['Clip mutation', 31, clip],
] as const)('%s', (heading, most, act) => {
  const listed = listedUnder(heading);

  test('enters the modules that docs/architecture.md lists', async () => {
    // Two requests first, so that documents are compiled and connections and sessions exist, as in a running process.
    await act('11');
    await act('12');
    const entered = await instrumented.modulesEntered(() => act('13'));
    expect(entered).toEqual(listed.toSorted());
  });

  test('enters few modules, with at most 8 changes of folder', () => {
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.length).toBeLessThanOrEqual(most);
    expect(folderChanges(listed)).toBeLessThanOrEqual(8);
  });
});
