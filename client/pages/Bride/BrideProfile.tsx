import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideProfile_bride$key } from '../../__generated__/BrideProfile_bride.graphql.ts';
import { formatDate, formatManYen, formatNumber, honorific } from '../../format.ts';
import { UNNAMED_THEME } from '../../components/bride/brideNames.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { marked } from '../../ui/base/Phrases.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { BrideHero } from '../../ui/bride/BrideHero.tsx';
import { ChipLinks } from '../../ui/base/ChipLinks.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import { UNKNOWN } from '../../labels.ts';
import styles from './BridePage.module.css';
import { themePath } from '../../paths.ts';

/** The profile. Hall, date, guests and cost come first: readers compare by them. */
export function BrideProfile(props: {
  bride: BrideProfile_bride$key;
  nickname: string;
  reportTitle: string | null;
  /** The report's title with its phrases marked. */
  titleWithBreaks: string | null;
}) {
  const bride = useFragment(
    graphql`
      fragment BrideProfile_bride on Bride {
        ...ClipButton_clippable
        region
        icon {
          ...picture_image
        }
        receptionImage {
          ...picture_image
        }
        selfIntroduction
        albums {
          coverImage {
            ...picture_image
          }
        }
        receptionPlace
        hallName
        hall {
          rawId
        }
        receptionStyle
        receptionTaste
        shareUrl
        weddingDate
        guestCount
        totalCost
        viewCount
        clipCount
        isOfficial
        themeTags {
          rawId
          name
        }
      }
    `,
    props.bride,
  );
  // Without a reception image: the first album cover.
  const photo = bride.receptionImage ?? bride.albums?.find(({ coverImage }) => coverImage)?.coverImage;
  const place = bride.receptionPlace ?? bride.hallName;
  const title = props.reportTitle?.trim() || `${honorific(props.nickname)}の結婚式`;
  return (
    <BrideHero
      title={marked(title, props.titleWithBreaks)}
      nickname={props.nickname}
      icon={bride.icon ? toPicture(bride.icon) : null}
      photo={photo ? toPicture(photo) : null}
      isOfficial={bride.isOfficial ?? false}
      counts={[
        ...(bride.viewCount == null ? [] : [`閲覧 ${formatNumber(bride.viewCount)}`]),
        ...(bride.clipCount == null ? [] : [`クリップ ${formatNumber(bride.clipCount)}`]),
      ]}
    >
      {bride.selfIntroduction && <p className={styles.introduction}>{bride.selfIntroduction}</p>}
      <FactList
        facts={[
          { label: '会場', value: place && bride.hall ? <a href="#hall">{place}</a> : (place ?? UNKNOWN) },
          { label: '挙式日', value: bride.weddingDate && formatDate(bride.weddingDate) },
          { label: '人数', value: bride.guestCount == null ? null : `${bride.guestCount}名` },
          { label: '費用', value: bride.totalCost == null ? null : formatManYen(bride.totalCost) },
          { label: '挙式の形', value: bride.receptionStyle },
          { label: '雰囲気', value: bride.receptionTaste },
          { label: 'お住まい', value: bride.region },
        ]}
      />
      {bride.themeTags != null && bride.themeTags.length > 0 && (
        <ChipLinks
          label="テーマ"
          links={bride.themeTags.map(({ rawId, name }) => ({
            label: name ?? UNNAMED_THEME,
            href: themePath({ rawId }),
          }))}
        />
      )}
      <ClipButton clippable={bride} name={honorific(props.nickname)} variant="wide" />
      {bride.shareUrl && <ShareLink label="このページのリンク" url={bride.shareUrl} text={title} />}
    </BrideHero>
  );
}
