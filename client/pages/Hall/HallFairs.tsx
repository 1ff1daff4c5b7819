import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HallFairs_hall$key } from '../../__generated__/HallFairs_hall.graphql.ts';
import { shortDay } from '../../format.ts';
import { FAIR_CONTENTS } from '../../names.ts';
import { fairFacts, fairPath } from '../../components/fair/fairFacts.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import type { Place } from '../../router/page.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { FairCard } from '../../ui/fair/FairCard.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { moreOf } from './hallAddress.ts';

/** The next fairs of a hall: what they offer, when, how long, and until when one can reserve. */
export function HallFairs(props: { hall: HallFairs_hall$key; place: Place }) {
  const hall = useFragment(
    graphql`
      fragment HallFairs_hall on Hall @throwOnFieldError {
        fairContents
        recommendedFair @catch(to: NULL) {
          rawId
          name
          heldOn
        }
        recommendedFairs @catch(to: NULL) {
          rawId
          name
          heldOn
        }
        rawId
        fairs(first: $fairCount) {
          nodes {
            rawId
            ...fairFacts_fair
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
  const offered = hall.fairContents.map((content) => FAIR_CONTENTS[content]).filter(Boolean);
  if (nodes.length === 0) {
    return (
      <Section id="fairs" title="ブライダルフェア">
        <EmptyState drawing="fairs" title="予定されているフェアはありません">
          <p>新しい日程が決まると、ここに並びます。</p>
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
          <div>
            <h3>会場のおすすめ</h3>
            <ul>
              {[...recommended.values()].map(({ rawId, name, heldOn }) => (
                <li key={rawId}>
                  <a href={fairPath(hall.rawId, rawId)}>{name}</a>（{shortDay(heldOn)}）
                </li>
              ))}
            </ul>
          </div>
        )}
        {nodes.map((fair) => (
          <FairCard key={fair.rawId} fair={fairFacts(hall.rawId, fair, withRokuyo)} />
        ))}
        {pageInfo.hasNextPage && props.place.address.query.get('more') !== 'fairs' && (
          <ButtonLink href={moreOf(props.place.address, 'fairs')}>ほかの日程も見る</ButtonLink>
        )}
        <p>
          <ButtonLink icon="calendar" href={`/halls/${hall.rawId}/fairs`}>
            フェアのカレンダーを見る
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
