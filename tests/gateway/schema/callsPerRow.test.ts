/**
 * Compares the REST calls of lists with 1 and 20 rows, for every item type, field by field. Calls may grow with the
 * rows only where the REST APIs have no bulk call.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '#gateway/domains/schema.ts';
import { startOrigin, type Origin } from '#tests/harness/origin.ts';

import { createTestGateway, demoHeaders } from './testGateway.ts';

/** Fields that cost a call per row, by call: the call is about one object and has no bulk variant. */
const NO_BATCH: Readonly<Record<string, string>> = {
  // The author, the text or the related articles of one article.
  R01: 'Article.author',
  R02: 'Article.blocks Article.body Article.isExcludedFromKarte Article.isHeatmapped Article.pageCount Article.publishedAt Article.readingMinutes Article.showsFloatingBanner Article.tags',
  R06: 'Article.relatedArticles',
  // One bride with what lists of brides do not carry; her albums, report and profile.
  R15: 'Bride.clipCount Bride.guestCount Bride.hall Bride.hallName Bride.isOfficial Bride.themeTags Bride.totalCost Bride.viewCount Bride.weddingDate',
  R16: 'Bride.albums',
  R17: 'Bride.report',
  R21: 'Bride.produce Bride.selfIntroduction',
  // The brides of one theme.
  R20: 'ThemeTag.brides',
  // One hall with what lists of halls do not carry, or of which only the id is known.
  R54: 'Bride.hall Hall.popularPhotos Hall.regulation Hall.tel HallVideo.hall',
  // Below the address of one hall.
  R55: 'Hall.pageViewCount',
  R56: 'Hall.benefits',
  R57: 'Hall.bridePhotos',
  R59: 'Hall.fairs Hall.nextFair',
  R60: 'Hall.nearbyHalls',
  R61: 'Hall.officialPhotos',
  R62: 'Hall.photoSections',
  R63: 'Hall.questionsAndAnswers',
  R64: 'Hall.recommendedFairs',
  R65: 'Hall.topBridePhotos',
  R66: 'Hall.zexyPhotos',
  R67: 'Hall.commentStats',
  R68: 'Hall.planCount',
  R70: 'Hall.allBrides Hall.brides Hall.reviewAverages Hall.reviews',
  R71: 'Hall.costEstimate Hall.costGrowth Hall.costs',
  R92: 'Hall.summaryImages',
  R93: 'Hall.fairContents',
  R94: 'Hall.recommendedFair',
  // The videos of a prefecture, of which there are fewer than halls.
  R79: 'Hall.videos',
  // A bulk call takes 100 ids; the neighbours of 20 halls are more.
  R45: 'Hall.nearbyHalls',
};

/** An object of each type whose fields are walked, and how it is selected. */
const PARENTS: Readonly<Record<string, string>> = {
  Query: '',
  Hall: 'hall(by: { rawId: $hall })',
  Bride: 'bride(by: { rawId: "2148" })',
  Article: 'article(by: { rawId: "931" })',
  Account: 'viewer { account',
  Viewer: 'viewer',
  HallSearchOptions: 'hallSearchOptions',
};

/** Values of required arguments, by name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  prefectureSlug: '"tokyo"',
  year: '2027',
  month: '5',
  place: '{ areaSlug: "kanto" }',
  guestCount: '60',
};

/** Lists that are not walked: their rows come from an index, which a cold gateway has yet to read. */
const INDEXED = new Set([
  'Query.brides',
  'Query.fairs',
  'Query.fairDayPlans',
  'Hall.fairsOfSimilarHalls',
  'Writer.articles',
  'Query.articleCategories',
  'Article.indexedTags',
]);

const schema = buildSchema();

type Field = GraphQLField<unknown, unknown>;

interface List {
  readonly parent: string;
  readonly field: Field;
  readonly item: GraphQLObjectType;
  /** Fields between the list's field and its items: `nodes` of a connection. */
  readonly via: string | null;
  readonly isSized: boolean;
}

let origin: Origin;
let gateway: ReturnType<typeof createTestGateway>;
/** A hall with several benefits and costs. */
let hall: string | undefined;
/** As documents of the site, which may make any number of calls. */
const demo = { headers: demoHeaders, compiled: true };

beforeAll(async () => {
  origin = await startOrigin();
  gateway = createTestGateway(origin.url);
  const { data } = await gateway.execute<{
    halls: { nodes: { rawId: string; benefits: unknown[]; costs: { nodes: unknown[] } }[] };
  }>(
    '{ halls(first: 60) { nodes { rawId benefits { __typename } costs(first: 2) { nodes { __typename } } } } }',
    {},
    demo,
  );
  hall = data.halls.nodes.find(({ benefits, costs }) => benefits.length > 1 && costs.nodes.length > 1)?.rawId;
  for (const rawId of ['1', '2', '3'])
    await gateway.execute(
      'mutation ($rawId: String!) { clip(input: { target: { hallRawId: $rawId } }) { userErrors { code } } }',
      { rawId },
      demo,
    );
}, 120_000);
afterAll(async () => {
  await gateway.close();
  await origin.stop();
});

