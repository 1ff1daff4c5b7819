import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideProfile_bride$key } from '../../__generated__/BrideProfile_bride.graphql.ts';
import { day, man, number } from '../../format.ts';
import { themePath } from '../../parts/bride/bridePath.ts';
import { ClipButton } from '../../parts/clip/ClipButton.tsx';
import { ShareLink } from '../../parts/bride/ShareLink.tsx';
import { picture } from '../../parts/hall/picture.ts';
import { FactList } from '../../ui/base/FactList.tsx';
import { BrideOpening } from '../../ui/bride/BrideOpening.tsx';
import { ChipLinks } from '../../ui/search/ChipLinks.tsx';

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
        receptionPlace
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
  const title = props.reportTitle ?? `${bride.nickname}さんの結婚式`;
  return (
    <BrideOpening
      title={title}
      nickname={bride.nickname}
      icon={bride.icon ? picture(bride.icon) : null}
      photo={bride.receptionImage ? picture(bride.receptionImage) : null}
      isOfficial={bride.isOfficial}
      counts={[
        `閲覧 ${number(bride.viewCount)}`,
        ...(bride.clipCount == null ? [] : [`クリップ ${number(bride.clipCount)}`]),
      ]}
    >
      <FactList
        facts={[
          { label: '会場', value: bride.receptionPlace && <a href="#hall">{bride.receptionPlace}</a> },
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
      {bride.shareUrl && <ShareLink url={bride.shareUrl} title={title} />}
    </BrideOpening>
  );
}
