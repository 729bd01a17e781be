import { Stack } from '@mui/material';
import { isRecord } from '../../../../schemas/is-record';
import { FaultsBelow } from '../faults';
import { useFormParts } from '../form-parts';
import type { ControlProps } from './control-props';

/** Fields stored as one object. Unknown properties are preserved. */
export function FieldsControl(props: ControlProps<'fields'>) {
  const { control, value, onChange, id, entryId, locale } = props;
  const { Frame } = useFormParts();
  const record = isRecord(value) ? value : {};
  return (
    <Stack spacing={1.5} sx={{ borderInlineStart: 2, borderColor: 'divider', paddingInlineStart: 1.5 }}>
      {control.fields.map((field) => (
        <FaultsBelow key={field.name} segment={field.name}>
          <Frame
            field={field}
            value={record[field.name]}
            id={`${id}-${field.name}`}
            entryId={entryId}
            locale={locale}
            onChange={(next, options) => onChange(withProperty(record, field.name, next), options)}
          />
        </FaultsBelow>
      ))}
    </Stack>
  );
}

/** An emptied property is removed, because an empty text is usually invalid. */
function withProperty(
  record: Record<string, unknown>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _before, ...others } = record;
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [name]: value };
}
