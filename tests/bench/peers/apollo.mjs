/** Apollo Server with RESTDataSource, as documented, and DataLoader-like batching of clip states. */
import { RESTDataSource } from '@apollo/datasource-rest';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
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

class Halls extends RESTDataSource {
  baseURL = upstream;
  #waiting = null;

  constructor(token, cache) {
    super({ cache });
    this.token = token;
  }

  willSendRequest(_path, request) {
    if (request.params.has('user_id')) request.headers['x-wedding-token'] = this.token;
  }

  /** Batches all ids requested in one tick. */
  async hasClipped(id) {
    if (!this.#waiting) {
      const ids = [];
      const result = new Promise((resolve) => setImmediate(resolve)).then(async () => {
        this.#waiting = null;
        return new Set(await this.get(path.clips(ids)));
      });
      this.#waiting = { ids, result };
    }
    this.#waiting.ids.push(Number(id));
    return (await this.#waiting.result).has(Number(id));
  }
}

const resolvers = {
  Query: {
    halls: async (_root, { filter, first }, { halls }) => {
      const rows = await searchHalls(first, (page) => halls.get(path.search(filter.name, page)));
      return { nodes: rows.map(toHall) };
    },
    hall: async (_root, { by }, { halls }) => toHall(await halls.get(path.hall(by.rawId))),
  },
  Hall: {
    viewerHasClipped: ({ rawId }, _args, { halls }) => halls.hasClipped(rawId),
    benefits: async ({ rawId }, _args, { halls }) =>
      (await halls.get(path.benefits(rawId))).benefits.map(toBenefit),
    fairs: async ({ rawId }, _args, { halls }) => ({
      nodes: (await halls.get(path.fairs(rawId))).fairs.map(toFair),
    }),
    questionsAndAnswers: async ({ rawId }, _args, { halls }) =>
      (await halls.get(path.questions(rawId))).question_and_answers.map(toQuestion),
    nearbyHalls: async ({ rawId }, _args, { halls }) =>
      (await halls.get(path.nearby(rawId))).halls.map(toHall),
  },
};

const server = new ApolloServer({ typeDefs, resolvers, csrfPrevention: false });
await startStandaloneServer(server, {
  listen: { port, host: '127.0.0.1' },
  context: async ({ req }) => ({ halls: new Halls(req.headers['x-wedding-token'], server.cache) }),
});
