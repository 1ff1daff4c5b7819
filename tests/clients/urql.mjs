/** urql: documents, errors with codes, a file upload, `@defer`, a subscription over server-sent events. */
import { Client, fetchExchange } from '@urql/core';
import { CLIP, CLIPS_LIVE, HALL, HALLS, member, SLOW_PART, tell, UNCLIP, url, WRONG } from './shared.mjs';

const open = (headers) =>
  new Client({
    url: `${url}/graphql`,
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetchSubscriptions: true,
    // Uploads need a header that a page of another site could not send.
    fetchOptions: { headers: { ...headers, 'graphql-require-preflight': '1' } },
  });

const guest = open({});
const first = await guest.query(HALLS, {});
const second = await guest.query(HALLS, { after: first.data.halls.pageInfo.endCursor });
const edges = [...first.data.halls.edges, ...second.data.halls.edges];
const wrong = await guest.query(WRONG, {});
const parts = await new Promise((resolve) => {
  guest.query(SLOW_PART, {}).subscribe((result) => result.hasNext || resolve(result));
});

const reader = open(member);
const { hall } = (await reader.query(HALL, { rawId: '12' })).data;
const counts = [];
const watching = new Promise((resolve) => {
  reader.subscription(CLIPS_LIVE, {}).subscribe(({ data }) => {
    counts.push(data.hallClipsChanged.hallClipCount);
    if (counts.length === 1) void reader.mutation(CLIP, { id: hall.id }).toPromise();
    if (counts.length === 2) resolve();
  });
});
await watching;
const undone = await reader.mutation(UNCLIP, { id: hall.id });
const refused = await guest.mutation(CLIP, { id: hall.id });

const { giftTickets } = (await reader.query('{ viewer { account { giftTickets { id isOpen } } } }', {})).data
  .viewer.account;
const update = `mutation ($input: UpdateGiftTicketInput!) {
  updateGiftTicket(input: $input) { userErrors { path message } }
}`;
const file = new File(['not a picture'], 'proof.png', { type: 'image/png' });
const sent = await reader.mutation(update, {
  input: {
    giftTicketId: giftTickets.find(({ isOpen }) => isOpen).id,
    answers: [],
    files: [{ key: 'certificate_image', file }],
  },
});

tell({
  pages: edges.length,
  different: new Set(edges.map(({ node }) => node.id)).size,
  total: first.data.halls.totalCount,
  deferred: parts.data.hall.reviews.totalCount > 0,
  code: wrong.error.graphQLErrors[0].extensions.code,
  counted: counts[1] - counts[0],
  undone: undone.data.unclip.clippable.viewerHasClipped,
  refused: refused.data.clip.userErrors[0].code,
  upload: sent.data.updateGiftTicket.userErrors.map(({ path }) => path.join('.')),
});
process.exit();
