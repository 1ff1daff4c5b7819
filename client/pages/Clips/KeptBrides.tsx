import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KeptBrides_account$key } from '../../__generated__/KeptBrides_account.graphql.ts';
import { ClipButton } from '../../components/clip/ClipButton.tsx';
import { picture } from '../../components/hall/picture.ts';
import { ClipRow } from '../../ui/clip/ClipRow.tsx';
import { Kept } from './Kept.tsx';
import { LetGo } from './LetGo.tsx';

/** Brides on a page, as their source gives them. */
const PAGE = 18;

/** The brides a member keeps, newest first; whoever has closed her profile is named and greyed. */
export function KeptBrides({ account, page }: { account: KeptBrides_account$key; page: number }) {
  const { clippedBrides } = useFragment(
    graphql`
      fragment KeptBrides_account on Account @argumentDefinitions(page: { type: "Int!" }) @throwOnFieldError {
        clippedBrides(first: 18, page: $page) {
          totalCount
          edges {
            name
            isGone
            picture {
              ...picture_image
            }
            node {
              id
              rawId
              ...ClipButton_clippable
              ...clipStates_clippable
            }
          }
        }
      }
    `,
    account,
  );
  return (
    <Kept
      kind="brides"
      page={page}
      perPage={PAGE}
      total={clippedBrides.totalCount}
      empty={{
        title: 'クリップした花嫁はまだいません',
        text: '花嫁の結婚式の記録をクリップすると、ここに並びます。',
        href: '/brides',
        action: '花嫁を見る',
      }}
    >
      <div>
        {clippedBrides.edges.map(({ node, name, picture: image, isGone }) => (
          <ClipRow
            key={node.id}
            name={`${name}さん`}
            href={`/brides/${node.rawId}`}
            picture={image ? picture(image) : null}
            gone={isGone ? 'プロフィールが非公開になりました。' : null}
            clip={
              isGone ? (
                <LetGo thing={{ id: node.id, typename: 'Bride' }} name={`${name}さん`} />
              ) : (
                <ClipButton clippable={node} name={`${name}さん`} />
              )
            }
          />
        ))}
      </div>
    </Kept>
  );
}
