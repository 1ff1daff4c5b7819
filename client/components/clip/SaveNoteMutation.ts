import { graphql, type Environment } from 'react-relay/hooks.js';
import type { SaveNoteMutation } from '../../__generated__/SaveNoteMutation.graphql.ts';
import { mutate } from '../../relay/environment.ts';
import type { ClipFailure } from './ClipMutation.ts';

const FAILED_MESSAGE = '保存できませんでした。通信を確認してください。';

/** Saves the note of a clip. @returns null on success */
export async function saveNote(
  environment: Environment,
  clipId: string,
  note: string,
): Promise<ClipFailure | null> {
  const response = await mutate<SaveNoteMutation>(
    environment,
    graphql`
      mutation SaveNoteMutation($id: ID!, $note: String) {
        updateHallClipNote(input: { hallClipId: $id, note: $note }) {
          hallClip {
            id
            note
          }
          userErrors {
            message
            code
          }
        }
      }
    `,
    { id: clipId, note },
  ).catch(() => null);
  const payload = response?.updateHallClipNote;
  if (!payload) return { needsLogin: false, message: FAILED_MESSAGE };
  const [error] = payload.userErrors;
  return error ? { needsLogin: error.code === 'LOGIN_REQUIRED', message: error.message } : null;
}
