import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { StudioField } from '../../../schemas/studio-form';
import { valueOf } from '../../model/fields';
import { useDocument } from '../composer/document-context';
import { text } from '../text/text';
import { faultsBeside, useFaults } from './faults';
import { FieldRow } from './field-row';
import { FieldSection } from './field-section';
import { fieldsOf, formOf } from './form-catalogue';
import { defaultLocaleOf, useForm } from './form-context';
import { useOpenEntry } from './open-entry';
import { UnknownEntry } from './unknown-entry';

/** The fields of an entry: what visitors see, then when and to whom, then what is for editors. */
export function EntryFields({ entryId }: { entryId: string }) {
  const { contentType, error, refetch } = useOpenEntry(entryId);
  if (contentType === undefined)
    return error ? (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{text('form.retry')}</Button>}>
        {text('form.unreadable')}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={160} />
    );
  return <KnownEntry key={entryId} entryId={entryId} contentType={contentType} />;
}

function KnownEntry({ entryId, contentType }: { entryId: string; contentType: string }) {
  const form = formOf(contentType);
  const all = useFaults();
  const fields = form ? fieldsOf(form) : [];
  const faults = faultsBeside(
    all,
    fields.map(({ name }) => name),
  );
  const group = (name: StudioField['group']) => fields.filter((field) => field.group === name);
  const [placement, editors] = [group('placement'), group('entry')];
  const isPlaced = useIsPlaced(entryId, placement);
  return (
    <Stack spacing={2.5}>
      {faults.length > 0 && (
        <Alert severity="error">
          {faults.map(({ pointer, reason }) => (
            <div key={pointer + reason}>{reason}</div>
          ))}
        </Alert>
      )}
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
  );
}

/** Whether anything says when and to whom the entry is shown, or is wrong there. */
function useIsPlaced(entryId: string, placement: readonly StudioField[]): boolean {
  const locale = defaultLocaleOf(useForm().locales);
  const faults = useFaults();
  const names = placement.filter(({ readOnly }) => !readOnly).map(({ name }) => name);
  const isSet = useDocument(({ entries }) => {
    const fields = entries[entryId]?.fields ?? {};
    return names.some((name) => valueOf(fields, name, locale) !== undefined);
  });
  return isSet || faultsBeside(faults, names).length < faults.length;
}
