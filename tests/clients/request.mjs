/** graphql-request: variables, headers, errors as exceptions with partial data. */
import { ClientError, GraphQLClient } from 'graphql-request';
import { CLIP, HALL, HALLS, member, report, UNCLIP, url, WRONG } from './shared.mjs';

const guestClient = new GraphQLClient(`${url}/graphql`);
const first = await guestClient.request(HALLS);
const second = await guestClient.request(HALLS, { after: first.halls.pageInfo.endCursor });
const edges = [...first.halls.edges, ...second.halls.edges];
const invalid = await guestClient.request(WRONG).catch((error) => error);
const unknown = await guestClient.request(HALL, { rawId: '999999999' });

const memberClient = new GraphQLClient(`${url}/graphql`, { headers: member });
const { hall } = await memberClient.request(HALL, { rawId: '13' });
const clipped = await memberClient.request(CLIP, { id: hall.id });
const unclipped = await memberClient.request(UNCLIP, { id: hall.id });

report({
  pages: edges.length,
  different: new Set(edges.map(({ node }) => node.id)).size,
  total: first.halls.totalCount,
  code: invalid instanceof ClientError && invalid.response.errors[0].extensions.code,
  status: invalid.response.status,
  unknown: unknown.hall,
  clips: [clipped.clip, unclipped.unclip].map(({ clippable }) => clippable.viewerHasClipped),
});
