import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyViewedHalls_viewer$key } from '../../__generated__/MyViewedHalls_viewer.graphql.ts';
import { toIsoDate, formatShortDate } from '../../format.ts';
import { useViewedHalls, mergeViewedHalls } from '../../components/hall/viewedHallsStorage.ts';
import { ViewedHallCard } from '../../components/hall/HallCard.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './MyViewedHalls.module.css';
import { hallSearchPath } from '../../paths.ts';

/** Recently viewed halls of this device merged with the gateway's history, newest first. */
export function MyViewedHalls(props: { viewer: MyViewedHalls_viewer$key }) {
  const { recentlyViewedHalls } = useFragment(
    graphql`
      fragment MyViewedHalls_viewer on Viewer {
        recentlyViewedHalls(first: 12) @required(action: THROW) {
          edges @required(action: THROW) {
            viewedAt
            node {
              id
              ...HallCard_hall
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const remote = recentlyViewedHalls.edges.flatMap(({ viewedAt, node }) =>
    node ? [{ id: node.id, viewedAt: viewedAt ?? null, node }] : [],
  );
  const halls = mergeViewedHalls(useViewedHalls(), remote);
  return (
    <Section id="viewed" title="最近見た会場">
      {halls.length === 0 ? (
        <EmptyState
          drawing="search"
          title="まだ会場を見ていません"
          actions={<ButtonLink href={hallSearchPath()}>会場を探す</ButtonLink>}
        >
          ご覧になった会場がここに並びます。
        </EmptyState>
      ) : (
        <ul className={`scroller ${styles.viewed}`}>
          {halls.map((hall) => (
            <li key={hall.id}>
              <p className={styles.date}>
                {hall.viewedAt && (
                  <time dateTime={toIsoDate(hall.viewedAt)}>{formatShortDate(hall.viewedAt)}</time>
                )}
              </p>
              <ViewedHallCard hall={hall} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
