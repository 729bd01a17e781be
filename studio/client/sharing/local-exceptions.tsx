import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { type LocalException, shownAgain, withoutField } from '../../model/exceptions';
import { useDocument, useDocumentStore } from '../composer/document-context';
import { EntryForm } from '../forms/entry-form';
import { fieldsOf, formOf } from '../forms/form-catalogue';
import { text } from '../text/text';
import { useExceptions } from './use-exceptions';

interface LocalExceptionsProps extends Omit<ComponentProps<typeof EntryForm>, 'entryId' | 'only'> {
  entryId: string;
  pageId: string;
  defaultLocale: string;
}

/** The exceptions of a block on this page, to edit or remove. */
export function LocalExceptions({ entryId, pageId, defaultLocale, ...form }: LocalExceptionsProps) {
  const place = { pageId, locale: defaultLocale };
  const exceptions = useExceptions(place, entryId);
  const type = useDocument(({ entries }) => entries[entryId]?.sys.contentType.sys.id ?? '');
  const store = useDocumentStore();
  if (exceptions.length === 0) return null;
  const fieldsOfEntry = (id: string) => store.getState().entries[id]?.fields;
  const labelOf = (name: string) => {
    const known = formOf(type);
    return (known && fieldsOf(known).find((field) => field.name === name)?.label) ?? name;
  };
  const remove = (exception: LocalException, name: string) =>
    store.edit({
      label: text('step.same', { field: labelOf(name) }),
      changes: [withoutField(place, exception, name, fieldsOfEntry)],
      now: true,
    });
  const show = (exception: LocalException) =>
    store.edit({
      label: text('step.showHere'),
      changes: [shownAgain(place, exception, fieldsOfEntry)],
      now: true,
    });
  return (
    <Box
      component="section"
      aria-labelledby="exceptions-title"
      sx={{ mb: 3, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id="exceptions-title" component="h3" variant="subtitle1" sx={{ mb: 1 }}>
        {text('sharing.onlyHere')}
      </Typography>
      {exceptions
        .filter(({ hidden }) => hidden)
        .map((exception) => (
          <Box key={exception.id} sx={{ mb: 1 }}>
            {text('sharing.isHidden')}{' '}
            <Button size="small" onClick={() => show(exception)}>
              {text('sharing.show')}
            </Button>
          </Box>
        ))}
      {exceptions.flatMap((exception) =>
        exception.fieldNames.map((name) => (
          <Box key={`${exception.id} ${name}`} sx={{ mb: 2 }}>
            {exception.contentId !== undefined && (
              <EntryForm {...form} entryId={exception.contentId} only={name} />
            )}
            <Button
              size="small"
              aria-label={text('sharing.sameOf', { field: labelOf(name) })}
              onClick={() => remove(exception, name)}
            >
              {text('sharing.same')}
            </Button>
          </Box>
        )),
      )}
    </Box>
  );
}
