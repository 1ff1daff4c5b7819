import { graphql, type Environment } from 'react-relay/hooks.js';
import type { saveNoteMutation } from '../../__generated__/saveNoteMutation.graphql.ts';
import { mutate } from '../../relay/mutate.ts';

const FAILED = '保存できませんでした。通信を確認してください。';

/** Writes the note of a clip. @returns null once it is saved, else why it is not */
export async function saveNote(
  environment: Environment,
  clipId: string,
  note: string,
): Promise<string | null> {
  const answer = await mutate<saveNoteMutation>(
    environment,
    graphql`
      mutation saveNoteMutation($id: ID!, $note: String) {
        updateHallClipNote(input: { hallClipId: $id, note: $note }) {
          hallClip {
            id
            note
          }
          userErrors {
            message
          }
        }
      }
    `,
    { id: clipId, note },
  ).catch(() => null);
  const payload = answer?.updateHallClipNote;
  if (!payload) return FAILED;
  return payload.userErrors[0]?.message ?? null;
}
