import { formatDate } from '../../format.ts';
import { slipPath, useSavedReservations } from './savedReservations.ts';

/** The reservations that guests have made on this device, with links to their slips. */
export function DeviceReservations() {
  const saved = useSavedReservations() ?? [];
  if (saved.length === 0) return null;
  return (
    <section className="flow">
      <h2>この端末の予約</h2>
      {saved.map(({ number, heldOn, isCancelled }) => (
        <p key={number}>
          <a href={slipPath(number)}>
            {heldOn ? `${formatDate(heldOn)} ` : ''}予約番号 {number}
          </a>
          {isCancelled && '（予約を取り消しました）'}
        </p>
      ))}
    </section>
  );
}
