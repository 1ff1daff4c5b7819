import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairsConditions_fairs$key } from '../../__generated__/FairsConditions_fairs.graphql.ts';
import { formatMonth } from '../../format.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../hallLabels.ts';
import { useNextAddress } from '../../router/useRouter.ts';
import { SortMenu, type SortOption } from '../../ui/search/SortMenu.tsx';
import styles from './FairsPage.module.css';
import { fairsParts, fairsUrl, readFairsView, TIMES, type FairsView } from './fairsRoute.ts';

const MAX_PREFECTURES = 47;

/** The conditions as links, so that they work without script. Contents and places show their number of fairs. */
export function FairsConditions(props: {
  fairs: FairsConditions_fairs$key;
  view: FairsView;
  /** Months with fairs: `2026-12`. */
  months: readonly string[];
  areas: readonly { readonly slug: string; readonly name: string }[];
  /** Of the prefecture; none without one. */
  stations: readonly { readonly id: string; readonly name: string }[];
}) {
  const { view, months, areas, stations } = props;
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
  const address = useNextAddress((other) => fairsParts(other) !== null);
  const next = readFairsView(address, fairsParts(address) ?? {});
  const option = (label: string, changed: Partial<FairsView>): SortOption => ({
    label,
    href: fairsUrl({ ...next, ...changed }),
    current: Object.entries(changed).every(([name, value]) => Object(view)[name] === value),
  });
  /** A kind of days instead of the chosen day. */
  const ofDays = (label: string, changed: Partial<FairsView>): SortOption => ({
    ...option(label, changed),
    href: fairsUrl({ ...next, ...changed, day: null }),
  });
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
          option('すべての日', { daysOff: false, rokuyo: null, day: null }),
          ofDays('土日祝', { daysOff: true }),
          ...Object.entries(ROKUYO_LABELS).map(([rokuyo, label]) =>
            ofDays(label, { rokuyo: view.rokuyo === rokuyo ? null : rokuyo }),
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
        options={[option('すべての長さ', { isShort: false }), option('手ぶらで2時間以内', { isShort: true })]}
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
      <SortMenu
        label="エリア"
        options={[
          option('全国', { area: null, prefecture: null, station: null }),
          ...areas.map(({ slug, name }) => option(name, { area: slug, prefecture: null, station: null })),
        ]}
      />
      <details open={view.prefecture !== null}>
        <summary>都道府県から選ぶ</summary>
        <SortMenu
          label="都道府県"
          options={prefectureCounts
            .slice(0, MAX_PREFECTURES)
            .map(({ prefecture: { slug, name }, count }) =>
              option(`${name}（${count}）`, { area: null, prefecture: slug, station: null }),
            )}
        />
      </details>
      {stations.length > 0 && (
        <details open={view.station !== null}>
          <summary>駅から選ぶ</summary>
          <SortMenu
            label="駅"
            options={[
              option('すべての駅', { station: null }),
              ...stations.map(({ id, name }) => option(`${name}駅`, { station: id })),
            ]}
          />
        </details>
      )}
    </div>
  );
}
