/**
 * One invalid leaf of a reply removes neither the list nor the object around it. Tested for all fields of the schema,
 * as native teams' documents select them, on maximal replies generated from the OpenAPI file.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationOf } from '#tests/fuzz/cases.ts';
import { fieldsOf, mutants } from '#tests/fuzz/mutations.ts';
import { createTestGateway } from '#tests/gateway/schema/testGateway.ts';
import { variablesFor } from '#tests/gateway/released/variables.ts';
import {
  startFieldFaultProxy,
  valueAt,
  type FieldFaultProxy,
  type FieldPath,
  type RecordedReply,
} from '#tests/harness/fieldFaults.ts';
import { COLLECTED, exampleDocuments, MEMBER_TOKEN } from './collected.ts';
import { startContractServer, type ContractServer } from './server.ts';

let api: ContractServer;
let fields: FieldFaultProxy;
let gateway: ReturnType<typeof createTestGateway>;
beforeAll(async () => {
  api = await startContractServer();
  api.use('maximal', 1);
  fields = await startFieldFaultProxy(api.url, { repeatsReplies: true });
  gateway = createTestGateway(fields.url);
});
afterAll(async () => {
  await gateway?.close();
  await fields?.[Symbol.asyncDispose]();
  await api?.[Symbol.asyncDispose]();
});

const headers = { 'x-wedding-token': MEMBER_TOKEN, 'x-wn-uuid': 'native0123456789' };

/** Executes a document with empty caches, deferred parts included. */
async function send({ name, text }: (typeof exampleDocuments)[number]): Promise<unknown> {
  gateway.clearCache();
  const whole = text.replaceAll(/@defer(\([^)]*\))?/g, '');
  return (await gateway.execute(whole, variablesFor(name, text, COLLECTED), { headers, compiled: true }))
    .data;
}

/** Paths of removed objects and lists, and of lists that lost more than one row. Without list positions. */
function taken(was: unknown, is: unknown, path: readonly string[] = []): string[] {
  if (typeof was !== 'object' || was === null) return [];
  if (is === null || is === undefined) return [path.join('.')];
  if (Array.isArray(was) && Array.isArray(is)) {
    const left = is.filter((row) => row !== null).length;
    if (was.length > 1 && left < was.length - 1) return [`${path.join('.')}: ${left} of ${was.length}`];
    // Rows that moved up are indistinguishable from changed rows.
    if (was.length !== left) return [];
    return was.flatMap((row, at) => taken(row, is[at], [...path, '*']));
  }
  return Object.entries(was).flatMap(([key, value]) => taken(value, Reflect.get(is, key), [...path, key]));
}

/** Leaves whose object or list is meaningless without them, as patterns of `reply leaf => removed path`. */
const TAKEN_WITH: Readonly<Record<string, RegExp>> = {
  'the record is another one, or none':
    / (?:\w+\.)?(?:id|\w+_id|hash|code|slug|respondent|version|status_code) => /,
  'a credential is whole or none': /sessions \w+ => logIn/,
  'a record has its own title': / term\.name => articleTag$/,
  'it is made of this leaf alone':
    /(?:_id|\.id|hold_at|body|content|status|total|count|nbHits) => \S*\.(?:hall|bride|fair|brand|parent|day|blocks|steps|pageCursors)$/,
  'a place is its slug and its name': /prefecture_(?:name|slug) => \S*location\.prefecture$/,
  'videos are those of the prefecture': /prefecture_slug => hall\.videos$/,
  'an advertisement is not shown without its label': /pr_label => sponsoredHall$/,
  'a form cannot be sent without one of its fields':
    /(?:fields|questions)\.\*\.key => \S*(?:fields|questions|submit\w+)$/,
  'earlier answers to one question': /data\.1\.\* => /,
  'answers are compared as a whole': /choice(?:_answer)?s\.\*\.\w+ => \S*(?:choiceAnswers|textAnswers)$/,
  'a grid of 25 cells': /comment_stats\.\*\.\w+ => \S*commentStats$/,
  // Without its size, a page has the requested one; a real page holds no more.
  'the drawn page of clips has 30 rows instead of 20':
    /^\/api\/wn\/(?:hall_clips|hall_clip_shares\/hash\/\S+\/hall_clips) per_page => (?:\S*hallClips\.(?:edges|nodes): 20 of 30|addHallClipComment)$/,
  'answers are closed until both sides are known to have answered':
    /answered_at\.\w+ => \S*(?:choiceAnswers|textAnswers)$/,
  'what became of a write is unknown without its status': / status => submitContactForm\.userErrors/,
  'only a visit that took place is suggested': /reservations\.\*\.status => \S*suggestedVisit$/,
  'nothing is sent past a deadline that cannot be read':
    /(?:hold_at|post_period_\w+|status|deadline_at) => (?:reserveFair|updateGiftTicket)$/,
};

const isAllowed = (loss: string): boolean => Object.values(TAKEN_WITH).some((pattern) => pattern.test(loss));

/** One reply of each operation, with the first position of each of its leaves. */
function leavesOf(replies: readonly RecordedReply[]): { path: string; pattern: string; field: FieldPath }[] {
  const firsts = [...Map.groupBy(replies, operationOf).values()].flatMap(([first]) => first ?? []);
  return firsts.flatMap(({ path, body }) =>
    fieldsOf(body).flatMap(({ pattern, paths: [field = []] }) => {
      const value = valueAt(body, field);
      return typeof value === 'object' && value !== null ? [] : [{ path, pattern, field }];
    }),
  );
}

let broken = 0;

test.each(exampleDocuments)(
  'F89 $file: a leaf takes neither its list nor its object',
  async (document) => {
    const { result, replies } = await fields.recording(() => send(document));
    const found: string[] = [];
    const leaves = leavesOf(replies);
    broken += leaves.length;
    for (const { path, pattern, field } of leaves) {
      fields.break({ path, field, kind: (value) => mutants('wrongType', value).at(-1) });
      const losses = new Set(taken(result, await send(document)));
      fields.restore();
      found.push(...[...losses].map((loss) => `${path.split('?')[0]} ${pattern} => ${loss}`));
    }
    expect(found.filter((loss) => !isAllowed(loss))).toEqual([]);
  },
  300_000,
);

test('the leaves of all replies were broken', () => {
  expect(broken).toBeGreaterThan(1_000);
});
