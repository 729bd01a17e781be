import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';
import { readOwned } from '../calls/page-content';
import { readHistories } from '../calls/snapshots';
import { changesBetween } from '../../../model/fields';
import { entryState } from '../model/entry-state';
import { type EntryVersion, mergedHistory } from '../model/history';
import { ownedFields } from '../../forms/owned-fields';
import { itemOfEntry } from '../model/publish-items';
import { beforeLastPublication, publishedAt, rollbackChanges } from '../model/rollback';
import { usePublish } from '../panel/use-publish';
import { edit, openAll, whenSaved, withoutDeleted } from './restore';

/** A rollback that is ready to run. */
export interface Rollback {
  /** The page and its parts as published. */
  readonly versions: readonly EntryVersion[];
  /** Those that differ now. */
  readonly changed: readonly EntryVersion[];
}

export type RollbackState =
  | { readonly phase: 'idle' | 'preparing' | 'saving' | 'unsaved' | 'impossible' | 'same' }
  | { readonly phase: 'ask' | 'publishing'; readonly rollback: Rollback }
  | { readonly phase: 'failed'; readonly error: unknown };

/** Restores a page with all its parts to an earlier publication: edits, saves and publishes them. */
export function useRollback(pageId: string) {
  const [state, setState] = useState<RollbackState>({ phase: 'idle' });
  const store = useDocumentStore();
  const queries = useQueryClient();
  const publishing = usePublish();

  /** @param at the moment to restore; defaults to just before the last publication */
  async function prepare(at?: string): Promise<RollbackState> {
    const entries = await readOwned(pageId, Object.keys(store.getState().entries));
    const histories = new Map(await readHistories([...entries.keys()]));
    const moment = at ?? beforeLastPublication(mergedHistory(histories.values()), pageId, histories);
    if (moment === undefined) return { phase: 'impossible' };
    for (;;) {
      const { versions, unread } = publishedAt(pageId, histories, moment, ownedFields);
      if (versions.length === 0) return { phase: 'impossible' };
      if (unread.length === 0) {
        const changed = versions.filter((version) => isDifferent(version, entries.get(version.entryId)));
        return changed.length === 0 ? { phase: 'same' } : { phase: 'ask', rollback: { versions, changed } };
      }
      for (const [id, history] of await readHistories(unread)) histories.set(id, history);
    }
  }

  async function carryOut(rollback: Rollback): Promise<RollbackState> {
    const ids = rollback.changed.map(({ entryId }) => entryId);
    await openAll(store, ids);
    const versions = await Promise.all(
      rollback.changed.map(async (version) => ({
        ...version,
        fields: (await withoutDeleted(version.contentType, version.fields)).fields,
      })),
    );
    const drafts = Object.fromEntries(
      Object.entries(store.getState().entries).map(([id, entry]) => [id, entry.fields]),
    );
    edit(store, rollbackChanges({ versions, unread: [] }, drafts), text('versions.rollback.label'));
    if (!(await whenSaved(store))) return { phase: 'unsaved' };
    setState({ phase: 'publishing', rollback });
    const stored = await readOwned(pageId, ids);
    const items = ids.flatMap((id) => {
      const entry = stored.get(id);
      return entry && ['draft', 'changed'].includes(entryState(entry.sys)) ? [itemOfEntry(entry)] : [];
    });
    if (items.length > 0) await publishing.publish(items);
    await queries.invalidateQueries({ queryKey: ['publishing'] });
    return { phase: 'idle' };
  }

  const run = (work: Promise<RollbackState>) => {
    work.then(setState, (error: unknown) => setState({ phase: 'failed', error }));
  };
  return {
    state,
    publishRun: publishing.run,
    publish: publishing.publish,
    prepare(at?: string) {
      publishing.reset();
      setState({ phase: 'preparing' });
      run(prepare(at));
    },
    confirm(rollback: Rollback) {
      setState({ phase: 'saving' });
      run(carryOut(rollback));
    },
    cancel: () => setState({ phase: 'idle' }),
  };
}

/** Whether an entry's draft or published version differs from a version. */
function isDifferent({ entryId, fields }: EntryVersion, entry: ManagedEntry | undefined): boolean {
  if (!entry || entryState(entry.sys) !== 'published') return true;
  return changesBetween(entryId, entry.fields, fields).length > 0;
}
