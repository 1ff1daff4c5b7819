/** graphql-request: variables, headers, errors as exceptions with data beside them. */
import { ClientError, GraphQLClient } from 'graphql-request';
import { CLIP, HALL, HALLS, member, tell, UNCLIP, url, WRONG } from './shared.mjs';

const guest = new GraphQLClient(`${url}/graphql`);
const first = await guest.request(HALLS);
const second = await guest.request(HALLS, { after: first.halls.pageInfo.endCursor });
const edges = [...first.halls.edges, ...second.halls.edges];
const wrong = await guest.request(WRONG).catch((error) => error);
const unknown = await guest.request(HALL, { rawId: '999999999' });

const reader = new GraphQLClient(`${url}/graphql`, { headers: member });
const { hall } = await reader.request(HALL, { rawId: '13' });
const kept = await reader.request(CLIP, { id: hall.id });
const undone = await reader.request(UNCLIP, { id: hall.id });

tell({
  pages: edges.length,
  different: new Set(edges.map(({ node }) => node.id)).size,
  total: first.halls.totalCount,
  code: wrong instanceof ClientError && wrong.response.errors[0].extensions.code,
  status: wrong.response.status,
  unknown: unknown.hall,
  clips: [kept.clip, undone.unclip].map(({ clippable }) => clippable.viewerHasClipped),
});
