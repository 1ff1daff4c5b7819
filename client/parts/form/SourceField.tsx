import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SourceField_field$key } from '../../__generated__/SourceField_field.graphql.ts';
import { FileField } from '../../ui/form/FileField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { Tried } from './ActionForm.tsx';
import { FILE_KINDS } from './files.ts';

/** Types of fields that are one line of text, as the text field calls them. */
const LINES = { TEXT: 'text', EMAIL: 'email', TEL: 'tel', NUMBER: 'number', DATE: 'date' } as const;

const isLine = (type: string): type is keyof typeof LINES => type in LINES;

/** A field that the source describes, with what was filled in last: in this try, or before. */
export function SourceField({ field: key, tried }: { field: SourceField_field$key; tried: Tried }) {
  const field = useFragment(
    graphql`
      fragment SourceField_field on FormField @throwOnFieldError {
        key
        type
        label
        requirement
        choices {
          value
          label
        }
        value
        fileUrl
      }
    `,
    key,
  );
  const { key: name, type, label, requirement, choices, fileUrl } = field;
  const value = tried.value(name) ?? field.value ?? undefined;
  if (requirement === 'HIDDEN') return value ? <input type="hidden" name={name} value={value} /> : null;
  const common = {
    name,
    label,
    required: requirement === 'REQUIRED' && !fileUrl,
    optional: requirement === 'OPTIONAL',
    error: tried.error(name),
  };
  const oneOf = requirement === 'ONE_IS_REQUIRED' ? 'どれかひとつをご記入ください。' : undefined;
  if (type === 'FILE') {
    return (
      <FileField {...common} help="JPEG・PNG・WebP・PDF、10MBまで。" accept={FILE_KINDS} sentUrl={fileUrl} />
    );
  }
  if (type === 'SELECT') {
    return <SelectField {...common} help={oneOf} choices={choices ?? []} defaultValue={value} />;
  }
  if (type === 'TEXTAREA') return <TextAreaField {...common} help={oneOf} defaultValue={value} />;
  return (
    <TextField {...common} kind={isLine(type) ? LINES[type] : 'text'} help={oneOf} defaultValue={value} />
  );
}
