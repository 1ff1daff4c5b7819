import type { DynamicField } from '../../dynamicForm.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Field, fieldId, type FieldProps } from '../../ui/form/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { NO_CHOICE, SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useHydrated } from '../../whenIdle.ts';
import type { FormState } from './ActionForm.tsx';
import styles from './DynamicFields.module.css';
import { GUEST_LABELS, guestFieldNames, HALL_SEARCH_BUTTON, hallSearchFieldName } from './dynamicAnswers.ts';
import { ACCEPTED_FILE_TYPES } from './uploads.ts';

/** Required choices up to this number are radio buttons, more are a select. */
const MAX_RADIO_CHOICES = 5;

/** The fields of a form that the gateway defines. */
export function DynamicFields({
  fields,
  error,
  value,
}: { fields: readonly DynamicField[] } & Pick<FormState, 'error' | 'value'>) {
  return fields.map((field) => (
    <DynamicFieldView
      key={field.key}
      field={field}
      alternatives={fields.filter(
        ({ requirement, group }) => requirement === 'together' && group === field.group,
      )}
      error={error(field.key)}
      searchedName={value(hallSearchFieldName(field.key))}
      searchError={error(hallSearchFieldName(field.key))}
    />
  ));
}

export function fieldLabels(fields: readonly DynamicField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ key, label }) => [key, label]));
}

function DynamicFieldView(props: {
  field: DynamicField;
  /** The fields of its group, of which one is required, including itself. */
  alternatives: readonly DynamicField[];
  error: string | null;
  /** Words of the last hall search. */
  searchedName: string | undefined;
  /** Why the last hall search found nothing. */
  searchError: string | null;
}) {
  const { field, alternatives, error, searchedName, searchError } = props;
  const { key, kind, label, requirement, choices, maxChoices, values, uploadedUrl } = field;
  const [first = ''] = values;
  const isOneOf = requirement === 'together' && alternatives.length > 1;
  const common = {
    name: key,
    label,
    error,
    required: (requirement === 'required' || (requirement === 'together' && !isOneOf)) && !uploadedUrl,
    optional: requirement === 'optional',
    oneOf: isOneOf,
    ...(isOneOf &&
      alternatives[0]?.key === key && {
        help: `${alternatives.map((alternative) => alternative.label).join('・')}のどれか1つをお答えください。`,
      }),
  };
  if (requirement === 'hidden') return first ? <input type="hidden" name={key} value={first} /> : null;
  switch (kind) {
    case 'textarea':
      return <TextAreaField {...common} defaultValue={first} />;
    case 'file':
      return (
        <FileField
          {...common}
          accept={ACCEPTED_FILE_TYPES}
          help="JPEG・PNG・WebP・PDF、10MBまで。"
          uploadedUrl={uploadedUrl}
        />
      );
    case 'select':
      return requirement === 'required' && choices.length <= MAX_RADIO_CHOICES ? (
        <RadioField {...common} choices={choices} defaultValue={first} />
      ) : (
        <SelectField {...common} choices={choices} defaultValue={first} />
      );
    case 'season':
    case 'month':
      return <SelectField {...common} choices={choices} defaultValue={first} />;
    case 'multiSelect':
    case 'pictures':
      return (
        <CheckField
          {...common}
          help={maxChoices ? `${maxChoices}つまで選べます。` : undefined}
          max={maxChoices ?? undefined}
          choices={choices.map(({ picture, ...choice }) => ({
            ...choice,
            picture: picture ? { url: picture } : null,
          }))}
          defaultValues={values}
        />
      );
    case 'hall':
      return <HallPicker {...common} field={field} searchedName={searchedName} searchError={searchError} />;
    case 'guests':
      return (
        <Field {...common} group>
          <div className={styles.guests}>
            {guestFieldNames(key).map((name, index) => (
              <TextField
                key={name}
                name={name}
                kind="number"
                label={GUEST_LABELS[index] ?? ''}
                unit="名"
                defaultValue={values[index]}
              />
            ))}
          </div>
        </Field>
      );
    default:
      return <TextField {...common} kind={kind} defaultValue={first} max={field.lastDay ?? undefined} />;
  }
}

/**
 * A hall, searched by name. The search button submits the form itself, so it works without script; Enter in another
 * field then searches too, which sends no half-filled form.
 */
function HallPicker({
  field: { choices, values },
  searchedName = '',
  searchError,
  ...common
}: FieldProps & { field: DynamicField; searchedName?: string; searchError: string | null }) {
  const { name } = common;
  const hasChoices = choices.length > 0;
  const isHydrated = useHydrated();
  return (
    <Field {...common} group>
      <div className={styles.hallPicker}>
        {isHydrated && (
          // Enter in the other fields presses the first submit button of the form.
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        )}
        <div className={styles.search}>
          <TextField
            name={hallSearchFieldName(name)}
            label="会場名の一部"
            defaultValue={searchedName}
            error={searchError}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              const button = `button[name=${HALL_SEARCH_BUTTON}][value="${CSS.escape(name)}"]`;
              event.currentTarget.form?.querySelector<HTMLButtonElement>(button)?.click();
            }}
          />
          <Button type="submit" name={HALL_SEARCH_BUTTON} value={name} icon="search">
            会場を探す
          </Button>
        </div>
        {hasChoices ? (
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
            {searchedName &&
              !searchError &&
              `「${searchedName}」を含む会場は見つかりませんでした。別の言葉でお探しください。`}
          </output>
        )}
      </div>
    </Field>
  );
}
