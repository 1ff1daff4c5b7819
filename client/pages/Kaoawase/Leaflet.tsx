import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { FAMILY_ROWS, PROGRAMME } from './content.ts';
import styles from './Leaflet.module.css';

/** What was written is kept in this tab alone and never sent. */
const STORED = 'musubi.kaoawase';

/** The leaflet: written on the page itself, printed as it stands, on one sheet. */
export function Leaflet() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const kept = readKept();
    for (const input of sheet.current?.querySelectorAll('input') ?? [])
      input.value = kept[input.name] ?? input.value;
  }, []);
  const keep = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const inputs = [...currentTarget.querySelectorAll('input')];
    store(Object.fromEntries(inputs.map(({ name, value }) => [name, value])));
  };
  return (
    <section ref={sheet} aria-labelledby="leaflet-title" className={styles.sheet} onInput={keep}>
      <h2 id="leaflet-title" className={styles.title}>
        顔合わせのしおり
      </h2>
      <div className={styles.facts}>
        <Line name="date" label="日時" />
        <Line name="place" label="会場" />
        <Line name="contact" label="当日の連絡先" />
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
              className={styles.written}
              defaultValue={title}
            />
          </li>
        ))}
      </ol>
      <p className={styles.kept} data-screen>
        書き込んだ内容はこのタブの中だけに残り、どこにも送られません。
      </p>
      <div className={styles.print} data-screen>
        <Button look="main" onClick={() => print()}>
          印刷する
        </Button>
        <Button
          onClick={() => {
            for (const input of sheet.current?.querySelectorAll('input') ?? [])
              input.value = input.defaultValue;
            store({});
          }}
        >
          最初の状態に戻す
        </Button>
      </div>
    </section>
  );
}

function Line({ name, label }: { name: string; label: string }) {
  return (
    <label className={styles.line}>
      <span>{label}</span>
      <input name={name} className={styles.written} />
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
                  className={styles.written}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function readKept(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}

function store(written: Record<string, string>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(written));
  } catch {
    // Storage may be forbidden; what is written then lasts as long as the page.
  }
}
