import { Alert, Button, CircularProgress, FormControlLabel, List, Stack, Switch } from '@mui/material';
import { useCallback, useState } from 'react';
import { useDocumentStore } from '../../composer/document-context';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { usePeopleNames } from '../calls/people';
import { entryName } from '../model/entry-name';
import type { EntryVersion, HistoryStep } from '../model/history';
import { type PageMoment, momentId } from '../model/page-moment';
import { showTime } from '../model/show-time';
import type { ShowField } from '../panel/refusal-list';
import { SavedFirst } from '../panel/saved-first';
import type { VersionsPanelProps } from '../versions-panel';
import { CompareDialog } from './compare-dialog';
import { HistoryStepItem } from './history-step';
import { openAll, restoreEntry, withoutDeleted } from './restore';
import { RollbackView } from './rollback-view';
import { useHistory } from './use-history';
import type { useRollback } from './use-rollback';

type Outcome =
  | { readonly kind: 'restored' | 'same'; readonly name: string; readonly lost: number }
  | { readonly kind: 'failed'; readonly error: unknown };

interface Props extends Omit<VersionsPanelProps, 'open' | 'onClose' | 'onShowField'> {
  readonly onShowField: ShowField;
  readonly rollback: ReturnType<typeof useRollback>;
}

/** Saves and publications of a page, newest first. */
export function HistoryView({ pageId, siteTimeZone, onShowField, onCompareVisually, rollback }: Props) {
  const store = useDocumentStore();
  const nameOf = usePeopleNames();
  const { entries, histories, steps, error, isReading, hasMore, readMore, retry } = useHistory(pageId);
  const [compared, setCompared] = useState<EntryVersion>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [onlyPublished, setOnlyPublished] = useState(false);
  const nameOfLink = useCallback(
    (id: string) => {
      const entry = entries.get(id);
      return entry
        ? entryName({ contentType: entry.sys.contentType.sys.id, fields: entry.fields })
        : text('versions.other', { id });
    },
    [entries],
  );

  const restore = async (version: EntryVersion) => {
    setCompared(undefined);
    const name = entryName(version);
    const label = text('versions.restoreLabel', { name, time: showTime(version.at, siteTimeZone) });
    try {
      const { fields, lost } = await withoutDeleted(version.contentType, version.fields);
      await openAll(store, [version.entryId]);
      const isChanged = restoreEntry(store, version.entryId, fields, label);
      setOutcome({ kind: isChanged ? 'restored' : 'same', name, lost });
    } catch (thrown) {
      setOutcome({ kind: 'failed', error: thrown });
    }
  };
  const moments = steps.map((step): PageMoment => {
    const { kind, at, by } = step;
    const values = { time: showTime(at, siteTimeZone, { withSeconds: true }), name: nameOf(by) };
    return { id: momentId(step), kind, at, label: text(`versions.choice.${kind}`, values) };
  });
  const look = (step: HistoryStep) => {
    const from = moments.find(({ id }) => id === momentId(step));
    if (from) onCompareVisually(from, { pageId, moments, histories });
  };
  return (
    <Stack spacing={2}>
      <SavedFirst />
      <RollbackView
        rollback={rollback}
        entries={entries}
        timeZone={siteTimeZone}
        nameOf={nameOf}
        onShowField={onShowField}
      />
      <div aria-live="polite">{outcome && <RestoreOutcome outcome={outcome} />}</div>
      {error && <Problem error={error} onRetry={retry} />}
      <FormControlLabel
        control={<Switch checked={onlyPublished} onChange={(_event, next) => setOnlyPublished(next)} />}
        label={text('versions.onlyPublished')}
      />
      <List disablePadding aria-label={text('versions.title')}>
        {steps
          .filter(({ kind }) => !onlyPublished || kind === 'publish')
          .map((step) => (
            <HistoryStepItem
              key={momentId(step)}
              step={step}
              timeZone={siteTimeZone}
              nameOf={nameOf}
              onCompare={setCompared}
              onRestore={(version) => void restore(version)}
              onRollBack={rollback.prepare}
              onCompareVisually={look}
            />
          ))}
      </List>
      {isReading && <CircularProgress aria-label={text('versions.reading')} />}
      {hasMore && !isReading && <Button onClick={readMore}>{text('versions.more')}</Button>}
      {compared && (
        <CompareDialog
          key={compared.snapshotId}
          from={compared}
          history={histories.get(compared.entryId) ?? []}
          nameOfLink={nameOfLink}
          timeZone={siteTimeZone}
          nameOf={nameOf}
          onRestore={(version) => void restore(version)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Stack>
  );
}

function RestoreOutcome({ outcome }: { outcome: Outcome }) {
  if (outcome.kind === 'failed') return <Problem error={outcome.error} />;
  const { kind, name, lost } = outcome;
  if (kind === 'same') return <Alert severity="info">{text('versions.restoredSame', { name })}</Alert>;
  return (
    <Alert severity="success">
      {text('versions.restored', { name })} {lost > 0 && text('versions.lost', { count: lost })}
    </Alert>
  );
}
