import { Button } from '../../ui/base/Button.tsx';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { RadioField } from '../../ui/form/RadioField.tsx';
import { NO_CHOICE, SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Tried } from './ActionForm.tsx';
import { FILE_KINDS } from './files.ts';
import type { GivenField } from './given.ts';

/** Name of the button that looks for a hall, and of the field with the words. */
export const FIND = 'find';
/** The name under which the words of a search for a hall are sent. */
export const findName = (key: string): string => `${key}__name`;

/** Guests by kind, in the order of their numbers. */
const GUESTS = ['親族', '友人', '職場ほか'];

/** The fields of a form that came from the gateway. */
export function GivenFields({
  fields,
  error,
  value,
}: { fields: readonly GivenField[] } & Pick<Tried, 'error' | 'value'>) {
  return fields.map((field) => (
    <Given key={field.key} field={field} error={error(field.key)} words={value(findName(field.key))} />
  ));
}

/** Label of each field, for the list of errors. */
export function labelsOf(fields: readonly GivenField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ key, label }) => [key, label]));
}

function Given({
  field,
  error,
  words,
}: {
  field: GivenField;
  error: string | null;
  words: string | undefined;
}) {
  const { key, kind, label, requirement, choices, most, values, sentUrl } = field;
  const [first = ''] = values;
  const common = {
    name: key,
    label,
    error,
    required: requirement === 'required',
    optional: requirement === 'optional',
    ...(requirement === 'together' && {
      help: 'この項目か、いっしょに示した項目のどれか1つをお答えください。',
    }),
  };
  if (requirement === 'hidden') return <input type="hidden" name={key} value={first} />;
  switch (kind) {
    case 'textarea':
      return <TextAreaField {...common} defaultValue={first} />;
    case 'file':
      return (
        <FileField {...common} accept={FILE_KINDS} help="JPEG・PNG・WebP・PDF、10MBまで" sentUrl={sentUrl} />
      );
    case 'select':
      return choices.length <= 4 ? (
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
      return <HallPicker field={field} error={error} words={words} />;
    case 'guests':
      return (
        <fieldset>
          <legend>{label}</legend>
          {GUESTS.map((who, at) => (
            <TextField
              key={who}
              name={at === 0 ? key : `${key}__${at}`}
              kind="number"
              label={who}
              unit="名"
              optional
              defaultValue={values[at]}
              error={at === 0 ? error : null}
            />
          ))}
        </fieldset>
      );
    default:
      return <TextField {...common} kind={kind} defaultValue={first} />;
  }
}

/** A hall, found by its name: the search is a button of the form itself and needs no script. */
function HallPicker({
  field,
  error,
  words,
}: {
  field: GivenField;
  error: string | null;
  words: string | undefined;
}) {
  const { key, label, choices, values } = field;
  const [chosen] = values;
  const isListed = !chosen || choices.some(({ value }) => value === chosen);
  const offered = isListed ? choices : [{ value: chosen, label: '前に選んだ会場' }, ...choices];
  return (
    <div className="flow">
      <TextField
        name={findName(key)}
        label={`${label}（会場名で探す）`}
        optional
        defaultValue={words}
        error={error}
      />
      <Button type="submit" name={FIND} value={key}>
        会場を探す
      </Button>
      {offered.length > 0 && (
        <CheckField
          name={key}
          kind="one"
          label="見つかった会場"
          choices={[
            ...offered.map(({ value, label: name }) => ({ value, label: name })),
            { value: '', label: NO_CHOICE },
          ]}
          defaultValues={values}
        />
      )}
    </div>
  );
}
