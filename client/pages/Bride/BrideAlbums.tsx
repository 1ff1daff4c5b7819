import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideAlbums_bride$key } from '../../__generated__/BrideAlbums_bride.graphql.ts';
import { UNTITLED_ALBUM } from '../../components/bride/brideNames.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Section } from '../../ui/base/Section.tsx';
import { AlbumGrid } from '../../ui/bride/AlbumCard.tsx';
import { albumPath } from '../../paths.ts';

export function BrideAlbums(props: { bride: BrideAlbums_bride$key }) {
  const { albums } = useFragment(
    graphql`
      fragment BrideAlbums_bride on Bride {
        albums @required(action: THROW) {
          rawId
          title
          photoCount
          coverImage {
            ...picture_image
          }
        }
      }
    `,
    props.bride,
  );
  if (albums.length === 0) return null;
  return (
    <Section id="albums" title="アルバム" note={`${albums.length}冊`}>
      <AlbumGrid
        albums={albums.map(({ rawId, title, photoCount, coverImage }) => ({
          href: albumPath({ rawId }),
          title: title ?? UNTITLED_ALBUM,
          photoCount: photoCount ?? null,
          cover: coverImage ? toPicture(coverImage) : null,
        }))}
      />
    </Section>
  );
}
