import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flatTree } from '../../model/page-tree';
import { useDocument, useDocumentStore } from '../composer/document-context';
import { useTree } from '../composer/use-tree';
import { formOf } from '../forms/form-catalogue';
import { problemText } from '../shell/problem';
import { text } from '../text/text';
import { detachBlock } from './detach-block';
import { ExceptFieldMenu } from './except-field-menu';
import { exceptField, hideBlock } from './make-exception';
import { OfferBlock } from './offer-block';
import { sharingKey } from './shared-sections';
import { useExceptions } from './use-exceptions';
import { UsedBy } from './used-by';
import { useUsedBy } from './use-used-by';

interface SharingPanelProps {
  entryId: string;
  pageId: string;
  /** Content locale of names. */
  locale: string;
  defaultLocale: string;
}

/** Other pages that show a block, and its exceptions on this page. */
export function SharingPanel({ entryId, pageId, locale, defaultLocale }: SharingPanelProps) {
  const form = useDocument(({ entries }) => formOf(entries[entryId]?.sys.contentType.sys.id ?? ''));
  const node = flatTree(useTree(pageId, defaultLocale)).find((each) => each.entryId === entryId);
  if (!form?.block || !node) return null;
  return <Sharing key={entryId} {...{ entryId, pageId, locale, defaultLocale, node, form }} />;
}

type Node = ReturnType<typeof flatTree>[number];
type Form = NonNullable<ReturnType<typeof formOf>>;

function Sharing({
  entryId,
  pageId,
  locale,
  defaultLocale,
  node,
  form,
}: SharingPanelProps & { node: Node; form: Form }) {
  const store = useDocumentStore();
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const pages = useUsedBy(entryId, pageId);
  // A part of a shared section is detached together with the section.
  const holderPages = useUsedBy(node.depth > 0 ? node.place.holderId : entryId, pageId);
  const place = { pageId, locale: defaultLocale };
  const exceptions = useExceptions(place, entryId);
  const run = (work: () => Promise<void>, done: string) => {
    setBusy(true);
    work()
      .then(
        () => setMessage(done),
        (error: unknown) => setMessage(problemText(error)),
      )
      .finally(() => {
        setBusy(false);
        void queries.invalidateQueries({ queryKey: [sharingKey] });
      });
  };
  const isShared = pages.length > 0;
  const isRoot = node.depth === 0 || holderPages.length === 0;
  const isHidden = exceptions.some(({ hidden }) => hidden);
  const excepted = { ...place, targetId: entryId };
  return (
    <Box component="section" aria-label={text('sharing.title')} sx={{ mb: 2 }}>
      {isShared && (
        <Alert severity="info" sx={{ mb: 1 }}>
          <UsedBy pages={pages} />
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {isRoot && <OfferBlock {...{ entryId, pageId, locale, defaultLocale }} onDone={setMessage} />}
        {isShared && (
          <ExceptFieldMenu
            form={form}
            taken={exceptions.flatMap(({ fieldNames }) => fieldNames)}
            disabled={isBusy}
            onChoose={({ name, label }) =>
              run(() => exceptField(store, excepted, name), text('sharing.excepted', { field: label }))
            }
          />
        )}
        {isShared && !isRoot && !isHidden && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => run(() => hideBlock(store, excepted), text('sharing.hidden'))}
          >
            {text('sharing.hide')}
          </Button>
        )}
        {isShared && isRoot && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => run(() => detachBlock(store, node, place), text('sharing.detached'))}
          >
            {text('sharing.detach')}
          </Button>
        )}
      </Stack>
      <Box role="status">{message}</Box>
    </Box>
  );
}
