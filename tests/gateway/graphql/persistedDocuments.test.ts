/** The limit of REST calls of the site's and the released documents, whose variables come from any client. */
import { parse, Kind, type TypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import siteDocuments from '#client/documents.json' with { type: 'json' };
import releasedDocuments from '../../../released/documents.json' with { type: 'json' };
import { PERSISTED_LIMITS } from '#gateway/config/limits.ts';
import { buildSchema } from '#gateway/domains/schema.ts';
import { createEngine } from '#gateway/graphql/engine.ts';
import { type Site, startSite } from '#tests/harness/gateway.ts';

const documents: Record<string, string> = { ...releasedDocuments, ...siteDocuments };
const nameOf = (text: string): string => /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '';
const hallIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => Buffer.from(`Hall:${index + 1}`).toString('base64url'));

/** The most ids that the site sends. */
const LONGEST_LISTS: Readonly<Record<string, number>> = {
  HallComparePageQuery: 4,
  useHallNotesQuery: 4,
  hallEstimatesQuery: 30,
};

const isListType = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isListType(type.type));

/** Ids for every list of them; the sizes of pages have little effect on calls. */
function variablesOf(text: string): Record<string, unknown> {
  const lists = parse(text)
    .definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
    )
    .filter(({ type }) => isListType(type));
  return Object.fromEntries(
    lists.map(({ variable }) => [variable.name.value, hallIds(LONGEST_LISTS[nameOf(text)] ?? 100)]),
  );
}

describe('REST calls of persisted documents', () => {
  const engine = createEngine(buildSchema());

  test.each(Object.entries(documents).map(([id, text]) => [nameOf(text), id, text] as const))(
    '%s %s needs fewer than the limit',
    (_name, _id, text) => {
      const operation = engine.selectOperation(engine.prepareTrusted(text));
      if (operation instanceof Error) throw operation;
      const { calls } = operation.estimateCalls(variablesOf(text));
      expect(calls).toBeLessThan(PERSISTED_LIMITS.maxCalls);
    },
  );
});

describe('variables of other clients', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { ADHOC_DOCUMENTS: 'off' } });
  });
  afterAll(() => site.stop());

  const send = async (documentId: string, variables: object) => {
    await site.origin.clearJournal();
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ documentId, variables }),
    });
    const body: unknown = await response.json();
    return { status: response.status, body, calls: (await site.origin.calls(/^\/api\//)).length };
  };
  const idOf = (name: string): string => {
    const [id = ''] = Object.entries(siteDocuments).find(([, text]) => nameOf(text) === name) ?? [];
    return id;
  };
  const tooComplex = {
    errors: [
      {
        message: expect.stringMatching(/needs about \d+ REST calls, more than 120\. Most are for Hall/),
        extensions: expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }),
      },
    ],
  };

  test.each([60, 100])(
    'S128 hundreds of REST calls for the ids of %s halls in one comparison are refused',
    async (count) => {
      const refused = await send(idOf('HallComparePageQuery'), { ids: hallIds(count) });
      expect(refused).toMatchObject({ status: 400, body: tooComplex, calls: 0 });
    },
  );

  test('S128 the comparison of as many halls as the site offers is answered', async () => {
    const { status, body, calls } = await send(idOf('HallComparePageQuery'), { ids: hallIds(4) });
    expect([status, Object.keys(Object(body))]).toEqual([200, ['data']]);
    expect(calls).toBeGreaterThan(4);
  });
});
