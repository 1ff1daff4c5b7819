import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AlbumPhotos_album$key } from '../../__generated__/AlbumPhotos_album.graphql.ts';
import { captionedPictures } from '../../components/photo/picture.ts';
import { usePhotoViewer } from '../../components/photo/usePhotoViewer.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';

/** Photos open in the viewer; without script each links to its image. */
export function AlbumPhotos(props: { album: AlbumPhotos_album$key }) {
  const { photos } = useFragment(
    graphql`
      fragment AlbumPhotos_album on Album {
        photos @required(action: THROW) {
          caption
          image {
            ...picture_image
          }
        }
      }
    `,
    props.album,
  );
  const prints = photos.flatMap(({ image, caption }) => captionedPictures(image, caption));
  const { links, open } = usePhotoViewer(prints);
  if (photos.length === 0) return <EmptyState drawing="photos" title="写真はまだありません" />;
  return (
    <PhotoGrid
      kind="bride"
      photos={links.map((print, index) => ({ ...print, caption: prints[index]?.caption }))}
      onOpen={open}
    />
  );
}
