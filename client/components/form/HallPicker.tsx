import type { GivenField } from '../../givenForm.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Field, fieldId, type FieldProps } from '../../ui/form/Field.tsx';
import { NO_CHOICE } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './GivenFields.module.css';

/** Name of the button that looks for a hall. */
export const FIND = 'find';

/** The name under which the words of a search for a hall are sent. */
export function findName(key: string): string {
  return `${key}__name`;
}

/**
 * A hall, found by its name: the search is a button of the form itself and needs no script.
 * @param props.words what was looked for last.
 */
export function HallPicker({
  field: { choices, values },
  words = '',
  ...common
}: FieldProps & { field: GivenField; words?: string }) {
  const { name } = common;
  const isFound = choices.length > 0;
  return (
    <Field {...common} group>
      <div className={styles.hall}>
        <div className={styles.find}>
          <TextField name={findName(name)} label="会場名の一部" defaultValue={words} />
          <Button type="submit" name={FIND} value={name} icon="search">
            会場を探す
          </Button>
        </div>
        {isFound ? (
          <CheckField
            name={name}
            kind="one"
            label="見つかった会場"
            choices={[...choices, { value: '', label: NO_CHOICE }].map(({ value, label }) => ({
              value,
              label,
            }))}
            defaultValues={values.length > 0 ? values : ['']}
          />
        ) : (
          <output id={fieldId(name)} tabIndex={-1}>
            {words && `「${words}」を含む会場は見つかりませんでした。別の言葉でお探しください。`}
          </output>
        )}
      </div>
    </Field>
  );
}
