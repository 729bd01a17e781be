import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { NewBrandCheckReply, NewBrandChoices } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import type { BrandDraft } from './brand-draft';
import { LookFields } from './look-fields';
import { MarketFields } from './market-fields';

export interface FieldsProps {
  draft: BrandDraft;
  choices: NewBrandChoices;
  /** Undefined before a name is entered. */
  checked: NewBrandCheckReply | undefined;
  disabled: boolean;
  /** The fault of a field. */
  faultAt: (field: NewBrandCheckReply['problems'][number]['field']) => string | undefined;
  onChange: (change: Partial<BrandDraft>) => void;
}

/** All fields of a new brand. */
export function BrandFields(props: FieldsProps) {
  const { draft, checked, disabled, faultAt, onChange } = props;
  const [name, id, hosts] = [faultAt('name'), faultAt('id'), faultAt('hosts')];
  return (
    <Stack spacing={4}>
      <Section title={text('newBrand.names')}>
        <TextField
          required
          autoFocus
          disabled={disabled}
          label={text('newBrand.name')}
          value={draft.name}
          onChange={({ target }) => onChange({ name: target.value })}
          error={name !== undefined}
          helperText={name ?? text('newBrand.nameHint')}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
        />
        <TextField
          disabled={disabled}
          label={text('newBrand.id')}
          value={draft.id}
          onChange={({ target }) => onChange({ id: target.value })}
          placeholder={checked?.id ?? ''}
          error={id !== undefined}
          helperText={id ?? text('newBrand.idHint')}
          slotProps={{
            htmlInput: { maxLength: 200, autoComplete: 'off', spellCheck: false },
            inputLabel: { shrink: true },
          }}
        />
        <TextField
          disabled={disabled}
          label={text('newBrand.company')}
          value={draft.company}
          onChange={({ target }) => onChange({ company: target.value })}
          placeholder={checked?.brand?.company ?? ''}
          helperText={text('newBrand.companyHint')}
          slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' }, inputLabel: { shrink: true } }}
        />
      </Section>
      <Section title={text('newBrand.where')}>
        <MarketFields {...props} />
      </Section>
      <Section title={text('newBrand.look')}>
        <LookFields {...props} />
      </Section>
      <Section title={text('newBrand.addresses')}>
        <TextField
          disabled={disabled}
          label={text('newBrand.hosts')}
          value={draft.hosts}
          onChange={({ target }) => onChange({ hosts: target.value })}
          error={hosts !== undefined}
          helperText={
            hosts ?? text('newBrand.hostsHint', { host: `${checked?.id || text('newBrand.anId')}.localhost` })
          }
          slotProps={{ htmlInput: { maxLength: 4_000, spellCheck: false } }}
        />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack component="section" aria-labelledby={titleId} spacing={2}>
      <Typography id={titleId} component="h2" variant="h3">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
