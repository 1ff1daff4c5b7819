import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeIntroduction_query$key } from '../../__generated__/HomeIntroduction_query.graphql.ts';
import { formatNumber } from '../../format.ts';
import { HallSearchField } from '../../components/search/HallSearchField.tsx';
import { toPicture } from '../../components/photo/picture.ts';
import { HomeHero } from '../../ui/shell/HomeHero.tsx';
import { fairsPath, hallWordSearchPath } from '../../paths.ts';

export function HomeIntroduction(props: { query: HomeIntroduction_query$key }) {
  const { introduced } = useFragment(
    graphql`
      fragment HomeIntroduction_query on Query {
        introduced: halls(sort: REVIEWS_MANY, first: 6) {
          totalCount
          nodes {
            coverImages {
              ...picture_image
            }
          }
        }
      }
    `,
    props.query,
  );
  const covers = (introduced?.nodes ?? [])
    .flatMap(({ coverImages }) => coverImages?.slice(0, 1) ?? [])
    .map(toPicture);
  const count = introduced?.totalCount;
  return (
    <HomeHero
      lines={['結ぶ日を、', '納得して選ぶ。']}
      lead={`${count == null ? '全国と海外の結婚式場' : `${formatNumber(count)}の結婚式場`}を、写真と口コミ、実際にかかった費用から探せます。`}
      photos={[covers[0] ?? null, covers[1] ?? null]}
    >
      <search>
        <form action={hallWordSearchPath()} method="get">
          <HallSearchField showLabel />
        </form>
      </search>
      <p>
        <a href={fairsPath()}>ブライダルフェアを日にちから探す</a>
      </p>
    </HomeHero>
  );
}
