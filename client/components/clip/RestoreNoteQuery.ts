import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { RestoreNoteQuery } from '../../__generated__/RestoreNoteQuery.graphql.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { saveNote } from './SaveNoteMutation.ts';

/**
 * Saves the note again after an unclip was undone: the note was deleted with the clip, and the new clip has none. A note
 * written meanwhile is kept.
 * @returns false when the note could not be restored
 */
export async function restoreNote(environment: Environment, hallId: string, note: string): Promise<boolean> {
  const response = await fetchQuery<RestoreNoteQuery>(
    environment,
    graphql`
      query RestoreNoteQuery($id: ID!) {
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
    { networkCacheConfig: PRIVATE_REQUEST },
  )
    .toPromise()
    .catch(() => null);
  const clip = response?.node?.viewerClip;
  if (!clip) return false;
  return Boolean(clip.note) || (await saveNote(environment, clip.id, note)) === null;
}
