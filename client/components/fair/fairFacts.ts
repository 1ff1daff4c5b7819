import { graphql, readInlineData } from 'relay-runtime';
import type { fairFacts_fair$key } from '../../__generated__/fairFacts_fair.graphql.ts';
import { deadline, duration } from '../../format.ts';
import { FAIR_CONTENTS, ROKUYO } from '../../names.ts';
import type { FairFacts } from '../../ui/fair/FairCard.tsx';

/** Address of a fair's page, by the ids of the REST API. */
export function fairPath(hallRawId: string, fairRawId: string): string {
  return `/halls/${hallRawId}/fairs/${fairRawId}`;
}

/** A fair as the cards show it. `withRokuyo`: whether the reader wants to see 六輝. */
export function fairFacts(hallRawId: string, fair: fairFacts_fair$key, withRokuyo: boolean): FairFacts {
  const data = readInlineData(
    graphql`
      fragment fairFacts_fair on Fair @inline @throwOnFieldError {
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
    rokuyo: withRokuyo ? ROKUYO[data.day.rokuyo ?? ''] : null,
    times: data.holdTimes,
    kinds: data.contents.map((content) => FAIR_CONTENTS[content]).filter((name) => name !== undefined),
    duration: data.durationMinutes == null ? null : duration(data.durationMinutes),
    price: data.price,
    deadline: `${deadline(data.reservationsCloseAt)}まで受付`,
    open: data.isReservable,
  };
}
