import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DayPlans_query$data, DayPlans_query$key } from '../../__generated__/DayPlans_query.graphql.ts';
import type { DayPlans_visit$key } from '../../__generated__/DayPlans_visit.graphql.ts';
import { UNNAMED_FAIR } from '../../components/fair/fairCardData.ts';
import { UNNAMED_HALL } from '../../components/hall/hallPath.ts';
import { formatDate, formatDuration } from '../../format.ts';
import { fairPath } from '../../paths.ts';
import { marked, Phrases } from '../../ui/base/Phrases.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './FairsPage.module.css';

type Visit = NonNullable<DayPlans_query$data['fairDayPlans']>[number]['first'];

/** Pairs of fairs that a couple can attend on one day, with the way between them. */
export function DayPlans(props: { query: DayPlans_query$key }) {
  const { fairDayPlans } = useFragment(
    graphql`
      fragment DayPlans_query on Query {
        fairDayPlans(filter: $filter) @catch(to: NULL) {
          distanceKm
          travelMinutes
          first {
            fair {
              rawId
              heldOn @catch(to: NULL)
              hall {
                name @catch(to: NULL)
                address @catch(to: NULL)
              }
            }
            ...DayPlans_visit
          }
          second {
            fair {
              rawId
              heldOn @catch(to: NULL)
              hall {
                name @catch(to: NULL)
                address @catch(to: NULL)
              }
            }
            ...DayPlans_visit
          }
        }
      }
    `,
    props.query,
  );
  const plans = fairDayPlans ?? [];
  const [plan] = plans;
  if (!plan) return null;
  const { heldOn } = plan.first.fair;
  return (
    <Section
      id="plans"
      title="1日で2つの会場を見る"
      note={heldOn ? formatDate(heldOn) : undefined}
      lead="時間が重ならず、移動も間に合うフェアの組み合わせです。移動の時間は直線距離からの目安です。"
    >
      <ol className="cards">
        {plans.map(({ first, second, distanceKm, travelMinutes }) => (
          <li key={`${first.fair.rawId}/${second.fair.rawId}`} className={styles.plan}>
            <VisitLine visit={first} />
            <p className={styles.way}>
              移動 約{travelMinutes}分（直線{distanceKm}km）
              <a href={directionsUrl(first, second)} target="_blank" rel="noopener">
                経路を地図で見る
              </a>
            </p>
            <VisitLine visit={second} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The time and place of one of the two. */
function VisitLine(props: { visit: DayPlans_visit$key }) {
  const { startsAt, fair } = useFragment(
    graphql`
      fragment DayPlans_visit on FairVisit {
        startsAt
        fair {
          rawId
          name @catch(to: NULL)
          nameWithBreaks @catch(to: NULL)
          durationMinutes @catch(to: NULL)
          hall {
            rawId
            name @catch(to: NULL)
            nameWithBreaks @catch(to: NULL)
          }
        }
      }
    `,
    props.visit,
  );
  const { hall, durationMinutes } = fair;
  return (
    <div>
      <h3>
        <a href={fairPath({ hallRawId: hall?.rawId ?? '', fairRawId: fair.rawId })}>
          <Phrases>{marked(fair.name ?? UNNAMED_FAIR, fair.nameWithBreaks)}</Phrases>
        </a>
      </h3>
      <p>
        {startsAt}から{durationMinutes != null && formatDuration(durationMinutes)}・
        <Phrases>{marked(hall?.name ?? UNNAMED_HALL, hall?.nameWithBreaks)}</Phrases>
      </p>
    </div>
  );
}

function directionsUrl(first: Visit, second: Visit): string {
  const [origin = '', destination = ''] = [first, second].map(
    ({ fair: { hall } }) => hall?.address ?? hall?.name ?? '',
  );
  return `https://www.google.com/maps/dir/?api=1&travelmode=transit&${new URLSearchParams({ origin, destination })}`;
}
