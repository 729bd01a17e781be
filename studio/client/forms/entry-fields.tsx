import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useMemo } from 'react';
import type { StudioField } from '../../../schemas/studio-form';
import { valueOf } from '../../model/fields';
import { useDocument } from '../composer/document-context';
import { text } from '../text/text';
import { type Fault, FaultProvider, faultsBeside, useFaults, useFaultsOf } from './faults';
import { FieldRow } from './field/field-row';
import { FieldSection } from './field/field-section';
import { fieldsOf, formOf } from './form-catalogue';
import { defaultLocaleOf, useForm } from './form-context';
import { useOpenEntry } from './open-entry';
import { UnknownEntry } from './unknown-entry';

/**
 * The fields of an entry: visible content, then placement, then internal fields.
 * @param only the single field to show
 */
export function EntryFields({ entryId, only }: { entryId: string; only?: string | undefined }) {
  const { contentType, error, refetch } = useOpenEntry(entryId);
  if (contentType === undefined)
    return error ? (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{text('form.retry')}</Button>}>
        {text('form.unreadable')}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={160} />
    );
  const field = only === undefined ? undefined : fieldOf(contentType, only);
  if (field) return <FieldRow entryId={entryId} field={field} />;
  return <KnownEntry key={entryId} entryId={entryId} contentType={contentType} />;
}

function fieldOf(contentType: string, name: string): StudioField | undefined {
  const form = formOf(contentType);
  return form && fieldsOf(form).find((field) => field.name === name);
}

function KnownEntry({ entryId, contentType }: { entryId: string; contentType: string }) {
  const form = formOf(contentType);
  const around = useFaults();
  const own = useFaultsOf(entryId);
  const all = useMemo(() => [...around, ...own], [around, own]);
  const fields = form ? fieldsOf(form) : [];
  const faults = faultsBeside(
    all,
    fields.map(({ name }) => name),
  );
  const group = (name: StudioField['group']) => fields.filter((field) => field.group === name);
  const [placement, editors] = [group('placement'), group('entry')];
  const isPlaced = useIsPlaced(entryId, placement, all);
  return (
    <FaultProvider value={all}>
      <Stack spacing={2.5}>
        <FaultList faults={faults.filter(({ isWarning }) => !isWarning)} severity="error" />
        <FaultList faults={faults.filter(({ isWarning }) => isWarning)} severity="warning" />
        {form ? (
          group('content').map((field) => <FieldRow key={field.name} entryId={entryId} field={field} />)
        ) : (
          <UnknownEntry entryId={entryId} contentType={contentType} />
        )}
        {placement.length > 0 && (
          <FieldSection title={text('form.section.placement')} isOpen={isPlaced}>
            {placement.map((field) => (
              <FieldRow key={field.name} entryId={entryId} field={field} />
            ))}
          </FieldSection>
        )}
        {editors.length > 0 && (
          <FieldSection title={text('form.section.entry')} isOpen={editors.some(({ required }) => required)}>
            {editors.map((field) => (
              <FieldRow key={field.name} entryId={entryId} field={field} />
            ))}
          </FieldSection>
        )}
      </Stack>
    </FaultProvider>
  );
}

function FaultList({ faults, severity }: { faults: readonly Fault[]; severity: 'error' | 'warning' }) {
  if (faults.length === 0) return null;
  return (
    <Alert severity={severity}>
      {faults.map(({ pointer, reason }) => (
        <div key={pointer + reason}>{reason}</div>
      ))}
    </Alert>
  );
}

/** Whether any placement field is set or faulty. */
function useIsPlaced(entryId: string, placement: readonly StudioField[], faults: readonly Fault[]): boolean {
  const locale = defaultLocaleOf(useForm().locales);
  const names = placement.filter(({ readOnly }) => !readOnly).map(({ name }) => name);
  const isSet = useDocument(({ entries }) => {
    const fields = entries[entryId]?.fields ?? {};
    return names.some((name) => valueOf(fields, name, locale) !== undefined);
  });
  return isSet || faultsBeside(faults, names).length < faults.length;
}
