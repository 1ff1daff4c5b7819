import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { restoreNoteQuery } from '../../__generated__/restoreNoteQuery.graphql.ts';
import { PRIVATE } from '../../relay/environment.ts';
import { saveNote } from './saveNote.ts';

/**
 * Writes the note of a hall again that was let go and is kept after all: its note went with the clip, and the new one has
 * none. A note that is there by then stays.
 * @returns whether the note stands; false when the gateway could not be asked.
 */
export async function restoreNote(environment: Environment, hallId: string, note: string): Promise<boolean> {
  const answer = await fetchQuery<restoreNoteQuery>(
    environment,
    graphql`
      query restoreNoteQuery($id: ID!) {
        node(id: $id) {
          ... on Hall {
            viewerClip {
              id
              note
            }
          }
        }
      }
    `,
    { id: hallId },
    { networkCacheConfig: PRIVATE },
  )
    .toPromise()
    .catch(() => null);
  const clip = answer?.node?.viewerClip;
  if (!clip) return false;
  return Boolean(clip.note) || (await saveNote(environment, clip.id, note)) === null;
}
