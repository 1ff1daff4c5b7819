import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AlbumPageQuery } from '../../__generated__/AlbumPageQuery.graphql.ts';
import { UNNAMED_ALBUM, UNTITLED_ALBUM } from '../../components/bride/brideNames.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph } from '../../components/page/JsonLd.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import type { PageProps } from '../../router/route.tsx';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { PageTitle } from '../../ui/base/PageTitle.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { honorific } from '../../format.ts';
import { AlbumPhotos } from './AlbumPhotos.tsx';
import styles from './AlbumPage.module.css';
import { albumPath, bridePath, bridesPath, homePath } from '../../paths.ts';

/** An album of a bride. */
export default function AlbumPage({ query }: PageProps<AlbumPageQuery>) {
  const { album } = usePreloadedQuery<AlbumPageQuery>(
    graphql`
      query AlbumPageQuery($by: AlbumBy!) @preloadable @throwOnFieldError {
        album(by: $by) {
          rawId
          title @catch
          photoCount @catch(to: NULL)
          photos @catch(to: NULL) {
            image @catch(to: NULL) {
              ...picture_image
            }
          }
          ...AlbumPhotos_album
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
  const name = album.title.ok ? (album.title.value ?? UNTITLED_ALBUM) : UNNAMED_ALBUM;
  const owner = bride && honorific(bride.nickname);
  const title = owner ? `${owner}の${name}` : name;
  const [cover] = (photos ?? []).flatMap(({ image }) => image ?? []);
  const shown = photoCount ?? photos?.length;
  const count = shown === undefined ? null : `${shown}枚`;
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    ...(bride ? [{ label: honorific(bride.nickname), href: bridePath({ rawId: bride.rawId }) }] : []),
    { label: name },
  ];
  return (
    <div className={`page ${styles.album}`}>
      <Head
        title={title}
        description={`${title}の写真${count ?? ''}です。`}
        canonical={albumPath({ rawId })}
        image={cover && toPicture(cover).url}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          {
            '@type': 'ImageGallery',
            name: title,
            url: site.url + albumPath({ rawId }),
            ...(bride && {
              author: {
                '@type': 'Person',
                name: bride.nickname,
                url: site.url + bridePath({ rawId: bride.rawId }),
              },
            }),
          },
        ]}
      />
      <Breadcrumb crumbs={crumbs} />
      <PageTitle kind="name" eyebrow={count}>
        {title}
      </PageTitle>
      <PageSection label="写真">
        <AlbumPhotos album={album} />
      </PageSection>
      {bride && <ButtonLink href={bridePath({ rawId: bride.rawId })}>{owner}の記録へ</ButtonLink>}
    </div>
  );
}
