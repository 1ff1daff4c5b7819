/** Hive Gateway in front of the REST API as Mesh composes it from its OpenAPI document, with the links between calls that neither can know. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli';
import { DefaultLogger } from '@graphql-mesh/utils';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';
import { port, toBenefit, toFair, toHall, toQuestion, typeDefs, upstream, userId } from './shared.mjs';

const string = { type: 'string' };
const integer = { type: 'integer' };
const number = { type: 'number' };
const named = (schema, names) => Object.fromEntries(names.map((name) => [name, schema]));
const object = (title, properties) => ({ title, type: 'object', properties });
/** A reply that holds one list. */
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

/** A parameter of an address or a query. */
const at = (place, name, schema = string) => ({ in: place, name, schema, required: place === 'path' });
const id = at('path', 'id');
/** A path with its one call. */
const get = (operationId, parameters, schema) => ({
  get: {
    operationId,
    parameters,
    responses: { 200: { description: 'The answer.', content: { 'application/json': { schema } } } },
  },
});

/** What the contract says of the calls behind the two queries. */
const contract = {
  openapi: '3.0.3',
  info: { title: 'halls', version: '1' },
  servers: [{ url: upstream }],
  components: { schemas: { HallRow: hallRow } },
  paths: {
    '/api/halls/': get(
      'searchHalls',
      [at('query', 'name'), at('query', 'page', integer)],
      listOf('Halls', 'halls', rowOf),
    ),
    '/api/wn/halls/{id}': get('getHall', [id], rowOf),
    '/api/wn/halls/{id}/benefits': get('listBenefits', [id], listOf('Benefits', 'benefits', benefitRow)),
    '/api/wn/halls/{id}/fairs': get(
      'listFairs',
      [id, at('query', 'per_page', integer), at('query', 'page', integer)],
      listOf('Fairs', 'fairs', fairRow),
    ),
    '/api/wn/halls/{id}/question_and_answers': get(
      'listQuestions',
      [id],
      listOf('Questions', 'question_and_answers', questionRow),
    ),
    '/api/wn/halls/{id}/nearby_halls': get('listNearby', [id], listOf('Nearby', 'halls', rowOf)),
    '/api/wn/hall_clips/bulk': get('listClipped', [at('query', 'hall_ids'), at('query', 'user_id')], {
      type: 'array',
      items: integer,
    }),
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
  // Errors alone.
  new DefaultLogger('compose', 4),
);

const selectionOf = ({ properties }) => `{ ${Object.keys(properties).join(' ')} }`;
/** A resolver that makes one call and shapes what it brings. */
const calling = (field, argsOf, selectionSet, shape) => async (root, given, context, info) =>
  shape(await context.rest.Query[field]({ root, args: argsOf(root, given), context, info, selectionSet }));
const ofHall = ({ rawId }) => ({ id: rawId });

const additionalResolvers = {
  Query: {
    halls: calling(
      'searchHalls',
      (_root, { filter }) => ({ name: filter.name, page: 1 }),
      `{ halls ${selectionOf(hallRow)} }`,
      ({ halls }) => ({ nodes: halls.map(toHall) }),
    ),
    hall: calling('getHall', (_root, { by }) => ({ id: by.rawId }), selectionOf(hallRow), toHall),
  },
  Hall: {
    benefits: calling('listBenefits', ofHall, `{ benefits ${selectionOf(benefitRow)} }`, ({ benefits }) =>
      benefits.map(toBenefit),
    ),
    fairs: calling(
      'listFairs',
      ({ rawId }) => ({ id: rawId, per_page: 4, page: 1 }),
      `{ fairs ${selectionOf(fairRow)} }`,
      ({ fairs }) => ({ nodes: fairs.map(toFair) }),
    ),
    questionsAndAnswers: calling(
      'listQuestions',
      ofHall,
      `{ question_and_answers ${selectionOf(questionRow)} }`,
      ({ question_and_answers: questions }) => questions.map(toQuestion),
    ),
    nearbyHalls: calling('listNearby', ofHall, `{ halls ${selectionOf(hallRow)} }`, ({ halls }) =>
      halls.map(toHall),
    ),
    viewerHasClipped: (root, _given, context, info) =>
      context.rest.Query.listClipped({
        root,
        context,
        info,
        key: Number(root.rawId),
        argsFromKeys: (ids) => ({ hall_ids: ids.join(','), user_id: userId }),
        valuesFromResults: (kept, ids) => ids.map((one) => kept.includes(one)),
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
