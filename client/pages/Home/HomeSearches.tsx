import { graphql, useFragment } from 'react-relay/hooks.js';
import type { HomeSearches_query$key } from '../../__generated__/HomeSearches_query.graphql.ts';
import { VENUE_TYPES } from '../../names.ts';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { Section } from '../../ui/base/Section.tsx';
import styles from './HomeSearches.module.css';

/** Ready-made searches of the source, and the kinds of venue. */
export function HomeSearches(props: { query: HomeSearches_query$key }) {
  const { presets } = useFragment(
    graphql`
      fragment HomeSearches_query on Query {
        presets: savedHallSearches @catch(to: NULL) {
          rawId
          title
          url
        }
      }
    `,
    props.query,
  );
  return (
    <Section id="searches" title="条件から探す">
      <ul className={styles.list}>
        {VENUE_TYPES.map(({ number, name }) => (
          <li key={number}>
            <ButtonLink href={`/k/${number}`}>{name}</ButtonLink>
          </li>
        ))}
        {(presets ?? []).map(({ rawId, title, url }) => (
          <li key={rawId}>
            <ButtonLink href={url}>{title}</ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
