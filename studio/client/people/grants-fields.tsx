import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { PeopleChoices } from '../../../schemas/generated/types';
import type { Grant, Grants } from '../api/people';
import { AddIcon } from '../shell/icons';
import { text } from '../text/text';
import { GrantFields } from './grant-fields';

interface GrantsFieldsProps {
  value: Grants;
  choices: PeopleChoices;
  onChange: (value: Grants) => void;
  /** No other person could administer people. */
  isLastAdministrator?: boolean;
}

/** Permissions of a person: all, or roles with limits. */
export function GrantsFields({ value, choices, onChange, isLastAdministrator = false }: GrantsFieldsProps) {
  const labelId = useId();
  const { admin, grants } = value;
  const setGrants = (next: readonly Grant[]) => onChange({ admin, grants: next });
  return (
    <>
      <FormControl disabled={isLastAdministrator}>
        <FormLabel id={labelId}>{text('people.may')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={admin ? 'everything' : 'roles'}
          onChange={(_event, next) =>
            onChange({
              admin: next === 'everything',
              grants: grants.length === 0 ? [newGrant(choices)] : grants,
            })
          }
        >
          <FormControlLabel value="roles" control={<Radio size="small" />} label={text('people.byRole')} />
          <FormControlLabel
            value="everything"
            control={<Radio size="small" />}
            label={text('people.everything')}
          />
        </RadioGroup>
      </FormControl>
      {!admin &&
        grants.map((grant, index) => (
          <GrantFields
            // Rows have no id; they are few and change one at a time.
            key={index}
            grant={grant}
            choices={choices}
            onChange={(next) => setGrants(grants.map((each, at) => (at === index ? next : each)))}
            {...(grants.length > 1 && {
              onRemove: () => setGrants(grants.filter((_each, at) => at !== index)),
            })}
          />
        ))}
      {!admin && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ alignSelf: 'start' }}
          onClick={() => setGrants([...grants, newGrant(choices)])}
        >
          {text('people.anotherRole')}
        </Button>
      )}
    </>
  );
}

/** The weakest role comes first. */
export function newGrant({ roles }: PeopleChoices): Grant {
  return { role: roles[0]?.id ?? '', brands: [], markets: [], languages: [] };
}
