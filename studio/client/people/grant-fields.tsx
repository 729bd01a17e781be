import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { text } from '../text/text';
import type { Grant, Role } from './calls';

interface GrantFieldsProps {
  roles: readonly Role[];
  grant: Grant;
  onChange: (grant: Grant) => void;
}

/** What a person may do: everything, or what their roles say. */
export function GrantFields({ roles, grant, onChange }: GrantFieldsProps) {
  const chosen = roles.filter(({ sys }) => grant.roleIds.includes(sys.id));
  return (
    <>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={grant.admin}
              onChange={(_event, admin) => onChange({ ...grant, admin })}
              slotProps={{ input: { 'aria-describedby': 'administrator-hint' } }}
            />
          }
          label={text('people.administrator')}
        />
        <FormHelperText id="administrator-hint">{text('people.administratorHint')}</FormHelperText>
      </div>
      <Autocomplete
        multiple
        disabled={grant.admin}
        options={[...roles]}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ sys }) => sys.id}
        value={chosen}
        onChange={(_event, value) => onChange({ ...grant, roleIds: value.map(({ sys }) => sys.id) })}
        renderOption={({ key, ...props }, { name, description }) => (
          <li key={key} {...props}>
            <span>
              {name}
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {description}
              </Typography>
            </span>
          </li>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            label={text('people.roles')}
            helperText={mayNothing(grant) ? text('people.rolesNeeded') : text('people.rolesHint')}
          />
        )}
      />
    </>
  );
}

/** Without a role somebody would be in the space for nothing. */
export function mayNothing({ admin, roleIds }: Grant): boolean {
  return !admin && roleIds.length === 0;
}
