import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairDetails_fair$key } from '../../__generated__/FairDetails_fair.graphql.ts';
import { formatDeadline, formatDuration, formatYen } from '../../format.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../labels.ts';
import { fairPath } from '../../components/fair/fairCardData.ts';
import { useRokuyo } from '../../components/fair/rokuyo.ts';
import { toPicture } from '../../components/photo/picture.ts';
import { Html } from '../../components/page/Html.tsx';
import { ShareLinks } from '../../components/page/ShareLinks.tsx';
import { ButtonLink } from '../../ui/base/Button.tsx';
import { FactList } from '../../ui/base/FactList.tsx';
import { Picture } from '../../ui/base/Picture.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { DayLine } from '../../ui/fair/DayLine.tsx';
import styles from './FairPage.module.css';

/** End of a slot, e.g. `11:30`; wraps at midnight. */
function slotEnd(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  return `${Math.floor(end / 60) % 24}:${String(end % 60).padStart(2, '0')}`;
}

export function FairDetails(props: { fair: FairDetails_fair$key }) {
  const fair = useFragment(
    graphql`
      fragment FairDetails_fair on Fair @throwOnFieldError {
        rawId
        url
        name
        description
        heldOn
        day {
          holidayName
          rokuyo
        }
        holdTimes
        contents
        durationMinutes
        price
        reservationsCloseAt
        isReservable
        image @catch(to: NULL) {
          ...picture_image
        }
        hall {
          rawId
          address
          access
        }
      }
    `,
    props.fair,
  );
  const withRokuyo = useRokuyo();
  const { hall, durationMinutes: minutes } = fair;
  const kinds = fair.contents
    .map((content) => FAIR_CONTENT_LABELS[content])
    .filter((name) => name !== undefined);
  return (
    <div className="flow">
      <p className={styles.date}>
        <DayLine
          date={fair.heldOn}
          holiday={fair.day.holidayName}
          rokuyo={withRokuyo ? ROKUYO_LABELS[fair.day.rokuyo ?? ''] : null}
        />
      </p>
      {fair.isReservable && (
        <p className={styles.jump}>
          <ButtonLink variant="primary" wide href="#reserve">
            このフェアを予約する
          </ButtonLink>
        </p>
      )}
      {kinds.length > 0 && (
        <p className={styles.kinds}>
          {kinds.map((kind) => (
            <Tag key={kind}>{kind}</Tag>
          ))}
        </p>
      )}
      {fair.image && (
        <div className={styles.picture}>
          <Picture source={toPicture(fair.image)} sizes="(width >= 1024px) 650px, 100vw" priority />
        </div>
      )}
      {fair.description && <Html html={fair.description} />}
      <FactList
        facts={[
          {
            label: '開始時刻',
            value: fair.holdTimes.length > 0 && (
              <ol className={styles.slots}>
                {fair.holdTimes.map((time) => (
                  <li key={time}>
                    {time}
                    {minutes != null && `〜${slotEnd(time, minutes)}ごろ`}
                  </li>
                ))}
              </ol>
            ),
          },
          { label: '所要時間', value: minutes != null && formatDuration(minutes) },
          { label: '料金', value: fair.price === 0 ? '無料' : `${formatYen(fair.price)}（税込）` },
          {
            label: '予約の締切',
            value: fair.isReservable
              ? `${formatDeadline(fair.reservationsCloseAt)}まで`
              : `受付は終了しました（${formatDeadline(fair.reservationsCloseAt)}まで）`,
          },
          { label: '会場', value: hall.address },
          { label: '交通', value: hall.access },
        ]}
      />
      <div className={styles.share}>
        <ButtonLink size="small" icon="calendar" href={`${fairPath(hall.rawId, fair.rawId)}.ics`} download>
          カレンダーに追加
        </ButtonLink>
        <ShareLinks url={fair.url} title={fair.name} />
      </div>
    </div>
  );
}