/** Arguments of a field in a document; null where a required one is unknown. */
function argumentsOf({ args }: Field, rows: number): string | null {
  const parts = args.flatMap((arg) => {
    if (arg.name === 'first') return [`first: ${rows}`];
    if (!isRequiredArgument(arg)) return [];
    const value = ARGUMENTS[arg.name];
    return value === undefined ? [null] : [`${arg.name}: ${value}`];
  });
  if (parts.includes(null)) return null;
  return parts.length > 0 ? `(${parts.join(', ')})` : '';
}

/** One list of each item type. */
function findLists(): List[] {
  const lists = new Map<string, List>();
  for (const parent of Object.keys(PARENTS)) {
    const type = schema.getType(parent);
    if (!isObjectType(type)) throw new Error(`${parent} is no type`);
    for (const field of Object.values(type.getFields())) {
      if (argumentsOf(field, 1) === null || INDEXED.has(`${parent}.${field.name}`)) continue;
      const named = getNamedType(field.type);
      const nodes =
        isObjectType(named) && named.name.endsWith('Connection') ? named.getFields()['nodes'] : undefined;
      const item = nodes ? getNamedType(nodes.type) : named;
      if (!isObjectType(item) || (!nodes && !isListType(getNullableType(field.type)))) continue;
      // A list with a size is walked rather than one without.
      const isSized = field.args.some(({ name }) => name === 'first');
      if (!lists.has(item.name) || (isSized && !lists.get(item.name)?.isSized))
        lists.set(item.name, { parent, field, item, via: nodes ? 'nodes' : null, isSized });
    }
  }
  return [...lists.values()];
}

const lists = findLists();

/** What is selected of an object whose type is walked itself. */
const CARD_FIELDS = new Set(['id', 'rawId', 'name', 'nickname', 'title', 'viewerHasClipped']);

/** A field of an item, with the leaves of what it refers to. */
function selectionOf(field: Field): string | null {
  const args = argumentsOf(field, 1);
  if (args === null) return null;
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name + args;
  if (!isObjectType(type)) return `${field.name}${args} { __typename }`;
  if (type.name.endsWith('Connection')) return `${field.name}${args} { nodes { __typename } }`;
  const isWalkedItself = lists.some(({ item }) => item === type);
  const leaves = Object.values(type.getFields()).filter(
    (inner) =>
      isLeafType(getNamedType(inner.type)) &&
      !inner.args.some(isRequiredArgument) &&
      (!isWalkedItself || CARD_FIELDS.has(inner.name)),
  );
  return `${field.name}${args} { __typename ${leaves.map(({ name }) => name).join(' ')} }`;
}

interface Walked {
  /** How often each call was made. */
  readonly calls: ReadonlyMap<string, number>;
  readonly rows: number;
}

/** Reads a list with cold caches. */
async function walk({ parent, field, via }: List, rows: number, selection = ''): Promise<Walked> {
  const opened = PARENTS[parent] ?? '';
  const items = `{ marker: __typename ${selection} }`;
  const list = `${field.name}${argumentsOf(field, rows) ?? ''} ${via ? `{ ${via} ${items} }` : items}`;
  const depth = opened.split('{').length - opened.split('}').length + 1;
  gateway.clearCache();
  const variables = opened.includes('$hall') ? '($hall: String!)' : '';
  const text = `query ${variables} { ${opened === '' ? list : `${opened} { ${list} ${'}'.repeat(depth)}`} }`;
  const { calls, data } = await gateway.execute(text, { hall }, demo);
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(call, (counts.get(call) ?? 0) + 1);
  return { calls: counts, rows: JSON.stringify(data).split('"marker":').length - 1 };
}

/** Calls that a field adds to a list. */
const added = (call: string, walked: Walked, base: Walked): number =>
  (walked.calls.get(call) ?? 0) - (base.calls.get(call) ?? 0);

test.each(lists.map((list) => ({ ...list, type: list.item.name })))(
  'F72 $type: calls do not grow with the rows',
  async (list) => {
    const base = await walk(list, 20);
    expect(base.rows).toBeGreaterThan(1);
    const baseOfOne = await walk(list, 1);
    const grown: Record<string, string[]> = {};
    for (const field of Object.values(list.item.getFields())) {
      const selection = selectionOf(field);
      if (selection === null) continue;
      const many = await walk(list, 20, selection);
      const suspects = [...many.calls.keys()].filter((call) => added(call, many, base) > 1);
      if (suspects.length === 0) continue;
      const one = await walk(list, 1, selection);
      for (const call of suspects)
        if (added(call, many, base) > added(call, one, baseOfOne))
          (grown[call] ??= []).push(`${list.item.name}.${field.name}`);
    }
    const allowed = Object.entries(NO_BATCH).map(
      ([call, fields]) =>
        [call, fields.split(' ').filter((name) => name.startsWith(`${list.item.name}.`))] as const,
    );
    const sorted = Object.fromEntries(Object.entries(grown).map(([call, names]) => [call, names.toSorted()]));
    expect(sorted).toEqual(Object.fromEntries(allowed.filter(([, names]) => names.length > 0)));
  },
  60_000,
);
