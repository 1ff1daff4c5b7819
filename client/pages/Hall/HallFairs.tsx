import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallFairs_hall$key } from '../../__generated__/HallFairs_hall.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { fairCardData, UNNAMED_FAIR, fairKinds } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import type { Address } from '../../router/address.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { expandedListUrl, isExpanded } from './hallRoute.ts';
import { fairPath, fairsPath, hallFairsPath } from '../../paths.ts';

export function HallFairs(props: { hall: HallFairs_hall$key; address: Address }) {
  const hall = useFragment(
    graphql`
      fragment HallFairs_hall on Hall {
        fairContents
        recommendedFair {
          rawId
          name
          heldOn
        }
        recommendedFairs {
          rawId
          name
          heldOn
        }
        rawId
        fairsOfSimilarHalls {
          rawId
        }
        fairs(first: $fairCount) @required(action: THROW) {
          nodes @required(action: THROW) {
            rawId
            ...fairCardData_fair
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    props.hall,
  );
  const withRokuyo = useRokuyo();
  const { nodes, pageInfo } = hall.fairs;
  const recommended = new Map(
    [hall.recommendedFair, ...(hall.recommendedFairs ?? [])].flatMap((fair) =>
      fair ? [[fair.rawId, fair] as const] : [],
    ),
  );
  const offered = fairKinds(hall.fairContents);
  if (nodes.length === 0) {
    return (
      <Section id="fairs" title="ブライダルフェア">
        <EmptyState drawing="fairs" title="予定されているフェアはありません">
          <p>新しい日程が決まると、ここに並びます。</p>
          <p>
            {hall.fairsOfSimilarHalls?.length ? (
              <a href={hallFairsPath({ rawId: hall.rawId })}>近くの会場のフェアを見る</a>
            ) : (
              <a href={fairsPath()}>ほかの会場のフェアを探す</a>
            )}
          </p>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section
      id="fairs"
      title="ブライダルフェア"
      lead={offered.length > 0 && `この会場のフェアで体験できること：${offered.join('、')}`}
    >
      <div className="flow">
        {recommended.size > 0 && (
          <div className="prose">
            <h3>会場のおすすめ</h3>
            <ul>
              {[...recommended.values()].map(({ rawId, name, heldOn }) => (
                <li key={rawId}>
                  <a href={fairPath({ hallRawId: hall.rawId, fairRawId: rawId })}>{name ?? UNNAMED_FAIR}</a>
                  {heldOn && `（${formatShortDate(heldOn)}）`}
                </li>
              ))}
            </ul>
          </div>
        )}
        {nodes.map((fair) => (
          <FairCard key={fair.rawId} fair={fairCardData(hall.rawId, fair, withRokuyo)} />
        ))}
        {pageInfo?.hasNextPage && !isExpanded(props.address, 'fairs') && (
          <ButtonLink href={expandedListUrl(props.address, 'fairs')} data-scroll="keep">
            ほかの日程も見る
          </ButtonLink>
        )}
        <p>
          <ButtonLink icon="calendar" href={hallFairsPath({ rawId: hall.rawId })}>
            フェアのカレンダーを見る
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
