import { Alert, AlertTitle, Box, Button, CircularProgress } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import type { PublishItem } from '../calls/bulk-publish';
import type { NameOf } from '../calls/people';
import { entryName } from '../model/entry-name';
import { RefusalList, type ShowField } from './refusal-list';
import type { PublishRun } from './use-publish';

interface Props {
  readonly run: PublishRun;
  readonly drafts: ReadonlyMap<string, ManagedEntry>;
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onShowField: ShowField;
  readonly onRest: (items: readonly PublishItem[]) => void;
}

/** Progress and result of a publication, in a live region. */
export function PublishResult(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { phase } = props.run;
  // Scrolls into view: its button is below a list that may be long.
  useEffect(() => {
    if (phase !== 'idle') box.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  return (
    <Box ref={box} aria-live="polite" role="status" sx={{ '& > *': { mb: 2 } }}>
      <Result {...props} />
    </Box>
  );
}

function Result({ run, drafts, onRest, ...rest }: Props) {
  switch (run.phase) {
    case 'idle':
      return null;
    case 'publishing':
    case 'reconnecting':
      return (
        <Alert severity="info" variant="outlined" icon={<CircularProgress size={20} aria-hidden />}>
          {text(run.phase === 'publishing' ? 'publish.running' : 'publish.reconnecting')}
        </Alert>
      );
    case 'done':
      return <Alert severity="success">{text('publish.done', { count: run.items.length })}</Alert>;
    case 'refused': {
      const newest = new Map(run.stored.map((entry) => [entry.sys.id, entry]));
      const entries = [...drafts.values()].map((entry) => newest.get(entry.sys.id) ?? entry);
      return (
        <RefusalList title={text('publish.refused')} refusals={run.refusals} entries={entries} {...rest} />
      );
    }
    case 'interrupted':
      return (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{text('publish.interrupted')}</AlertTitle>
          <Names title={text('publish.interruptedDone')} items={run.published} drafts={drafts} />
          <Names title={text('publish.interruptedOpen')} items={run.waiting} drafts={drafts} />
          <Button onClick={() => onRest(run.waiting)}>{text('publish.rest')}</Button>
        </Alert>
      );
    case 'failed':
      return <Problem error={run.error} />;
  }
}

function Names({
  title,
  items,
  drafts,
}: Pick<Props, 'drafts'> & { title: string; items: readonly PublishItem[] }) {
  const names = items.map(({ id }) => {
    const entry = drafts.get(id);
    return entry
      ? entryName({ contentType: entry.sys.contentType.sys.id, fields: entry.fields })
      : text('publish.unnamedFile');
  });
  return <p>{`${title} ${names.join(', ') || text('publish.none')}`}</p>;
}
