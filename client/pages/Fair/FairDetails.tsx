import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FairDetails_fair$key } from '../../__generated__/FairDetails_fair.graphql.ts';
import { formatDeadline, formatDuration } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import { UNKNOWN } from '../../labels.ts';
import { fairKinds, fairPrice, UNNAMED_FAIR } from '../../components/fair/fairCardData.ts';
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
import { fairPath } from '../../paths.ts';

/** End of a slot, e.g. `11:30`; wraps at midnight. */
function slotEnd(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  return `${Math.floor(end / 60) % 24}:${String(end % 60).padStart(2, '0')}`;
}

export function FairDetails(props: { fair: FairDetails_fair$key; name: string }) {
  const fair = useFragment(
    graphql`
      fragment FairDetails_fair on Fair {
        rawId
        url
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
        isOnline
        reservationsCloseAt
        isReservable
        image {
          ...picture_image
        }
        hall {
          rawId
          address
          accessWithBreaks
        }
      }
    `,
    props.fair,
  );
  const withRokuyo = useRokuyo();
  const { hall, durationMinutes: minutes } = fair;
  const kinds = fairKinds(fair.contents);
  const picture = fair.image && toPicture(fair.image);
  const deadline = fair.reservationsCloseAt && `${formatDeadline(fair.reservationsCloseAt)}まで`;
  return (
    <div className="flow">
      <p className={styles.date}>
        {fair.heldOn ? (
          <DayLine
            date={fair.heldOn}
            holiday={fair.day?.holidayName}
            rokuyo={withRokuyo ? ROKUYO_LABELS[fair.day?.rokuyo ?? ''] : null}
          />
        ) : (
          `日程は${UNKNOWN}`
        )}
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
      {picture && (
        <div className={styles.picture}>
          <Picture
            source={picture}
            alt={picture.alt ?? UNNAMED_FAIR}
            sizes="(width >= 64em) 650px, 100vw"
            priority
          />
        </div>
      )}
      {fair.description && <Html html={fair.description} />}
      <FactList
        facts={[
          {
            label: '開始時刻',
            value: fair.holdTimes ? (
              <ol className={styles.slots}>
                {fair.holdTimes.map((time) => (
                  <li key={time}>
                    {time}
                    {minutes != null && `〜${slotEnd(time, minutes)}ごろ`}
                  </li>
                ))}
              </ol>
            ) : (
              UNKNOWN
            ),
          },
          { label: '所要時間', value: minutes != null && formatDuration(minutes) },
          { label: '料金', value: fairPrice(fair.price) },
          {
            label: '予約の締切',
            value:
              fair.isReservable === false
                ? `受付は終了しました${deadline ? `（${deadline}）` : ''}`
                : (deadline ?? UNKNOWN),
          },
          ...(fair.isOnline
            ? [{ label: '参加方法', value: 'オンライン' }]
            : [
                { label: '会場', value: hall?.address ?? UNKNOWN },
                { label: '交通', value: hall?.accessWithBreaks ?? UNKNOWN },
              ]),
        ]}
      />
      <div className={styles.share}>
        {hall && fair.heldOn && (
          <ButtonLink
            size="small"
            icon="calendar"
            href={`${fairPath({ hallRawId: hall.rawId, fairRawId: fair.rawId })}.ics`}
            download
          >
            カレンダーに追加
          </ButtonLink>
        )}
        {fair.url && <ShareLinks url={fair.url} title={props.name} />}
      </div>
    </div>
  );
}
