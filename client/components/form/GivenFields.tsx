import type { GivenField } from '../../givenForm.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Tried } from './ActionForm.tsx';
import { FILE_KINDS } from './files.ts';
import { GUESTS, guestNames } from './fill.ts';
import styles from './GivenFields.module.css';
import { findName, HallPicker } from './HallPicker.tsx';

/** More choices than these are a list to open. */
const IN_SIGHT = 5;

/** The fields of a form that came from the gateway. */
export function GivenFields({
  fields,
  error,
  value,
}: { fields: readonly GivenField[] } & Pick<Tried, 'error' | 'value'>) {
  return fields.map((field) => (
    <Given
      key={field.key}
      field={field}
      together={fields.filter(
        ({ requirement, group }) => requirement === 'together' && group === field.group,
      )}
      error={error(field.key)}
      words={value(findName(field.key))}
    />
  ));
}

/** Label of each field, for the list of errors. */
export function labelsOf(fields: readonly GivenField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ key, label }) => [key, label]));
}

function Given(props: {
  field: GivenField;
  /** The fields of which one has to be filled in, this one among them. */
  together: readonly GivenField[];
  error: string | null;
  words: string | undefined;
}) {
  const { field, together, error, words } = props;
  const { key, kind, label, requirement, choices, most, values, sentUrl } = field;
  const [first = ''] = values;
  const isOneOf = requirement === 'together' && together.length > 1;
  const common = {
    name: key,
    label,
    error,
    required: (requirement === 'required' || (requirement === 'together' && !isOneOf)) && !sentUrl,
    optional: requirement === 'optional',
    oneOf: isOneOf,
    ...(isOneOf &&
      together[0]?.key === key && {
        help: `${together.map((one) => one.label).join('・')}のどれか1つをお答えください。`,
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
          accept={FILE_KINDS}
          help="JPEG・PNG・WebP・PDF、10MBまで。"
          sentUrl={sentUrl}
        />
      );
    case 'select':
      return requirement === 'required' && choices.length <= IN_SIGHT ? (
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
          help={most ? `${most}つまで選べます。` : undefined}
          choices={choices.map(({ picture, ...choice }) => ({
            ...choice,
            picture: picture ? { url: picture } : null,
          }))}
          defaultValues={values}
        />
      );
    case 'hall':
      return <HallPicker {...common} field={field} words={words} />;
    case 'guests':
      return (
        <Field {...common} group>
          <div className={styles.guests}>
            {guestNames(key).map((name, at) => (
              <TextField
                key={name}
                name={name}
                kind="number"
                label={GUESTS[at] ?? ''}
                unit="名"
                defaultValue={values[at]}
              />
            ))}
          </div>
        </Field>
      );
    default:
      return <TextField {...common} kind={kind} defaultValue={first} />;
  }
}
