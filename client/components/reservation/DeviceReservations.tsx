import { formatDate } from '../../format.ts';
import { slipPath, useSavedReservations, type SavedReservation } from './savedReservations.ts';

/**
 * The reservations that guests have made on this device, with links to their slips.
 * @param props.listed numbers that the page lists already
 */
export function DeviceReservations({ listed = [] }: { listed?: readonly string[] }) {
  const saved = useSavedReservations().filter(({ number }) => !listed.includes(number));
  if (saved.length === 0) return null;
  return (
    <section className="flow">
      <h2>この端末の予約</h2>
      {saved.map((reservation) => (
        <p key={reservation.number}>
          <a href={slipPath(reservation.number)}>
            {reservation.heldOn ? `${formatDate(reservation.heldOn)} ` : ''}予約番号 {reservation.number}
          </a>
          {stateOf(reservation)}
        </p>
      ))}
    </section>
  );
}

function stateOf({ movedTo, isCancelled }: SavedReservation): string {
  if (movedTo) return `（予約番号 ${movedTo} に変更しました）`;
  return isCancelled ? '（予約を取り消しました）' : '';
}
