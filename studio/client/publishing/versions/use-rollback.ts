import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';
import { readOwned } from '../calls/page-content';
import { readHistories } from '../calls/snapshots';
import { entryState } from '../model/entry-state';
import { type EntryVersion, mergedHistory } from '../model/history';
import { ownedFields } from '../model/owned-fields';
import { itemOfEntry } from '../model/publish-items';
import { beforeLastPublication, publishedAt, rollbackChanges } from '../model/rollback';
import { usePublish } from '../panel/use-publish';
import { edit, openAll, whenSaved, withoutDeleted } from './restore';

/** A rollback that is ready to be carried out. */
export interface Rollback {
  /** ISO 8601; visitors will see the page as it was published by then. */
  readonly at: string;
  readonly versions: readonly EntryVersion[];
}

export type RollbackState =
  | { readonly phase: 'idle' | 'preparing' | 'saving' | 'unsaved' | 'impossible' }
  | { readonly phase: 'ask' | 'publishing'; readonly rollback: Rollback }
  | { readonly phase: 'failed'; readonly error: unknown };

/** Brings a page back as it was published, with all its parts: edits, saves and publishes them. */
export function useRollback(pageId: string) {
  const [state, setState] = useState<RollbackState>({ phase: 'idle' });
  const store = useDocumentStore();
  const queries = useQueryClient();
  const publishing = usePublish();

  /** @param at the moment to go back to; just before the last publication when left out */
  async function prepare(at?: string): Promise<RollbackState> {
    const entries = await readOwned(pageId, Object.keys(store.getState().entries));
    const histories = new Map(await readHistories([...entries.keys()]));
    const moment = at ?? beforeLastPublication(mergedHistory(histories.values()), pageId, histories);
    if (moment === undefined) return { phase: 'impossible' };
    for (;;) {
      const { versions, unread } = publishedAt(pageId, histories, moment, ownedFields);
      if (versions.length === 0) return { phase: 'impossible' };
      if (unread.length === 0) return { phase: 'ask', rollback: { at: moment, versions } };
      for (const [id, history] of await readHistories(unread)) histories.set(id, history);
    }
  }

  async function carryOut(rollback: Rollback): Promise<RollbackState> {
    const ids = rollback.versions.map(({ entryId }) => entryId);
    await openAll(store, ids);
    const versions = await Promise.all(
      rollback.versions.map(async (version) => ({
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
