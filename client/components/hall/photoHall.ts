import { graphql, readInlineData, useRelayEnvironment } from 'react-relay/hooks.js';
import type { photoHall_hall$key } from '../../__generated__/photoHall_hall.graphql.ts';
import { useIsLoggedIn } from '../../relay/Viewer.tsx';
import { hallPath, UNNAMED_HALL } from './hallPath.ts';
import { usePhotoViewer, type PhotoViewer } from '../photo/usePhotoViewer.ts';
import type { HallPhoto, PhotoHall } from './keepPhoto.ts';

export function toPhotoHall(hall: photoHall_hall$key): PhotoHall {
  const data = readInlineData(
    graphql`
      fragment photoHall_hall on Hall @inline {
        id
        name @catch(to: NULL)
        ...hallPath_hall
      }
    `,
    hall,
  );
  return { id: data.id, name: data.name ?? UNNAMED_HALL, path: hallPath(data) };
}

/** The viewer of photos of halls. Members keep a photo in the note of the hall's clip. */
export function useHallPhotoViewer(photos: readonly HallPhoto[]): PhotoViewer {
  const environment = useRelayEnvironment();
  const isLoggedIn = useIsLoggedIn();
  return usePhotoViewer(photos, async (index, anchor) => {
    const photo = photos[index];
    if (!photo) return '';
    const { keepPhoto } = await import('./keepPhoto.ts');
    return keepPhoto(environment, isLoggedIn, photo, anchor);
  });
}
