import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BrideStats_query$key } from '../../__generated__/BrideStats_query.graphql.ts';
import { formatNumber } from '../../format.ts';
import { UNKNOWN } from '../../labels.ts';
import styles from './BridesPage.module.css';

export function BrideStats(props: { query: BrideStats_query$key }) {
  const { brideReportStats: stats } = useFragment(
    graphql`
      fragment BrideStats_query on Query {
        brideReportStats @required(action: THROW) {
          brideCount
          reportCount
          albumCount
          photoCount
        }
      }
    `,
    props.query,
  );
  const rows = [
    { label: '花嫁', value: stats.brideCount, unit: '人' },
    { label: 'レポート', value: stats.reportCount, unit: '件' },
    { label: 'アルバム', value: stats.albumCount, unit: '冊' },
    { label: '写真', value: stats.photoCount, unit: '枚' },
  ];
  return (
    <dl className={styles.stats}>
      {rows.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value == null ? UNKNOWN : formatNumber(value)}
            {value != null && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
