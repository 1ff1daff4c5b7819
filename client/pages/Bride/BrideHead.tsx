import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideHead_bride$key } from '../../__generated__/BrideHead_bride.graphql.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { cardPath, Head } from '../../components/page/Head.tsx';
import { breadcrumbGraph, type GraphItem } from '../../components/page/JsonLd.tsx';
import { useTrack } from '../../analytics/track.ts';
import { Breadcrumb } from '../../ui/base/Breadcrumb.tsx';
import { useRequestContext } from '../../requestContext.ts';
import { honorific } from '../../format.ts';
import { bridePath, bridesPath, homePath } from '../../paths.ts';

/** Meta tags and structured data. Only public profiles reach this page. */
export function BrideHead(props: { bride: BrideHead_bride$key; nickname: string }) {
  const { site } = useRequestContext();
  const bride = useFragment(
    graphql`
      fragment BrideHead_bride on Bride {
        rawId
        receptionPlace
        report {
          title
          publishedAt
          modifiedAt
        }
        icon {
          ...picture_image
        }
        receptionImage {
          ...picture_image
        }
      }
    `,
    props.bride,
  );
  const { nickname } = props;
  const { rawId, receptionPlace, icon, receptionImage, report } = bride;
  useTrack({ event: 'BrideDataEvent', bride: { id: rawId } });
  const name = honorific(nickname);
  const url = site.url + bridePath({ rawId });
  const image = receptionImage ? toPicture(receptionImage).url : null;
  const title = receptionPlace ? `${name}の結婚式（${receptionPlace}）` : `${name}の記録`;
  const article: GraphItem[] = report
    ? [
        {
          '@type': 'Article',
          '@id': `${url}#report`,
          headline: report.title ?? title,
          mainEntityOfPage: url,
          author: { '@id': `${url}#person` },
          publisher: { '@id': `${site.url}/#publisher` },
          ...(report.publishedAt && { datePublished: report.publishedAt }),
          ...(report.modifiedAt && { dateModified: report.modifiedAt }),
          ...(image && { image: new URL(image, site.url).href }),
        },
      ]
    : [];
  const crumbs = [
    { label: 'トップ', href: homePath() },
    { label: '花嫁の記録', href: bridesPath() },
    { label: name },
  ];
  return (
    <>
      <Head
        title={title}
        description={`${name}の結婚式の記録です。準備のこと、費用、アルバムの写真をご覧いただけます。`}
        canonical={bridePath({ rawId })}
        image={image}
        card={cardPath('brides', rawId, report?.modifiedAt ?? report?.publishedAt)}
        graph={[
          breadcrumbGraph(site.url, crumbs),
          ...article,
          {
            '@type': 'ProfilePage',
            '@id': `${url}#page`,
            url,
            name: title,
            mainEntity: {
              '@type': 'Person',
              '@id': `${url}#person`,
              name: nickname,
              url,
              ...(icon && { image: new URL(toPicture(icon).url, site.url).href }),
            },
          },
        ]}
      />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
      </div>
    </>
  );
}
