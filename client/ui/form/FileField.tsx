import { useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { describe, Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';

type FileFieldProps = FieldProps & {
  /** Media types the picker offers, separated by commas. */
  accept: string;
  /** Address of the file sent earlier. */
  sentUrl?: string | null;
};

/** One file. The browser's own picker does the choosing; with script the chosen picture is shown before it is sent. */
export function FileField({ accept, sentUrl = null, ...field }: FileFieldProps) {
  const [chosen, setChosen] = useState<{ preview: string | null } | null>(null);
  const choose = (file: File | undefined) => {
    if (chosen?.preview) URL.revokeObjectURL(chosen.preview);
    setChosen(file ? { preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null } : null);
  };
  return (
    <Field {...field}>
      <span className={styles.box} data-wrong={field.error ? '' : undefined}>
        <Icon name="camera" />
        <input
          {...describe(field)}
          type="file"
          accept={accept}
          className={styles.input}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
      </span>
      {chosen?.preview && <img src={chosen.preview} alt="選択した写真" className={styles.preview} />}
      {!chosen && sentUrl && (
        <a href={sentUrl} target="_blank" rel="noopener noreferrer" className={styles.sent}>
          送信済みのファイルを見る
        </a>
      )}
    </Field>
  );
}
