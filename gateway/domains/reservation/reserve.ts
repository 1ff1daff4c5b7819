/** Reserving a place at a fair: once for each key, whatever happens on the way. */
import type { Context } from '#gateway/context.ts';
import { badInput } from '#gateway/schema/kit/errors.ts';
import type { RawId } from '#gateway/schema/kit/ids.ts';
import { inJapan } from '#gateway/schema/kit/japan.ts';
import { MESSAGES } from '#gateway/schema/kit/messages.ts';
import { invalidInput, refusal, Stop } from '#gateway/schema/kit/userErrors.ts';
import type { Attempt } from '#gateway/cache/idempotency.ts';
import { createReservation } from '#gateway/upstream/endpoints/reservations.ts';
import { Malformed, Refused, Unavailable } from '#gateway/upstream/errors.ts';

import { type FairSource, findFair } from '../fair/Fair.ts';
import { closesAt, holdTimes, isReservable } from '../fair/rules.ts';
import { keyUsed, outcomeUnknown, reservationClosed, reservedAlready } from './errors.ts';
import type { ReservationRow } from './Reservation.ts';
import { type ReservationForm, reservationErrors } from './rules.ts';

/** How the visitor came to the site. */
export interface Tracking {
  readonly utmSource?: string | null;
  readonly utmMedium?: string | null;
  readonly utmCampaign?: string | null;
  readonly id4?: string | null;
}

/** Everything a reservation is made of. */
export interface Wish {
  readonly hallId: RawId<'Hall'>;
  readonly fairId: RawId<'Fair'>;
  readonly form: ReservationForm;
  readonly tracking: Tracking;
  /** A UUID made by the client. */
  readonly key: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_TRACKING = 200;

const noVisitor = refusal('REJECTED', '端末を確認できませんでした');

/** The fair, as long as it takes reservations at the chosen time. The source is believed in everything but its clock. */
async function openFair({ hallId, fairId, form }: Wish, context: Context): Promise<FairSource> {
  const fair = await findFair(hallId, fairId, context);
  if (!fair) throw new Stop(refusal('NOT_FOUND', 'このフェアは掲載を終了しました'));
  if (!isReservable(fair.row, context.now())) throw new Stop(reservationClosed(inJapan(closesAt(fair.row))));
  if (!holdTimes(fair.row).includes(form.holdTime))
    throw new Stop(invalidInput(['holdTime'], 'REQUIRED', MESSAGES.choose));
  return fair;
}

const cut = (text: string | null | undefined): string | undefined =>
  text?.slice(0, LONGEST_TRACKING) || undefined;

/** Sends the form (R95). A broken answer to it leaves as much unknown as a lost one. */
async function send({ fairId, form, tracking }: Wish, context: Context): Promise<Attempt<ReservationRow>> {
  const { reads, visitorId, app } = context;
  const { gender, numberOfParticipants } = form;
  if (visitorId === null || gender === null || numberOfParticipants === null)
    return { kind: 'nothing', thrown: new Stop(noVisitor) };
  try {
    const result = await reads.send(createReservation, {
      fair_id: fairId,
      hold_time: form.holdTime,
      last_name: form.lastName,
      first_name: form.firstName,
      last_name_kana: form.lastNameKana,
      first_name_kana: form.firstNameKana,
      email: form.email,
      tel: form.tel,
      gender,
      number_of_participants: numberOfParticipants,
      preferred_wedding_date: form.preferredWeddingDate ?? undefined,
      message: form.message ?? undefined,
      uuid: visitorId,
      id4: cut(tracking.id4),
      utm_source: cut(tracking.utmSource),
      utm_medium: cut(tracking.utmMedium),
      utm_campaign: cut(tracking.utmCampaign),
      cv_device: app ? 'mobile_app' : 'mobile_web',
    });
    return { kind: 'done', result };
  } catch (thrown) {
    const isUnknown =
      thrown instanceof Malformed || (thrown instanceof Unavailable && thrown.reason === 'outcome-unknown');
    if (isUnknown) return { kind: 'unknown', thrown };
    return { kind: 'nothing', thrown: ownWords(thrown) };
  }
}

/** The source's refusals that the product has words of its own for. */
function ownWords(thrown: unknown): unknown {
  if (!(thrown instanceof Refused)) return thrown;
  if (thrown.status === 409) return new Stop(reservedAlready);
  return thrown.fields['fair_id'] ? new Stop(reservationClosed(null)) : thrown;
}

/**
 * Reserves a place, or tells what the same wish with the same key came to before.
 * @throws {Stop} with what is wrong with the form, the fair or the outcome
 */
export async function reserve(wish: Wish, context: Context): Promise<ReservationRow> {
  if (!UUID.test(wish.key)) throw badInput('`idempotencyKey` has to be a UUID.');
  const errors = reservationErrors(wish.form, context.now());
  if (errors.length > 0) throw new Stop(...errors);
  const user = await context.viewer();
  const { hallId, fairId, form } = wish;
  const outcome = await context.once.run(
    `reservation ${user?.id ?? 'guest'} ${wish.key.toLowerCase()}`,
    JSON.stringify({ hallId, fairId, form }),
    async () => {
      try {
        await openFair(wish, context);
      } catch (thrown) {
        return { kind: 'nothing', thrown };
      }
      return send(wish, context);
    },
    (text) => createReservation.reply.parse(JSON.parse(text)),
  );
  if (outcome.kind === 'done') return outcome.result;
  if (outcome.kind === 'nothing') throw outcome.thrown;
  throw new Stop(outcome.kind === 'other' ? keyUsed : outcomeUnknown);
}
