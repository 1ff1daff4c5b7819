import { useEffect, useRef, useState } from 'react';
import { tabStore } from '../../storage.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FAMILY_ROWS, PROGRAMME } from './content.ts';
import styles from './Leaflet.module.css';

/** Holds the input for this tab. It is never sent. */
const STORAGE_KEY = 'musubi.kaoawase';

type Values = Readonly<Record<string, string>>;

/** A fillable leaflet that prints on one sheet. */
export function Leaflet(props: {
  /** What both sides agree on. */
  points?: readonly { readonly topic: string; readonly text: string }[];
  /** Questions to begin a conversation with. */
  starters?: readonly string[];
  /** Separates the input of leaflets with different contents. */
  name?: string;
}) {
  const { points = [], starters = [], name } = props;
  const storageKey = name === undefined ? STORAGE_KEY : `${STORAGE_KEY}.${name}`;
  const sheet = useRef<HTMLElement>(null);
  /** What the last reset removed; null once something is typed again. */
  const [removed, setRemoved] = useState<Values | null>(null);
  const inputs = () => [...(sheet.current?.querySelectorAll('input') ?? [])];
  const fill = (values: Values | null) => {
    for (const input of inputs()) input.value = values?.[input.name] ?? input.defaultValue;
  };
  useEffect(() => {
    // What was typed before hydration stays, and is saved with the next input.
    const typed = inputs().filter(({ value, defaultValue }) => value !== defaultValue);
    fill({ ...Object(tabStore.getJson(storageKey)), ...toValues(typed) });
  }, [storageKey]);
  const current = () => toValues(inputs());
  const save = () => {
    setRemoved(null);
    tabStore.setJson(storageKey, current());
  };
  const reset = () => {
    setRemoved(current());
    fill(null);
    tabStore.remove(storageKey);
  };
  const undo = (values: Values) => {
    fill(values);
    tabStore.setJson(storageKey, values);
    setRemoved(null);
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
      {points.length > 0 && (
        <>
          <h3 className={`display-font ${styles.subtitle}`}>ふたりの思いが同じこと</h3>
          <div className={styles.facts}>
            {points.map(({ topic, text }) => (
              <LabelledInput key={topic} name={`point-${topic}`} label={topic} value={text} />
            ))}
          </div>
        </>
      )}
      {starters.length > 0 && (
        <>
          <h3 className={`display-font ${styles.subtitle}`}>話のきっかけ</h3>
          <ol className={styles.starters}>
            {starters.map((starter) => (
              <li key={starter}>{starter}</li>
            ))}
          </ol>
        </>
      )}
      <h3 className={`display-font ${styles.subtitle}`}>進行</h3>
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
        {removed ? (
          <Button icon="undo" onClick={() => undo(removed)}>
            書き込んだ内容を元に戻す
          </Button>
        ) : (
          <Button onClick={reset}>最初の状態に戻す</Button>
        )}
      </div>
      <output className={styles.storageNote} data-screen>
        {removed &&
          '最初の状態に戻しました。消した内容は、このページを閉じるか次に書き込むまで、元に戻せます。'}
      </output>
    </section>
  );
}

function LabelledInput({ name, label, value }: { name: string; label: string; value?: string }) {
  return (
    <label className={styles.labelled}>
      <span>{label}</span>
      <input name={name} className={styles.input} defaultValue={value} />
    </label>
  );
}

function toValues(inputs: readonly HTMLInputElement[]): Values {
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
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
