/** Mercurius on Fastify with JIT and loaders, and undici as HTTP client. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'undici';
import {
  path,
  port,
  searchHalls,
  toBenefit,
  toFair,
  toHall,
  toQuestion,
  typeDefs,
  upstream,
} from './shared.mjs';

const pool = new Pool(upstream, { connections: 256 });

async function get(target, token) {
  const headers = token ? { 'x-wedding-token': token } : {};
  const { body } = await pool.request({ method: 'GET', path: target, headers });
  return body.json();
}

const resolvers = {
  Query: {
    halls: async (_root, { filter, first }) => {
      const rows = await searchHalls(first, (page) => get(path.search(filter.name, page)));
      return { nodes: rows.map(toHall) };
    },
    hall: async (_root, { by }) => toHall(await get(path.hall(by.rawId))),
  },
  Hall: {
    benefits: async ({ rawId }) => (await get(path.benefits(rawId))).benefits.map(toBenefit),
    fairs: async ({ rawId }) => ({ nodes: (await get(path.fairs(rawId))).fairs.map(toFair) }),
    questionsAndAnswers: async ({ rawId }) =>
      (await get(path.questions(rawId))).question_and_answers.map(toQuestion),
    nearbyHalls: async ({ rawId }) => (await get(path.nearby(rawId))).halls.map(toHall),
  },
};

const loaders = {
  Hall: {
    viewerHasClipped: {
      async loader(queries, { token }) {
        const clipped = new Set(await get(path.clips(queries.map(({ obj }) => obj.rawId)), token));
        return queries.map(({ obj }) => clipped.has(Number(obj.rawId)));
      },
      opts: { cache: false },
    },
  },
};

const app = Fastify();
await app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  loaders,
  jit: 1,
  context: (request) => ({ token: request.headers['x-wedding-token'] }),
});
await app.listen({ port, host: '127.0.0.1' });
