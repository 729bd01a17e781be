import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../api/call';
import { useDocumentStore } from '../../composer/document-context';
import { AddIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { entryName } from '../entry-name';
import { formOf } from '../form-catalogue';
import { defaultLocaleOf, useForm } from '../form-context';
import { createPart } from '../new-entry';

interface Props {
  readonly contentType: string;
  /** The parent entry. */
  readonly parentId: string;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly onAdd: (entryId: string) => void;
}

/** Creates a new part and opens it in the document. */
export function AddOwnedEntry({ contentType, parentId, disabled = false, describedBy, onAdd }: Props) {
  const store = useDocumentStore();
  const { locales } = useForm();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const parent = store.getState().entries[parentId];
      if (!parent) throw new ApiError(404, { sys: { id: 'NotFound' } });
      const locale = defaultLocaleOf(locales);
      const parentName = entryName(parent.sys.contentType.sys.id, parent.fields, [locale]);
      return createPart(contentType, parent, { locale, parentName });
    },
    onSuccess: (entry) => {
      store.receive([entry]);
      onAdd(entry.sys.id);
    },
  });
  const type = formOf(contentType)?.label ?? contentType;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={disabled || isPending}
        onClick={() => mutate()}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('form.add', { type })}
      </Button>
      {error && (
        <Alert severity="error">
          {error instanceof ApiError && error.status === 403
            ? text('form.add-denied', { type })
            : text('form.add-failed', { type })}
        </Alert>
      )}
    </>
  );
}
