/** Errors of reserving a fair. */
import { builder } from '#gateway/schema/kit/builder.ts';
import { readOptional } from '#gateway/upstream/decode.ts';
import { actionRefused, UserError, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

import { Reservation, type ReservationRow, toReservation } from './Reservation.ts';

interface ReservationClosedSource extends UserErrorSource {
  readonly closedAt: string | null;
}

/** `closedAt` is null if the REST API gave no time. */
export function reservationClosed(closedAt: string | null): ReservationClosedSource {
  return {
    __typename: 'ReservationClosedError',
    message: 'このフェアの予約受付は終了しました',
    code: 'RESERVATION_CLOSED',
    path: ['fairId'],
    closedAt,
  };
}

builder.objectRef<ReservationClosedSource>('ReservationClosedError').implement({
  description:
    'The fair accepts no more reservations: its deadline has passed, or the day of the fair has begun.',
  interfaces: [UserError],
  fields: (t) => ({
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time at which reservations closed; null if unknown.',
      resolve: ({ closedAt }) => closedAt,
    }),
  }),
});

interface ReservationExistsSource extends UserErrorSource {
  readonly earlier: ReservationRow | null;
}

/** `earlier` is null if the stored value of an earlier release cannot be read. */
export function reservationExists(earlier: ReservationRow | null): ReservationExistsSource {
  const isCancelled = readOptional(() => earlier?.status) === 'cancelled';
  return {
    __typename: 'ReservationExistsError',
    message: isCancelled
      ? '先に送信いただいた内容の予約は、取り消し済みです。変更した内容は送信していません'
      : '先に送信いただいた内容で、予約を受け付けています。変更した内容は送信していません',
    code: 'DUPLICATE',
    path: null,
    earlier,
  };
}

builder.objectRef<ReservationExistsSource>('ReservationExistsError').implement({
  description:
    'The idempotency key has been used for another form, which reserved a place. Nothing was sent this time.',
  interfaces: [UserError],
  fields: (t) => ({
    reservation: t.field({
      type: Reservation,
      nullable: true,
      description:
        'The reservation made with the first form, with its number and code; CANCELLED if it has been cancelled since. Null if only its existence is known.',
      resolve: ({ earlier }) => earlier && toReservation(earlier),
    }),
  }),
});

export const reservationNotFound = actionRefused(
  'NOT_FOUND',
  '予約が見つかりません。予約番号と取消コードをお確かめください',
);

/** For guests that give no code. */
export const codeRequired = 'ログインするか、予約番号と取消コードを入力してください';

export const alreadyReserved = actionRefused(
  'DUPLICATE',
  'このメールアドレスでは、同じフェアの同じ時間をすでに予約いただいています',
);

const UNKNOWN_TEXT = '予約できたか確認できませんでした';

/** Members have a list to check; guests can only call the hall. */
export function outcomeUnknown(isMember: boolean): UserErrorSource {
  return actionRefused(
    'OUTCOME_UNKNOWN',
    isMember
      ? `${UNKNOWN_TEXT}。予約一覧をご覧になり、見あたらないときは会場へお電話でお確かめください`
      : `${UNKNOWN_TEXT}。お手数ですが、会場へお電話でお確かめください`,
  );
}
