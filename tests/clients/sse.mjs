/** graphql-sse, distinct connections: a query as one event, a subscription as many, and leaving one early. */
import { createClient } from 'graphql-sse';
import { CLIP, CLIPS_LIVE, HALL, member, tell, UNCLIP, url } from './shared.mjs';

const client = createClient({ url: `${url}/graphql`, headers: member, retryAttempts: 0 });

/** All results of an operation. */
async function all(query, variables = {}) {
  const results = [];
  for await (const result of client.iterate({ query, variables })) results.push(result);
  return results;
}

const [asked, ...more] = await all(HALL, { rawId: '14' });
const { id } = asked.data.hall;
const counts = [];
for await (const { data } of client.iterate({ query: CLIPS_LIVE })) {
  counts.push(data.hallClipsChanged.hallClipCount);
  if (counts.length === 1) void all(CLIP, { id });
  if (counts.length === 2) break;
}
const [undone] = await all(UNCLIP, { id });

tell({
  answers: 1 + more.length,
  counted: counts[1] - counts[0],
  undone: undone.data.unclip.clippable.viewerHasClipped,
});
process.exit();
