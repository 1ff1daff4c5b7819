import { useEffect, useRef, type FormEvent } from 'react';
import { tabStore } from '../../storage.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FAMILY_ROWS, PROGRAMME } from './content.ts';
import styles from './Leaflet.module.css';

/** Holds the input for this tab. It is never sent. */
const STORAGE_KEY = 'musubi.kaoawase';

/** A fillable leaflet that prints on one sheet. */
export function Leaflet() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const stored = (tabStore.getJson(STORAGE_KEY) ?? {}) as Readonly<Record<string, string>>;
    for (const input of sheet.current?.querySelectorAll('input') ?? [])
      input.value = stored[input.name] ?? input.value;
  }, []);
  const save = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const inputs = [...currentTarget.querySelectorAll('input')];
    tabStore.setJson(STORAGE_KEY, Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  };
  return (
    <section ref={sheet} aria-labelledby="leaflet-title" className={styles.sheet} onInput={save}>
      <h2 id="leaflet-title" className={styles.title}>
        顔合わせのしおり
      </h2>
      <div className={styles.facts}>
        <LabelledInput name="date" label="日時" />
        <LabelledInput name="place" label="会場" />
        <LabelledInput name="contact" label="当日の連絡先" />
      </div>
      <div className={styles.families}>
        <Family side="groom" title="新郎の家族" />
        <Family side="bride" title="新婦の家族" />
      </div>
      <h3 className={styles.subtitle}>進行</h3>
      <ol className={styles.programme}>
        {PROGRAMME.map((title, index) => (
          <li key={title}>
            <input name={`time-${index}`} aria-label={`${index + 1}番目の時刻`} className={styles.time} />
            <input
              name={`part-${index}`}
              aria-label={`${index + 1}番目の内容`}
              className={styles.input}
              defaultValue={title}
            />
          </li>
        ))}
      </ol>
      <p className={styles.storageNote} data-screen>
        書き込んだ内容はこのタブの中だけに残り、どこにも送られません。
      </p>
      <div className={styles.actions} data-screen>
        <Button variant="primary" onClick={() => print()}>
          印刷する
        </Button>
        <Button
          onClick={() => {
            for (const input of sheet.current?.querySelectorAll('input') ?? [])
              input.value = input.defaultValue;
            tabStore.setJson(STORAGE_KEY, {});
          }}
        >
          最初の状態に戻す
        </Button>
      </div>
    </section>
  );
}

function LabelledInput({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles.labelled}>
      <span>{label}</span>
      <input name={name} className={styles.input} />
    </label>
  );
}

function Family({ side, title }: { side: 'groom' | 'bride'; title: string }) {
  return (
    <table className={styles.family}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">続柄</th>
          <th scope="col">お名前</th>
          <th scope="col">ひとこと</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: FAMILY_ROWS }, (_, row) => (
          <tr key={row}>
            {(['続柄', 'お名前', 'ひとこと'] as const).map((column) => (
              <td key={column}>
                <input
                  name={`${side}-${row}-${column}`}
                  aria-label={`${title} ${row + 1}人目の${column}`}
                  className={styles.input}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
