import { Head } from '../../components/page/Head.tsx';
import { NarrowPage } from '../../components/page/NarrowPage.tsx';
import { ReservationLookup } from '../../components/reservation/ReservationLookup.tsx';
import { findReservationPath } from '../../paths.ts';

/** Finds a guest's reservation by its number and code, to show, move or cancel it. */
export default function FindReservationPage() {
  return (
    <NarrowPage title="予約の確認・取り消し">
      <Head
        title="予約の確認・取り消し"
        description="ブライダルフェアの予約を、予約番号と取消コードで確認、変更、取り消しできます。"
        canonical={findReservationPath()}
        noindex
      />
      <ReservationLookup number={null} initial={null} />
    </NarrowPage>
  );
}
