import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import type { NewBrandCheckReply, NewBrandChoices } from '../../../../schemas/generated/types';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { BrandFields } from './brand-fields';
import { BrandPreview } from './brand-preview';
import { brandProblem } from './brand-problem';
import { ConfirmDialog } from './confirm-dialog';
import { Made } from './made';
import { Making } from './making';
import { NewBrandHeading } from './new-brand-heading';
import { ReadOnlyHint } from './read-only-hint';
import { useNewBrand } from './use-new-brand';

type Field = NewBrandCheckReply['problems'][number]['field'];

/** The form of a new brand, with preview and progress. */
export function NewBrandForm({ choices }: { choices: NewBrandChoices }) {
  const { draft, change, checked, isChecked, checkError, make, progress } = useNewBrand(choices);
  const [isConfirming, setConfirming] = useState(false);
  const brand = checked?.brand;
  const faultAt = (field: Field) => {
    const found = checked?.problems.filter((problem) => problem.field === field) ?? [];
    return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ');
  };
  const general = faultAt('brand');
  const mayMake = isChecked && brand !== undefined && choices.isWritable && !make.isPending;
  if (make.data && brand) return <Made id={brand.id} name={brand.name} addresses={make.data} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayMake) setConfirming(true);
  };
  return (
    <>
      <NewBrandHeading />
      {!choices.isWritable && <ReadOnlyHint command={checked?.command} />}
      <Box
        sx={{
          ...{ display: 'grid', gap: 4, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <form onSubmit={submit} noValidate>
          <BrandFields
            {...{ draft, choices, checked, faultAt }}
            disabled={make.isPending}
            onChange={change}
          />
          {general !== undefined && (
            <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
              {general}
            </Alert>
          )}
          {checkError && <Problem error={checkError} />}
          {make.isPending && <Making name={brand?.name ?? draft.name} progress={progress} />}
          {make.error && (
            <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
              {brandProblem(make.error)}
            </Alert>
          )}
          <Button type="submit" variant="contained" disabled={!mayMake} sx={{ mt: 3 }}>
            {text('newBrand.make')}
          </Button>
        </form>
        <Box
          component="section"
          aria-label={text('newBrand.preview')}
          sx={{ position: { md: 'sticky' }, top: { md: 88 } }}
        >
          <BrandPreview brand={brand} />
        </Box>
      </Box>
      {isConfirming && brand && (
        <ConfirmDialog
          brand={brand}
          onConfirm={() => {
            setConfirming(false);
            make.mutate();
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
