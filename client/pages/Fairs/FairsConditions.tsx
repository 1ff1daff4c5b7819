import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairsConditions_fairs$key } from '../../__generated__/FairsConditions_fairs.graphql.ts';
import { formatMonth } from '../../format.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../hallLabels.ts';
import { SortMenu, type SortOption } from '../../ui/search/SortMenu.tsx';
import styles from './FairsPage.module.css';
import { fairsUrl, TIMES, type FairsView } from './fairsRoute.ts';

const MAX_PREFECTURES = 47;

/** The conditions as links, so that they work without script. Contents and places show their number of fairs. */
export function FairsConditions(props: {
  fairs: FairsConditions_fairs$key;
  view: FairsView;
  /** Months with fairs: `2026-12`. */
  months: readonly string[];
}) {
  const { view, months } = props;
  const { contentCounts, prefectureCounts } = useFragment(
    graphql`
      fragment FairsConditions_fairs on FairSearchConnection @throwOnFieldError {
        contentCounts {
          content
          count
        }
        prefectureCounts {
          prefecture {
            slug
            name
          }
          count
        }
      }
    `,
    props.fairs,
  );
  const option = (label: string, changed: Partial<FairsView>): SortOption => {
    const next = { ...view, ...changed };
    return {
      label,
      href: fairsUrl(next),
      current: Object.entries(changed).every(([name, value]) => Object(view)[name] === value),
    };
  };
  return (
    <div className={styles.conditions}>
      <SortMenu
        label="表示"
        options={[option('一覧', { isCalendar: false }), option('カレンダー', { isCalendar: true })]}
      />
      <SortMenu
        label="月"
        options={[
          option('すべての月', { month: null, day: null }),
          ...months.map((month) => option(formatMonth(`${month}-01`), { month, day: null })),
        ]}
      />
      <SortMenu
        label="日にち"
        options={[
          option('すべての日', { daysOff: false, rokuyo: null }),
          option('土日祝', { daysOff: true }),
          ...(['TAIAN', 'TOMOBIKI'] as const).map((rokuyo) =>
            option(ROKUYO_LABELS[rokuyo] ?? rokuyo, { rokuyo: view.rokuyo === rokuyo ? null : rokuyo }),
          ),
        ].map((shown) =>
          shown.label === ROKUYO_LABELS[view.rokuyo ?? ''] ? { ...shown, current: true } : shown,
        )}
      />
      <SortMenu
        label="開始時刻"
        options={[
          option('すべての時刻', { time: null }),
          ...(['am', 'pm', 'evening'] as const).map((time) => option(TIMES[time].label, { time })),
        ]}
      />
      <SortMenu
        label="所要時間"
        options={[option('すべての長さ', { isShort: false }), option('2時間以内', { isShort: true })]}
      />
      <SortMenu
        label="受付"
        options={[
          option('受付中', { withClosed: false }),
          option('受付が終わったものも', { withClosed: true }),
        ]}
      />
      <SortMenu
        label="内容"
        options={[
          option('すべての内容', { kind: null }),
          ...contentCounts.flatMap(({ content, count }) => {
            const label = FAIR_CONTENT_LABELS[content];
            return label ? [option(`${label}（${count}）`, { kind: content })] : [];
          }),
        ]}
      />
      <details open={view.prefecture !== null}>
        <summary>都道府県から選ぶ</summary>
        <SortMenu
          label="都道府県"
          options={[
            option('全国', { prefecture: null }),
            ...prefectureCounts
              .slice(0, MAX_PREFECTURES)
              .map(({ prefecture: { slug, name }, count }) =>
                option(`${name}（${count}）`, { prefecture: slug }),
              ),
          ]}
        />
      </details>
    </div>
  );
}
