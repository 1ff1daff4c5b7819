import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AlbumPageQuery } from '../../__generated__/AlbumPageQuery.graphql.ts';
import { albumPath, bridePath, UNTITLED_ALBUM } from '../../components/bride/bridePaths.ts';
import { photoViewer, captionedPictures } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PhotoGrid } from '../../ui/photo/PhotoGrid.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { honorific } from '../../format.ts';
import styles from './AlbumPage.module.css';

/** An album. Photos open in the viewer; without script each links to its image. */
export default function AlbumPage({ query }: PageProps<AlbumPageQuery>) {
  const { album } = usePreloadedQuery<AlbumPageQuery>(
    graphql`
      query AlbumPageQuery($by: AlbumBy!) @preloadable @throwOnFieldError {
        album(by: $by) {
          rawId
          title @catch(to: NULL)
          photoCount @catch(to: NULL)
          photos {
            rawId
            caption @catch(to: NULL)
            image @catch(to: NULL) {
              ...picture_image
            }
          }
          bride @catch(to: NULL) {
            rawId
            nickname
          }
        }
      }
    `,
    query,
  );
  const { site } = useRequestContext();
  if (!album) return null;
  const { rawId, bride, photos, photoCount } = album;
  const name = album.title ?? UNTITLED_ALBUM;
  const owner = bride && honorific(bride.nickname);
  const title = owner ? `${owner}の${name}` : name;
  const prints = photos.flatMap(({ image, caption }) => captionedPictures(image, caption));
  const count = `${photoCount ?? prints.length}枚`;
  const { links: openable, open } = photoViewer(prints);
  const crumbs = [
    { label: 'トップ', href: '/' },
    { label: '花嫁の記録', href: '/brides' },
    ...(bride ? [{ label: honorific(bride.nickname), href: bridePath(bride.rawId) }] : []),
    { label: name },
  ];
  return (
    <div className={`page ${styles.album}`}>
      <Head
        title={title}
        description={`${title}の写真${count}です。`}
        canonical={albumPath(rawId)}
        image={prints[0]?.url}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'ImageGallery',
            name: title,
            url: site.url + albumPath(rawId),
            ...(bride && {
              author: { '@type': 'Person', name: bride.nickname, url: site.url + bridePath(bride.rawId) },
            }),
          },
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name" eyebrow={count}>
        {title}
      </PageTitle>
      {prints.length === 0 ? (
        <EmptyState drawing="photos" title="写真はまだありません" />
      ) : (
        <PhotoGrid
          kind="bride"
          photos={openable.map((print, index) => ({ ...print, caption: prints[index]?.caption }))}
          onOpen={open}
        />
      )}
      {bride && <ButtonLink href={bridePath(bride.rawId)}>{owner}の記録へ</ButtonLink>}
    </div>
  );
}
