import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { StudioField, StudioForm } from '../../../schemas/studio-form';
import { holdingFields } from '../composer/structure';
import { fieldsOf } from '../forms/form-catalogue';
import { text } from '../text/text';

interface ExceptFieldMenuProps {
  form: StudioForm;
  /** Names of fields with an exception. */
  taken: readonly string[];
  disabled: boolean;
  onChoose: (field: StudioField) => void;
}

/** Menu of fields for an exception on this page. Nested blocks have their own exceptions. */
export function ExceptFieldMenu({ form, taken, disabled, onChoose }: ExceptFieldMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const holding = holdingFields(form.contentType);
  const fields = fieldsOf(form).filter(
    ({ name, group, readOnly }) =>
      group !== 'entry' && !readOnly && !taken.includes(name) && !holding.includes(name),
  );
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('sharing.except')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem
            key={field.name}
            onClick={() => {
              setAnchor(null);
              onChoose(field);
            }}
          >
            {field.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
