import { graphql, readInlineData } from 'relay-runtime';
import type { slipData_reservation$key } from '../../__generated__/slipData_reservation.graphql.ts';
import { formatShortDate } from '../../format.ts';
import { ROKUYO_LABELS } from '../../hallLabels.ts';
import type { Position } from '../../ui/place/mapProjection.ts';
import { UNNAMED_FAIR } from '../fair/fairCardData.ts';
import { hallPath, UNNAMED_HALL } from '../hall/hallPath.ts';
import { fairPath, hallFairsPath } from '../../paths.ts';

/** A reservation as its slip shows it; plain data, so that a form handled without script can pass it to the page. */
export interface SlipData {
  readonly number: string;
  /** Empty if unknown. */
  readonly code: string;
  readonly shortCode: string | null;
  /** Null if unknown, as `isCancellable`. */
  readonly isCancelled: boolean | null;
  readonly isCancellable: boolean | null;
  readonly fair: {
    readonly rawId: string | null;
    readonly name: string;
    readonly href: string | null;
    readonly contents: readonly string[];
    readonly durationMinutes: number | null;
    /** Yen; null if unknown. */
    readonly price: number | null;
    readonly isOnline: boolean;
  };
  readonly hall: {
    readonly name: string;
    readonly href: string | null;
    readonly fairsHref: string | null;
    readonly address: string | null;
    /** With its phrases marked. */
    readonly access: string | null;
    readonly tel: string | null;
    readonly position: Position | null;
  };
  readonly heldOn: string | null;
  readonly holiday: string | null;
  readonly rokuyo: string | null;
  readonly holdTime: string | null;
  readonly participants: number | null;
  readonly preferredWeddingDate: string | null;
  readonly message: string | null;
  /** Other open times at the hall; the value is `fairId|time`. */
  readonly slots: readonly { readonly value: string; readonly label: string }[];
}

const MAX_SLOTS = 60;

interface OfferedFair {
  readonly id: string;
  readonly rawId: string;
  readonly name: string | null | undefined;
  readonly heldOn: string | null | undefined;
  readonly holdTimes: readonly string[] | null | undefined;
  readonly isReservable: boolean | null | undefined;
}

/** The open times of fairs except the reserved one, by day and time; days that are not known last. */
export function openSlots(
  fairs: readonly OfferedFair[],
  reserved: { readonly fairRawId?: string | null; readonly holdTime?: string | null },
): SlipData['slots'] {
  return fairs
    .filter(({ isReservable }) => isReservable)
    .flatMap(({ id, rawId, name, heldOn, holdTimes }) =>
      (holdTimes ?? [])
        .filter((time) => rawId !== reserved.fairRawId || time !== reserved.holdTime)
        .map((time) => ({
          order: `${heldOn ?? '9999'} ${time}`,
          value: `${id}|${time}`,
          label: `${heldOn ? `${formatShortDate(heldOn)} ` : ''}${time}　${name ?? UNNAMED_FAIR}`,
        })),
    )
    .toSorted((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0))
    .slice(0, MAX_SLOTS)
    .map(({ value, label }) => ({ value, label }));
}

/** Reads the data of a slip. */
export function slipData(reservation: slipData_reservation$key): SlipData {
  const data = readInlineData(
    graphql`
      fragment slipData_reservation on Reservation @inline {
        rawId
        cancelCode @catch(to: NULL)
        shortCode @catch(to: NULL)
        status @catch(to: NULL)
        isCancellable @catch(to: NULL)
        fairRawId @catch(to: NULL)
        fairName @catch(to: NULL)
        hallName @catch(to: NULL)
        heldOn @catch(to: NULL)
        day @catch(to: NULL) {
          holidayName
          rokuyo
        }
        holdTime @catch(to: NULL)
        numberOfParticipants @catch(to: NULL)
        preferredWeddingDate @catch(to: NULL)
        message @catch(to: NULL)
        fair @catch(to: NULL) {
          contents
          durationMinutes
          price
          isOnline
        }
        hall @catch(to: NULL) {
          ...hallPath_hall
          rawId
          name
          address
          accessWithBreaks
          tel
          location {
            latitude
            longitude
          }
        }
        slots: hall @catch(to: NULL) {
          fairs(first: 40) {
            nodes {
              id
              rawId
              name
              heldOn
              holdTimes
              isReservable
            }
          }
        }
      }
    `,
    reservation,
  );
  const { hall, fair, slots, fairRawId, heldOn, holdTime } = data;
  const { latitude, longitude } = hall?.location ?? {};
  const name = data.fairName ?? 'ブライダルフェア';
  return {
    number: data.rawId,
    code: data.cancelCode ?? '',
    shortCode: data.shortCode ?? null,
    isCancelled: data.status == null ? null : data.status === 'CANCELLED',
    isCancellable: data.isCancellable ?? null,
    fair: {
      rawId: fairRawId ?? null,
      name,
      href: fair && hall && fairRawId ? fairPath({ hallRawId: hall.rawId, fairRawId }) : null,
      contents: fair?.contents ?? [],
      durationMinutes: fair?.durationMinutes ?? null,
      price: fair?.price ?? null,
      isOnline: fair?.isOnline ?? name.includes('オンライン'),
    },
    hall: {
      name: hall?.name ?? data.hallName ?? UNNAMED_HALL,
      href: hall ? hallPath(hall) : null,
      fairsHref: hall ? hallFairsPath({ rawId: hall.rawId }) : null,
      address: hall?.address ?? null,
      access: hall?.accessWithBreaks ?? null,
      tel: hall?.tel ?? null,
      position: latitude == null || longitude == null ? null : { latitude, longitude },
    },
    heldOn: heldOn ?? null,
    holiday: data.day?.holidayName ?? null,
    rokuyo: ROKUYO_LABELS[data.day?.rokuyo ?? ''] ?? null,
    holdTime: holdTime ?? null,
    participants: data.numberOfParticipants ?? null,
    preferredWeddingDate: data.preferredWeddingDate ?? null,
    message: data.message ?? null,
    slots: openSlots(slots?.fairs?.nodes ?? [], { fairRawId, holdTime }),
  };
}

/** Result field: the slip as JSON. */
const SLIP_FIELD = 'slip';

/** The values of a form's result that carry a slip. */
export function slipValues(slip: SlipData): Readonly<Record<string, string>> {
  return { [SLIP_FIELD]: JSON.stringify(slip) };
}

/** The slip in the result of a form; null if there is none. Submitted values never contain the field. */
export function slipFrom(values: Readonly<Record<string, string>> | undefined): SlipData | null {
  const text = values?.[SLIP_FIELD];
  return text ? (JSON.parse(text) as SlipData) : null;
}
