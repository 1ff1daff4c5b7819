import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MyViewedHalls_viewer$key } from '../../__generated__/MyViewedHalls_viewer.graphql.ts';
import { isoDay, shortDay } from '../../format.ts';
import { HallCard } from '../../parts/hall/HallCard.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import styles from './MyViewedHalls.module.css';

/** Halls seen on this device, newest first, each with the day it was seen. */
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
  const { edges } = recentlyViewedHalls;
  return (
    <Section id="viewed" title="最近見た会場">
      {edges.length === 0 ? (
        <EmptyState
          drawing="search"
          title="まだ会場を見ていません"
          actions={<ButtonLink href="/halls/search/">会場を探す</ButtonLink>}
        >
          ご覧になった会場がここに並びます。
        </EmptyState>
      ) : (
        <ul className={`shelf ${styles.viewed}`}>
          {edges.map(({ viewedAt, node }) => (
            <li key={node.id}>
              <p className={styles.when}>
                <time dateTime={isoDay(viewedAt)}>{shortDay(viewedAt)}</time>
              </p>
              <HallCard hall={node} layout="mini" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
