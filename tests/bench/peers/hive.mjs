/**
 * Hive Gateway in front of the REST API composed by Mesh from an OpenAPI document, with the links between
 * operations added.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import { DefaultLogger } from '@graphql-mesh/utils';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import {
  port,
  searchHalls,
  toBenefit,
  toFair,
  toHall,
  toQuestion,
  typeDefs,
  upstream,
  userId,
} from './shared.mjs';

const string = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const named = (schema, names) => Object.fromEntries(names.map((name) => [name, schema]));
const object = (title, properties) => ({ title, type: 'object', properties });
/** An object with one list. */
const listOf = (title, name, items) => object(title, { [name]: { type: 'array', items } });

const TIMES = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `hold_time${n}`);
const TEXTS = [
  ...['name', 'name_kana', 'short_name', 'slug', 'area_slug'],
  ...['address', 'access', 'tel', 'price_range'],
];
const COUNTS = ['id', 'cost', 'rating_count', 'clip_count', 'capacity_min', 'capacity_max'];
const hallRow = object('HallRow', {
  ...named(string, TEXTS),
  ...named(integer, COUNTS),
  ...named(number, ['rating', 'lat', 'lng']),
  is_official: { type: 'boolean' },
});
const fairRow = object('FairRow', {
  ...named(string, ['name', 'hold_at', ...TIMES]),
  ...named(integer, ['id', 'price', 'duration_minutes']),
});
const benefitRow = object('BenefitRow', {
  ...named(string, ['title', 'conditions', 'expires_on']),
  amount: integer,
});
const questionRow = object('QuestionRow', named(string, ['question', 'type']));
const rowOf = { $ref: '#/components/schemas/HallRow' };

/** A path or query parameter. */
const parameter = (location, name, schema = string) => ({
  in: location,
  name,
  schema,
  required: location === 'path',
});
const id = parameter('path', 'id');
/** A path with one GET operation. */
const get = (operationId, parameters, schema) => ({
  get: {
    operationId,
    parameters,
    responses: { 200: { description: 'The answer.', content: { 'application/json': { schema } } } },
  },
});

/** OpenAPI document of the operations the two queries need. */
const contract = {
  openapi: '3.0.3',
  info: { title: 'halls', version: '1' },
  servers: [{ url: upstream }],
  components: { schemas: { HallRow: hallRow } },
  paths: {
    '/api/halls/': get(
      'searchHalls',
      [parameter('query', 'name'), parameter('query', 'page', integer)],
      listOf('Halls', 'halls', rowOf),
    ),
    '/api/wn/halls/{id}': get('getHall', [id], rowOf),
    '/api/wn/halls/{id}/benefits': get('listBenefits', [id], listOf('Benefits', 'benefits', benefitRow)),
    '/api/wn/halls/{id}/fairs': get(
      'listFairs',
      [id, parameter('query', 'per_page', integer), parameter('query', 'page', integer)],
      listOf('Fairs', 'fairs', fairRow),
    ),
    '/api/wn/halls/{id}/question_and_answers': get(
      'listQuestions',
      [id],
      listOf('Questions', 'question_and_answers', questionRow),
    ),
    '/api/wn/halls/{id}/nearby_halls': get('listNearby', [id], listOf('Nearby', 'halls', rowOf)),
    '/api/wn/hall_clips/bulk': get(
      'listClipped',
      [parameter('query', 'hall_ids'), parameter('query', 'user_id')],
      {
        type: 'array',
        items: integer,
      },
    ),
  },
};

const source = `${mkdtempSync(`${tmpdir()}/hive-`)}/openapi.json`;
writeFileSync(source, JSON.stringify(contract));
const supergraph = await getComposedSchemaFromConfig(
  {
    subgraphs: [
      {
        sourceHandler: loadOpenAPISubgraph('rest', {
          source,
          endpoint: upstream,
          ignoreErrorResponses: true,
        }),
      },
    ],
    additionalTypeDefs: typeDefs.replace('type Query', 'extend type Query'),
  },
  new DefaultLogger('compose', 4),
);

const selectionOf = ({ properties }) => `{ ${Object.keys(properties).join(' ')} }`;
/** A resolver that executes one operation and maps its result. */
const delegateResolver = (field, argsOf, selectionSet, shape) => async (root, args, context, info) =>
  shape(await context.rest.Query[field]({ root, args: argsOf(root, args), context, info, selectionSet }));
const ofHall = ({ rawId }) => ({ id: rawId });

const getSearchPage = delegateResolver(
  'searchHalls',
  (_root, page) => page,
  `{ halls ${selectionOf(hallRow)} }`,
  (response) => response,
);

const additionalResolvers = {
  Query: {
    halls: async (root, { filter, first }, context, info) => {
      const rows = await searchHalls(first, (page) =>
        getSearchPage(root, { name: filter.name, page }, context, info),
      );
      return { nodes: rows.map(toHall) };
    },
    hall: delegateResolver('getHall', (_root, { by }) => ({ id: by.rawId }), selectionOf(hallRow), toHall),
  },
  Hall: {
    benefits: delegateResolver(
      'listBenefits',
      ofHall,
      `{ benefits ${selectionOf(benefitRow)} }`,
      ({ benefits }) => benefits.map(toBenefit),
    ),
    fairs: delegateResolver(
      'listFairs',
      ({ rawId }) => ({ id: rawId, per_page: 4, page: 1 }),
      `{ fairs ${selectionOf(fairRow)} }`,
      ({ fairs }) => ({ nodes: fairs.map(toFair) }),
    ),
    questionsAndAnswers: delegateResolver(
      'listQuestions',
      ofHall,
      `{ question_and_answers ${selectionOf(questionRow)} }`,
      ({ question_and_answers: questions }) => questions.map(toQuestion),
    ),
    nearbyHalls: delegateResolver('listNearby', ofHall, `{ halls ${selectionOf(hallRow)} }`, ({ halls }) =>
      halls.map(toHall),
    ),
    viewerHasClipped: (root, _given, context, info) =>
      context.rest.Query.listClipped({
        root,
        context,
        info,
        key: Number(root.rawId),
        argsFromKeys: (ids) => ({ hall_ids: ids.join(','), user_id: userId }),
        valuesFromResults: (clippedIds, ids) => ids.map((one) => clippedIds.includes(one)),
      }),
  },
};

const gateway = createGatewayRuntime({
  supergraph,
  additionalResolvers,
  logging: false,
  propagateHeaders: {
    fromClientToSubgraphs: ({ request }) => ({
      'x-wedding-token': request.headers.get('x-wedding-token') ?? '',
    }),
  },
});
createServer(gateway).listen(port, '127.0.0.1');
