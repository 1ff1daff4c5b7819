import { toIsoDate } from '../../format.ts';
import { reservationPath } from '../../paths.ts';
import { storedList } from '../../storedValue.ts';

/** A reservation made on this device by a guest, or opened by its code, with that code. */
export interface SavedReservation {
  readonly number: string;
  readonly code: string;
  readonly fairRawId: string | null;
  /** `2026-12-05`; null if unknown. */
  readonly heldOn: string | null;
  readonly isCancelled?: boolean;
  /** Number of the reservation at another time that replaces it. */
  readonly movedTo?: string;
}

/** Shown to a member whose session ended while the reservation form was open. */
export const RESERVED_AS_GUEST =
  'ログインの有効期限が切れていたため、会員でない方の予約として受け付けました。予約一覧では、「この端末の予約」に表示されます。';

/** How long a reservation is kept after its fair, in days. */
const RETENTION_DAYS = 30;

/** Path of a reservation's slip. The code follows `#`, so that neither servers nor logs see it. */
export function slipPath(number: string, code?: string): string {
  return reservationPath({ number }) + (code ? `#${code}` : '');
}

function isSavedReservation(value: unknown): value is SavedReservation {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'number' in value && typeof value.number === 'string' && 'code' in value && typeof value.code === 'string'
  );
}

const reservations = storedList({
  key: 'musubi.reservations',
  maxItems: 20,
  isItem: isSavedReservation,
});

/** Saves a reservation as the newest one, over what is known of it, and removes expired ones. */
export function saveReservation(reservation: SavedReservation): void {
  if (reservation.code === '') return;
  const known = reservations.read().find(({ number }) => number === reservation.number);
  const oldest = toIsoDate(new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString());
  const isKept = ({ number, heldOn }: SavedReservation) =>
    number !== reservation.number && (heldOn === null || heldOn >= oldest);
  reservations.save([{ ...known, ...reservation }, ...reservations.read().filter(isKept)]);
}

/** Marks a saved reservation as cancelled in favour of another one, without its slip. */
export function markMoved(number: string, movedTo: string): void {
  const found = reservations.read().find((reservation) => reservation.number === number);
  if (found) saveReservation({ ...found, isCancelled: true, movedTo });
}

/** All saved reservations, newest first; none on the server and during hydration. */
export const useSavedReservations = reservations.use;
