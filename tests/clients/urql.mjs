/** urql: queries, error codes, a file upload, `@defer`, a subscription over server-sent events. */
import { Client, fetchExchange } from '@urql/core';
import { CLIP, CLIPS_LIVE, HALL, HALLS, member, SLOW_PART, report, UNCLIP, url, WRONG } from './shared.mjs';

const createClient = (headers) =>
  new Client({
    url: `${url}/graphql`,
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetchSubscriptions: true,
    // Uploads require a header that cross-site forms cannot send (CSRF).
    fetchOptions: { headers: { ...headers, 'graphql-require-preflight': '1' } },
  });

const guestClient = createClient({});
const first = await guestClient.query(HALLS, {});
const second = await guestClient.query(HALLS, { after: first.data.halls.pageInfo.endCursor });
const edges = [...first.data.halls.edges, ...second.data.halls.edges];
const invalid = await guestClient.query(WRONG, {});
const parts = await new Promise((resolve) => {
  guestClient.query(SLOW_PART, {}).subscribe((result) => result.hasNext || resolve(result));
});

const memberClient = createClient(member);
const { hall } = (await memberClient.query(HALL, { rawId: '12' })).data;
const counts = [];
const watching = new Promise((resolve) => {
  memberClient.subscription(CLIPS_LIVE, {}).subscribe(({ data }) => {
    counts.push(data.hallClipsChanged.hallClipCount);
    if (counts.length === 1) void memberClient.mutation(CLIP, { id: hall.id }).toPromise();
    if (counts.length === 2) resolve();
  });
});
await watching;
const undone = await memberClient.mutation(UNCLIP, { id: hall.id });
const refused = await guestClient.mutation(CLIP, { id: hall.id });

const { giftTickets } = (await memberClient.query('{ viewer { account { giftTickets { id isOpen } } } }', {}))
  .data.viewer.account;
const update = `mutation ($input: UpdateGiftTicketInput!) {
  updateGiftTicket(input: $input) { userErrors { path message } }
}`;
const file = new File(['not a picture'], 'proof.png', { type: 'image/png' });
const sent = await memberClient.mutation(update, {
  input: {
    giftTicketId: giftTickets.find(({ isOpen }) => isOpen).id,
    answers: [],
    files: [{ key: 'certificate_image', file }],
  },
});

report({
  pages: edges.length,
  different: new Set(edges.map(({ node }) => node.id)).size,
  total: first.data.halls.totalCount,
  deferred: parts.data.hall.reviews.totalCount > 0,
  code: invalid.error.graphQLErrors[0].extensions.code,
  counted: counts[1] - counts[0],
  undone: undone.data.unclip.clippable.viewerHasClipped,
  refused: refused.data.clip.userErrors[0].code,
  upload: sent.data.updateGiftTicket.userErrors.map(({ path }) => path.join('.')),
});
process.exit();
