import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideCard_bride$key } from '../../__generated__/BrideCard_bride.graphql.ts';
import { BrideCard as BrideCardView } from '../../ui/bride/BrideCard.tsx';
import { ClipButton } from '../clip/ClipButton.tsx';
import { toPicture } from '../photo/picture.ts';
import { honorific } from '../../format.ts';
import { bridePath } from '../../paths.ts';

export function BrideCard(props: {
  bride: BrideCard_bride$key;
  /** Editorial title of her wedding; may have its phrases marked. */
  title?: string | null;
  /** Of her wedding: guests, season, final bill. */
  facts?: readonly string[];
  priority?: boolean;
  level?: 2 | 3 | 4;
}) {
  const { bride: key, title = null, facts, ...view } = props;
  const bride = useFragment(
    graphql`
      fragment BrideCard_bride on Bride {
        ...ClipButton_clippable @arguments(isCounted: false)
        rawId
        nickname
        receptionPlace
        receptionStyle
        receptionTaste
        receptionImage {
          ...picture_image
        }
      }
    `,
    key,
  );
  const { rawId, nickname, receptionPlace, receptionStyle, receptionTaste, receptionImage } = bride;
  return (
    <BrideCardView
      {...view}
      clip={<ClipButton clippable={bride} name={honorific(nickname ?? '花嫁')} />}
      bride={{
        href: bridePath({ rawId }),
        nickname: nickname ?? '花嫁',
        title,
        facts,
        hallName: receptionPlace ?? null,
        weddingStyles: [receptionStyle, receptionTaste].filter((word) => word != null),
        photo: receptionImage ? toPicture(receptionImage) : null,
      }}
    />
  );
}
