/** Refusals that only reservations know. */
import { builder } from '#gateway/schema/builder.ts';
import { refusal, UserError, type UserErrorSource } from '#gateway/schema/kit/userErrors.ts';

interface ReservationClosedSource extends UserErrorSource {
  readonly closedAt: string | null;
}

/** The fair takes no reservations any more; `closedAt` as an instant with its offset, null where nobody told. */
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
  description: 'The fair takes no reservations any more: its deadline has passed, or its day has come.',
  interfaces: [UserError],
  fields: (t) => ({
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When reservations closed; null where the source refused and told no time.',
      resolve: ({ closedAt }) => closedAt,
    }),
  }),
});

/** The same address holds a place already. */
export const reservedAlready = refusal(
  'DUPLICATE',
  'このメールアドレスでは、同じフェアの同じ時間をすでに予約いただいています',
);

/** The key came with another form before. */
export const keyUsed = refusal('DUPLICATE', 'この予約はすでに送信されています。予約一覧でご確認ください');

/** Nobody knows whether the place was reserved. */
export const outcomeUnknown = refusal(
  'OUTCOME_UNKNOWN',
  '予約が完了したか確認できませんでした。もう一度送信せず、予約一覧でご確認ください。会員登録をされていない方は会場へお問い合わせください',
);
