/**
 * Apollo Client: normalised cache, pages through `fetchMore`, an optimistic clip, `@defer`, errors with codes, documents
 * by their ids.
 */
import { createHash } from 'node:crypto';
import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Defer20220824Handler } from '@apollo/client/incremental';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { relayStylePagination } from '@apollo/client/utilities';
import { CLIP, HALL, HALLS, member, released, SLOW_PART, tell, url, WRONG } from './shared.mjs';

const open = (headers) =>
  new ApolloClient({
    link: new HttpLink({ uri: `${url}/graphql`, headers }),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { halls: relayStylePagination() } } } }),
    incrementalHandler: new Defer20220824Handler(),
  });

/** Everything a watched query shows until `isLast` is met. */
function watch(client, options, isLast) {
  return new Promise((resolve, reject) => {
    const seen = [];
    client.watchQuery(options).subscribe({
      next(result) {
        if (result.data === undefined) return;
        seen.push(result);
        if (isLast(result, seen)) resolve(seen);
      },
      error: reject,
    });
  });
}

const guest = open({});
const halls = guest.watchQuery({ query: gql(HALLS) });
const pages = await new Promise((resolve) => {
  halls.subscribe(({ data, loading }) => {
    if (loading) return;
    const { edges, pageInfo } = data.halls;
    if (edges.length > 10) resolve(data.halls);
    else void halls.fetchMore({ variables: { after: pageInfo.endCursor } });
  });
});

const parts = await watch(guest, { query: gql(SLOW_PART) }, ({ dataState }) => dataState === 'complete');
const wrong = await guest.query({ query: gql(WRONG) }).catch((error) => error);

const reader = open(member);
const hall = { query: gql(HALL), variables: { rawId: '11' } };
const before = (await reader.query(hall)).data.hall;
const shown = watch(reader, hall, (_, seen) => seen.length === 3);
await reader.mutate({
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

/** A query by its id; how often the client had to ask, and whether it had to send the text in the end. */
async function askById(text, id) {
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

tell({
  byId: [await askById(released, sha256(released)), await askById(HALLS, sha256('never released'))],
  pages: pages.edges.length,
  different: new Set(pages.edges.map(({ node }) => node.id)).size,
  total: pages.totalCount,
  normalised: Object.keys(guest.extract()).filter((key) => key.startsWith('Hall:')).length,
  deferred: parts.at(-1).data.hall.reviews.totalCount > 0,
  code: CombinedGraphQLErrors.is(wrong) && wrong.errors[0].extensions.code,
  clips: (await shown).map(({ data }) => [
    data.hall.viewerHasClipped,
    data.hall.clipCount - before.clipCount,
  ]),
});
process.exit();
