import { useEffect, useRef, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { fieldAriaProps, Field, type FieldProps } from './Field.tsx';
import styles from './FileField.module.css';

type FileFieldProps = FieldProps & {
  /** Comma-separated media types. */
  accept: string;
  /** URL of the file uploaded before. */
  uploadedUrl?: string | null;
};

/** A file input with a preview of a selected image. */
export function FileField({ accept, uploadedUrl = null, ...field }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<{ preview: string | null } | null>(null);
  const preview = selected?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  // A file chosen before hydration calls no handler.
  useEffect(() => setSelected(selectedIn(input.current)), []);
  return (
    <Field {...field}>
      <span className={styles.box} data-wrong={field.error ? '' : undefined}>
        <Icon name="camera" />
        <input
          {...fieldAriaProps(field)}
          ref={input}
          type="file"
          accept={accept}
          className={styles.input}
          onChange={(event) => setSelected(selectedIn(event.currentTarget))}
        />
      </span>
      {preview && <img src={preview} alt="選択した写真" className={styles.preview} />}
      {!selected && uploadedUrl && (
        <a href={uploadedUrl} target="_blank" rel="noopener noreferrer" className={styles.uploaded}>
          送信済みのファイルを見る
        </a>
      )}
    </Field>
  );
}

function selectedIn(input: HTMLInputElement | null): { preview: string | null } | null {
  const file = input?.files?.[0];
  return file ? { preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : null } : null;
}
