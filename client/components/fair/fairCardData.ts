import { graphql, readInlineData } from 'relay-runtime';
import type { fairCardData_fair$key } from '../../__generated__/fairCardData_fair.graphql.ts';
import { formatDeadline, formatDuration, formatYen } from '../../format.ts';
import { FAIR_CONTENT_LABELS, ROKUYO_LABELS } from '../../hallLabels.ts';
import { UNKNOWN } from '../../labels.ts';
import { fairPath } from '../../paths.ts';
import { toPicture } from '../photo/picture.ts';
import { marked } from '../../ui/base/Phrases.tsx';
import type { FairCardData } from '../../ui/fair/FairCard.tsx';

/** Shown where a fair's name is not known. */
export const UNNAMED_FAIR = '名称を確認中のフェア';

/** Names of a fair's contents; contents added to the schema later are left out. */
export function fairKinds(contents: readonly string[] | null | undefined): string[] {
  return (contents ?? []).flatMap((content) => FAIR_CONTENT_LABELS[content] ?? []);
}

/** The price with its unit, also where it is not known. */
export function fairPrice(price: number | null | undefined): string {
  if (price == null) return UNKNOWN;
  return price === 0 ? '無料' : `${formatYen(price)}（税込）`;
}

/** Data of a fair's card. */
export function fairCardData(
  hallRawId: string,
  fair: fairCardData_fair$key,
  withRokuyo: boolean,
): FairCardData {
  const data = readInlineData(
    graphql`
      fragment fairCardData_fair on Fair @inline {
        rawId
        name @catch(to: NULL)
        nameWithBreaks @catch(to: NULL)
        heldOn @catch(to: NULL)
        day @catch(to: NULL) {
          holidayName
          rokuyo
        }
        holdTimes @catch(to: NULL)
        contents @catch(to: NULL)
        durationMinutes @catch(to: NULL)
        price @catch(to: NULL)
        reservationsCloseAt @catch(to: NULL)
        isReservable @catch(to: NULL)
        image @catch(to: NULL) {
          ...picture_image
        }
      }
    `,
    fair,
  );
  return {
    href: fairPath({ hallRawId, fairRawId: data.rawId }),
    name: marked(data.name ?? UNNAMED_FAIR, data.nameWithBreaks),
    heldOn: data.heldOn ?? null,
    holiday: data.day?.holidayName,
    rokuyo: withRokuyo ? ROKUYO_LABELS[data.day?.rokuyo ?? ''] : null,
    times: data.holdTimes ?? [],
    kinds: fairKinds(data.contents),
    duration: data.durationMinutes == null ? null : formatDuration(data.durationMinutes),
    price: data.price ?? null,
    deadline: data.reservationsCloseAt ? `${formatDeadline(data.reservationsCloseAt)}まで受付` : null,
    open: data.isReservable ?? null,
    picture: data.image ? toPicture(data.image) : null,
  };
}
