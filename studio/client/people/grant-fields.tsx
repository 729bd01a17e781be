import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { PeopleChoices } from '../../../schemas/generated/types';
import type { Grant } from '../api/people';
import { text } from '../text/text';
import { useLimitNames } from './use-limit-names';

interface GrantFieldsProps {
  grant: Grant;
  choices: PeopleChoices;
  onChange: (grant: Grant) => void;
  onRemove?: () => void;
}

const limits = ['brands', 'markets', 'languages'] as const;

/** One role and what it is limited to. */
export function GrantFields({ grant, choices, onChange, onRemove }: GrantFieldsProps) {
  const names = useLimitNames();
  const role = choices.roles.find(({ id }) => id === grant.role);
  return (
    <Box
      role="group"
      aria-label={role?.name ?? grant.role}
      sx={{ borderInlineStart: '3px solid', borderInlineStartColor: 'divider', paddingInlineStart: 2 }}
    >
      <Stack spacing={1.5}>
        <TextField
          select
          label={text('people.role')}
          helperText={role?.description ?? ''}
          value={grant.role}
          onChange={({ target }) => {
            const next = choices.roles.find(({ id }) => id === target.value);
            const kept = next?.isLimitable ? grant : { brands: [], markets: [], languages: [] };
            onChange({ ...kept, role: target.value });
          }}
        >
          {choices.roles.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {role?.isLimitable &&
          limits.map((limit) => (
            <Autocomplete
              key={limit}
              multiple
              disableCloseOnSelect
              options={choices[limit]}
              getOptionLabel={(value) => names[limit](value)}
              value={grant[limit]}
              onChange={(_event, value) => onChange({ ...grant, [limit]: value })}
              renderInput={(props) => (
                <TextField
                  {...props}
                  label={text(`people.limit.${limit}`)}
                  placeholder={grant[limit].length === 0 ? text(`people.all.${limit}`) : ''}
                  // An empty field shows its meaning.
                  slotProps={{
                    ...props.slotProps,
                    inputLabel: { ...props.slotProps.inputLabel, shrink: true },
                  }}
                  {...(limit === 'languages' && { helperText: text('people.limit.languagesHint') })}
                />
              )}
            />
          ))}
        {onRemove && (
          <Button size="small" color="inherit" onClick={onRemove} sx={{ alignSelf: 'start' }}>
            {text('people.removeRole', { role: role?.name ?? grant.role })}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
