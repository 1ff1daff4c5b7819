import { useState } from 'react';
import { readWeddingDate, type WeddingDate } from '../../components/hall/weddingDate.ts';
import { hallComparePath } from '../../paths.ts';
import { storedValue } from '../../storedValue.ts';
import { Button } from '../../ui/base/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './HallComparePage.module.css';

/** The visitor's wedding day, `YYYY-MM-DD`, kept on the device; null on the server and until it is given. */
export const { use: useWeddingDay, save: saveWeddingDay } = storedValue<string | null>({
  key: 'musubi.weddingDay',
  parse: (text) => readWeddingDate(text ?? '').day,
  serialize: (day) => day,
});

/** Asks for the wedding day, which is kept on the device. Without script the form sends it in the address. */
export function WeddingDayForm(props: {
  ids: readonly string[];
  day: string | null;
  fromAddress: WeddingDate;
}) {
  const { ids, day, fromAddress } = props;
  const [error, setError] = useState(fromAddress.error);
  return (
    <form
      action={hallComparePath()}
      method="get"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.elements.namedItem('wedding_date');
        const date = readWeddingDate(input instanceof HTMLInputElement ? input.value : '');
        setError(date.error);
        if (!date.error) saveWeddingDay(date.day);
      }}
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name="hall" value={id} />
      ))}
      <TextField
        // Follows the device, which is read after hydration. A date picker would drop what is no date.
        key={day}
        kind={fromAddress.error ? 'text' : 'date'}
        name="wedding_date"
        label="挙式日（キャンセル料の計算に）"
        defaultValue={day ?? fromAddress.typed}
        error={error}
      />
      <Button type="submit" size="small">
        計算する
      </Button>
    </form>
  );
}
