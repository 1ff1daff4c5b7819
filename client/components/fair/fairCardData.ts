import { graphql, readInlineData } from 'relay-runtime';
import type { fairCardData_fair$key } from '../../__generated__/fairCardData_fair.graphql.ts';
import { formatDeadline, formatDuration } from '../../format.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../labels.ts';
import type { FairCardData } from '../../ui/fair/FairCard.tsx';

/** Takes REST ids. */
export function fairPath(hallRawId: string, fairRawId: string): string {
  return `/halls/${hallRawId}/fairs/${fairRawId}`;
}

/** Data of a fair's card. */
export function fairCardData(
  hallRawId: string,
  fair: fairCardData_fair$key,
  withRokuyo: boolean,
): FairCardData {
  const data = readInlineData(
    graphql`
      fragment fairCardData_fair on Fair @inline @throwOnFieldError {
        rawId
        name
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
      }
    `,
    fair,
  );
  return {
    href: fairPath(hallRawId, data.rawId),
    name: data.name,
    heldOn: data.heldOn,
    holiday: data.day.holidayName,
    rokuyo: withRokuyo ? ROKUYO_LABELS[data.day.rokuyo ?? ''] : null,
    times: data.holdTimes,
    kinds: data.contents.map((content) => FAIR_CONTENT_LABELS[content]).filter((name) => name !== undefined),
    duration: data.durationMinutes == null ? null : formatDuration(data.durationMinutes),
    price: data.price,
    deadline: `${formatDeadline(data.reservationsCloseAt)}まで受付`,
    open: data.isReservable,
  };
}
