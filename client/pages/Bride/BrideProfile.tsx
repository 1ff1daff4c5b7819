import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideProfile_bride$key } from '../../__generated__/BrideProfile_bride.graphql.ts';
import { day, man, number } from '../../format.ts';
import { themePath } from '../../components/bride/bridePath.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { picture } from '../../components/hall/picture.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { BrideOpening } from '../../ui/bride/BrideOpening.tsx';
import { ChipLinks } from '../../ui/search/ChipLinks.tsx';
import { ShareLink } from '../../ui/share/ShareLink.tsx';
import styles from './BridePage.module.css';

/** Who she is, and her wedding in facts; hall, day, guests and bill stand first, as readers compare by them. */
export function BrideProfile(props: { bride: BrideProfile_bride$key; reportTitle: string | null }) {
  const bride = useFragment(
    graphql`
      fragment BrideProfile_bride on Bride @throwOnFieldError {
        ...ClipButton_clippable
        nickname
        region
        icon {
          ...picture_image
        }
        receptionImage {
          ...picture_image
        }
        selfIntroduction @catch(to: NULL)
        albums @catch(to: NULL) {
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
  // Who chose no picture of the reception is shown by the first of her albums.
  const photo = bride.receptionImage ?? bride.albums?.find(({ coverImage }) => coverImage)?.coverImage;
  const place = bride.receptionPlace ?? bride.hallName;
  const title = props.reportTitle ?? `${bride.nickname}さんの結婚式`;
  return (
    <BrideOpening
      title={title}
      nickname={bride.nickname}
      icon={bride.icon ? picture(bride.icon) : null}
      photo={photo ? picture(photo) : null}
      isOfficial={bride.isOfficial}
      counts={[
        `閲覧 ${number(bride.viewCount)}`,
        ...(bride.clipCount == null ? [] : [`クリップ ${number(bride.clipCount)}`]),
      ]}
    >
      {bride.selfIntroduction && <p className={styles.introduction}>{bride.selfIntroduction}</p>}
      <FactList
        facts={[
          { label: '会場', value: place && bride.hall ? <a href="#hall">{place}</a> : place },
          { label: '挙式日', value: bride.weddingDate && day(bride.weddingDate) },
          { label: '人数', value: bride.guestCount == null ? null : `${bride.guestCount}名` },
          { label: '費用', value: bride.totalCost == null ? null : man(bride.totalCost) },
          { label: '挙式の形', value: bride.receptionStyle },
          { label: '雰囲気', value: bride.receptionTaste },
          { label: 'お住まい', value: bride.region },
        ]}
      />
      {bride.themeTags.length > 0 && (
        <ChipLinks
          label="テーマ"
          links={bride.themeTags.map(({ rawId, name }) => ({ label: name, href: themePath(rawId) }))}
        />
      )}
      <ClipButton clippable={bride} name={`${bride.nickname}さん`} look="wide" />
      {bride.shareUrl && <ShareLink label="このページのリンク" url={bride.shareUrl} text={title} />}
    </BrideOpening>
  );
}
