/** Apollo Client: normalized cache, `fetchMore`, optimistic response, `@defer`, error codes, persisted queries. */
import { createHash } from 'node:crypto';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Defer20220824Handler } from '@apollo/client/incremental';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { relayStylePagination } from '@apollo/client/utilities';
import { CLIP, HALL, HALLS, member, released, SLOW_PART, report, url, WRONG } from './shared.mjs';

const createClient = (headers) =>
  new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers }),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { halls: relayStylePagination() } } } }),
    incrementalHandler: new Defer20220824Handler(),
  });

/** Results of a watched query until `isLast` returns true. */
function watch(client, options, isLast) {
  return new Promise((resolve, reject) => {
    const results = [];
    client.watchQuery(options).subscribe({
      next(result) {
        if (result.data === undefined) return;
        results.push(result);
        if (isLast(result, results)) resolve(results);
      },
      error: reject,
    });
  });
}

const guestClient = createClient({});
const halls = guestClient.watchQuery({ query: gql(HALLS) });
const hallPages = await new Promise((resolve) => {
  halls.subscribe(({ data, loading }) => {
    if (loading) return;
    const { edges, pageInfo } = data.halls;
    if (edges.length > 10) resolve(data.halls);
    else void halls.fetchMore({ variables: { after: pageInfo.endCursor } });
  });
});

const deferredResults = await watch(
  guestClient,
  { query: gql(SLOW_PART) },
  ({ dataState }) => dataState === 'complete',
);
const invalid = await guestClient.query({ query: gql(WRONG) }).catch((error) => error);

const memberClient = createClient(member);
const hall = { query: gql(HALL), variables: { rawId: '11' } };
const before = (await memberClient.query(hall)).data.hall;
const clipResults = watch(memberClient, hall, (_, results) => results.length === 3);
await memberClient.mutate({
  mutation: gql(CLIP),
  variables: { id: before.id },
  optimisticResponse: {
    clip: {
      __typename: 'ClipPayload',
      clippable: { ...before, clipCount: before.clipCount + 100, viewerHasClipped: true },
      userErrors: [],
    },
  },
});

/** Executes a query by id; returns the number of requests and whether the text had to be sent. */
async function executeById(text, id) {
  const sent = [];
  const http = new HttpLink({
    uri: `${url}/graphql`,
    fetch: (address, init) => {
      sent.push(JSON.parse(init.body));
      return fetch(address, init);
    },
  });
  const byId = new PersistedQueryLink({ generateHash: () => id });
  const client = new ApolloClient({ link: byId.concat(http), cache: new InMemoryCache() });
  const { data } = await client.query({ query: gql(text) });
  return [sent.length, 'query' in sent.at(-1), Object.keys(data)];
}
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

report({
  byId: [await executeById(released, sha256(released)), await executeById(HALLS, sha256('never released'))],
  pages: hallPages.edges.length,
  different: new Set(hallPages.edges.map(({ node }) => node.id)).size,
  total: hallPages.totalCount,
  normalised: Object.keys(guestClient.extract()).filter((key) => key.startsWith('Hall:')).length,
  deferred: deferredResults.at(-1).data.hall.reviews.totalCount > 0,
  code: CombinedGraphQLErrors.is(invalid) && invalid.errors[0].extensions.code,
  clips: (await clipResults).map(({ data }) => [
    data.hall.viewerHasClipped,
    data.hall.clipCount - before.clipCount,
  ]),
});
process.exit();
