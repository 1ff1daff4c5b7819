import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideAlbums_bride$key } from '../../__generated__/BrideAlbums_bride.graphql.ts';
import { albumPath, UNTITLED_ALBUM } from '../../components/bride/bridePath.ts';
import { picture } from '../../components/hall/picture.ts';
import { Section } from '../../ui/base/Section.tsx';
import { AlbumPiles } from '../../ui/bride/AlbumPile.tsx';

/** Her albums as piles of prints; each has its own page. Nothing where there are none. */
export function BrideAlbums(props: { bride: BrideAlbums_bride$key }) {
  const { albums } = useFragment(
    graphql`
      fragment BrideAlbums_bride on Bride @throwOnFieldError {
        albums {
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
      <AlbumPiles
        albums={albums.map(({ rawId, title, photoCount, coverImage }) => ({
          href: albumPath(rawId),
          title: title ?? UNTITLED_ALBUM,
          photoCount,
          cover: coverImage ? picture(coverImage) : null,
        }))}
      />
    </Section>
  );
}
