import { Alert, Button, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readContentLocales } from '../api/content-locales';
import { text } from '../text/text';
import { Control } from './controls/control';
import { EntryFields } from './entry-fields';
import { type Fault, FaultsOfEntryProvider } from './faults';
import { FieldFrame } from './field/field-frame';
import { FormProvider, type FormScope, type SiteLocale } from './form-context';
import { type FormParts, FormPartsProvider } from './form-parts';

interface Props {
  readonly entryId: string;
  /** The edited content locale. */
  readonly locale: string;
  /** Languages of the site, with their names. */
  readonly siteLocales?: readonly SiteLocale[];
  /** Faults from preview, checks and refused publications, of this entry and nested ones; pointers are relative to each entry. */
  readonly faultsOf?: (entryId: string) => readonly Fault[];
  readonly readOnly?: boolean;
  /** The single field to show; all if missing. */
  readonly only?: string;
  /** The name of a person by id. */
  readonly nameOf?: (personId: string) => string;
}

const parts: FormParts = { Control, Frame: FieldFrame, Entry: EntryFields };
const noLocales: readonly SiteLocale[] = [];
const noFaults: readonly Fault[] = [];
const noFaultsOf = () => noFaults;
const somebody = () => text('form.conflict.somebody');

/** The form of one entry in one language. */
export function EntryForm(props: Props) {
  const { entryId, locale, siteLocales = noLocales, faultsOf = noFaultsOf } = props;
  const { readOnly = false, nameOf = somebody } = props;
  const {
    data: locales,
    error,
    refetch,
  } = useQuery({ queryKey: ['media', 'locales'], queryFn: readContentLocales, staleTime: Infinity });
  const scope = useMemo<FormScope | undefined>(
    () => locales && { locale, locales, siteLocales, readOnly, nameOf },
    [locale, locales, siteLocales, readOnly, nameOf],
  );
  if (!scope)
    return error ? (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{text('form.retry')}</Button>}>
        {text('form.no-languages')}
      </Alert>
    ) : (
      <Skeleton variant="rounded" height={160} />
    );
  return (
    <FormProvider value={scope}>
      <FormPartsProvider value={parts}>
        <FaultsOfEntryProvider value={faultsOf}>
          <EntryFields entryId={entryId} only={props.only} />
        </FaultsOfEntryProvider>
      </FormPartsProvider>
    </FormProvider>
  );
}
