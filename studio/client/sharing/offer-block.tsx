import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDocument, useDocumentStore } from '../composer/document-context';
import { entryName } from '../composer/structure';
import { problemText } from '../shell/problem';
import { text } from '../text/text';
import { offerBlock, sharingKey, useSharedSections, withdrawBlock } from './shared-sections';

interface OfferBlockProps {
  entryId: string;
  pageId: string;
  locale: string;
  defaultLocale: string;
  /** Called with a message about the result. */
  onDone: (message: string) => void;
}

/** Form to share a block with other pages under a name, or to stop sharing it. */
export function OfferBlock({ entryId, pageId, locale, defaultLocale, onDone }: OfferBlockProps) {
  const store = useDocumentStore();
  const queries = useQueryClient();
  const own = useDocument(({ entries }) => entryName(entries[entryId], locale));
  const offered = useSharedSections().find(({ block }) => block.sys.id === entryId);
  const [name, setName] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = (work: Promise<unknown>, done: string) => {
    setBusy(true);
    work
      .then(() => queries.invalidateQueries({ queryKey: [sharingKey] }))
      .then(
        () => onDone(done),
        (error: unknown) => onDone(problemText(error)),
      )
      .finally(() => setBusy(false));
  };
  const offer = (event: FormEvent) => {
    event.preventDefault();
    if (!name?.trim()) return;
    const { metadata } = store.getState().entries[pageId] ?? { metadata: { tags: [] } };
    run(
      offerBlock(entryId, name.trim(), { locale: defaultLocale, metadata }),
      text('sharing.offered', { name: name.trim() }),
    );
    setName(undefined);
  };
  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        size="small"
        onClick={() => {
          if (isBusy) return;
          if (offered) run(withdrawBlock(offered), text('sharing.withdrawn', { name: offered.name }));
          else setName(own.slice(0, 120));
        }}
      >
        {offered ? text('sharing.withdraw', { name: offered.name }) : text('sharing.offer')}
      </Button>
      <Dialog open={name !== undefined} onClose={() => setName(undefined)} aria-labelledby="offer-title">
        <form onSubmit={offer}>
          <DialogTitle id="offer-title">{text('sharing.offer')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{text('sharing.offerHelp')}</DialogContentText>
            <TextField
              autoFocus
              fullWidth
              required
              label={text('sharing.name')}
              value={name ?? ''}
              onChange={({ target }) => setName(target.value)}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setName(undefined)}>{text('publish.cancel')}</Button>
            <Button type="submit" variant="contained">
              {text('sharing.offerNow')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
