/** graphql-sse in distinct connections mode: queries, a subscription, and unsubscribing early. */
import { createClient } from 'graphql-sse';
import { CLIP, CLIPS_LIVE, HALL, member, report, UNCLIP, url } from './shared.mjs';

const client = createClient({ url: `${url}/graphql`, headers: member, retryAttempts: 0 });

async function collect(query, variables = {}) {
  const results = [];
  for await (const result of client.iterate({ query, variables })) results.push(result);
  return results;
}

const [hallResult, ...more] = await collect(HALL, { rawId: '14' });
const { id } = hallResult.data.hall;
const counts = [];
for await (const { data } of client.iterate({ query: CLIPS_LIVE })) {
  counts.push(data.hallClipsChanged.hallClipCount);
  if (counts.length === 1) void collect(CLIP, { id });
  if (counts.length === 2) break;
}
const [unclipped] = await collect(UNCLIP, { id });

report({
  answers: 1 + more.length,
  counted: counts[1] - counts[0],
  undone: unclipped.data.unclip.clippable.viewerHasClipped,
});
process.exit();
