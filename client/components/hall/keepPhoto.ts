import { fetchQuery, graphql, type Environment } from 'react-relay/hooks.js';
import type { keepPhotoQuery } from '../../__generated__/keepPhotoQuery.graphql.ts';
import { logInPath } from '../../paths.ts';
import { PRIVATE_REQUEST } from '../../relay/environment.ts';
import { keepClipIntent } from '../account/clipIntent.ts';
import { sendClip } from '../clip/ClipMutation.ts';
import { addPhoto } from '../clip/notePhotos.ts';
import { saveNote } from '../clip/SaveNoteMutation.ts';
import type { ViewablePicture } from '../photo/picture.ts';

/** The hall of a photo. */
export interface PhotoHall {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

export type HallPhoto = ViewablePicture & { readonly hall: PhotoHall };

const KEPT = 'メモに残しました';
const KEPT_BEFORE = 'メモにあります';
const NOTE_IS_FULL = 'メモがいっぱいです';
const FAILED = '残せませんでした';

/**
 * Clips the hall of a photo and adds the photo to the clip's note. Guests log in first and come back to the photo; the
 * hall is clipped then.
 * @returns the outcome, for the visitor
 */
export async function keepPhoto(
  environment: Environment,
  isLoggedIn: boolean | null,
  { hall, alt }: HallPhoto,
  anchor: string,
): Promise<string> {
  const target = { id: hall.id, typename: 'Hall', name: hall.name };
  if (isLoggedIn === false) return askForLogin(target);
  try {
    let clip = await fetchClip(environment, hall.id);
    if (!clip) {
      const failure = await sendClip(environment, target, true);
      if (failure?.needsLogin) return askForLogin(target);
      if (failure) return failure.message;
      clip = await fetchClip(environment, hall.id);
    }
    if (!clip) return FAILED;
    const photo = { caption: alt && alt !== hall.name ? alt : '会場の写真', href: `${hall.path}#${anchor}` };
    const note = addPhoto(clip.note ?? '', photo, location.origin);
    if (note === null) return NOTE_IS_FULL;
    if (note === clip.note) return KEPT_BEFORE;
    const failure = await saveNote(environment, clip.id, note);
    return failure?.needsLogin ? askForLogin(target) : (failure?.message ?? KEPT);
  } catch {
    return FAILED;
  }
}

async function fetchClip(environment: Environment, hallId: string) {
  const response = await fetchQuery<keepPhotoQuery>(
    environment,
    graphql`
      query keepPhotoQuery($id: ID!) {
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
  ).toPromise();
  return response?.node?.viewerClip ?? null;
}

function askForLogin(target: Parameters<typeof keepClipIntent>[0]): string {
  keepClipIntent(target);
  location.assign(logInPath({ to: location.pathname + location.search + location.hash }));
  return '';
}
