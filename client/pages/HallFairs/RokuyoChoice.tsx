import type { FormEvent } from 'react';
import { rememberRokuyo, useRokuyo } from '../../components/fair/rokuyo.ts';
import { Button } from '../../ui/base/Button.tsx';
import styles from './HallFairsPage.module.css';

/** Shows or hides 六輝, on this device and from now on: at once with script, by a form sent to the page without. */
export function RokuyoChoice() {
  const isShown = useRokuyo();
  const choose = (event: FormEvent) => {
    event.preventDefault();
    rememberRokuyo(isShown);
  };
  return (
    <form method="post" className={styles.rokuyo} onSubmit={choose} data-screen>
      {isShown && '六輝は目安です。'}
      <Button type="submit" look="quiet" size="small" name="rokuyo" value={isShown ? 'off' : 'on'}>
        {isShown ? '六輝を表示しない' : '六輝を表示する'}
      </Button>
    </form>
  );
}
