import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyViewedHalls_viewer$key } from '../../__generated__/MyViewedHalls_viewer.graphql.ts';
import { isoDay, shortDay } from '../../format.ts';
import { useViewedHere, withViewedHere } from '../../components/hall/viewedHere.ts';
import { ViewedHallCard } from '../../components/hall/ViewedHallCard.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './MyViewedHalls.module.css';

/** Halls seen on this device, newest first, each with the day it was seen: as noted here, then as the gateway knows. */
export function MyViewedHalls(props: { viewer: MyViewedHalls_viewer$key }) {
  const { recentlyViewedHalls } = useFragment(
    graphql`
      fragment MyViewedHalls_viewer on Viewer @throwOnFieldError {
        recentlyViewedHalls(first: 12) {
          edges {
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
  const told = recentlyViewedHalls.edges.map(({ viewedAt, node }) => ({ id: node.id, viewedAt, told: node }));
  const halls = withViewedHere(useViewedHere(), told);
  return (
    <Section id="viewed" title="最近見た会場">
      {halls.length === 0 ? (
        <EmptyState
          drawing="search"
          title="まだ会場を見ていません"
          actions={<ButtonLink href="/halls/search/">会場を探す</ButtonLink>}
        >
          ご覧になった会場がここに並びます。
        </EmptyState>
      ) : (
        <ul className={`shelf ${styles.viewed}`}>
          {halls.map((hall) => (
            <li key={hall.id}>
              <p className={styles.when}>
                <time dateTime={isoDay(hall.viewedAt)}>{shortDay(hall.viewedAt)}</time>
              </p>
              <ViewedHallCard hall={hall} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
