import { createStore } from 'zustand/vanilla';
import type { FieldConflict, ManagedEntry, SaveReply } from '../../../schemas/generated/types';
import {
  type FieldChange,
  type Fields,
  changesBetween,
  inverse,
  isSameField,
  isSameValue,
  valueOf,
  withValue,
} from '../../model/fields';
import { laidOver, withConflicts, withTheirs } from './laid-over';
import { joinChanges, joins, rebased } from './steps';

/** An entry as stored in the content service. */
type StoredEntry = Pick<ManagedEntry, 'sys' | 'metadata'> & { readonly fields: Fields };

/** An open entry: stored and edited state. */
export interface OpenEntry {
  readonly sys: ManagedEntry['sys'];
  readonly metadata: ManagedEntry['metadata'];
  /** Fields at the last save, the base of unsaved edits. */
  readonly saved: Fields;
  readonly fields: Fields;
}

/** An undoable edit of one or more changes. */
export interface Step {
  /** Label of the undo button. */
  readonly label: string;
  readonly changes: readonly FieldChange[];
  /** Consecutive changes with the same key join one step, so that undo reverts words rather than letters. */
  readonly key?: string;
  /** Whether to save at once, as for structure; typing is saved after a pause. */
  readonly now?: boolean;
}

export type Saving =
  | { readonly state: 'saved' | 'unsaved' | 'saving' }
  /** Retried automatically. */
  | { readonly state: 'offline' }
  /** `id` of an ApiError, such as AccessDenied. */
  | { readonly state: 'refused'; readonly id: string; readonly message: string };

export interface DocumentState {
  readonly entries: Readonly<Record<string, OpenEntry>>;
  readonly past: readonly (Step & { readonly at: number })[];
  readonly future: readonly Step[];
  readonly selectedId: string | null;
  readonly saving: Saving;
  readonly conflicts: readonly FieldConflict[];
  /** Changes being sent, or whose response was lost, so that their state is unknown. */
  readonly sent: readonly FieldChange[];
  /** Id of the save they are in. */
  readonly sentAs: string | null;
  /** Incremented by each change of the fields. */
  readonly revision: number;
}

/** Unsaved changes of a tab, including those with an unknown state. */
export interface Unsaved {
  readonly changes: readonly FieldChange[];
  readonly sent: readonly FieldChange[];
  /** Id of the save they are in; absent in backups of earlier versions. */
  readonly sentAs?: string;
  readonly conflicts: readonly FieldConflict[];
}

const joinMs = 1_500;
const maxSteps = 200;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The entries of one page during editing. @param now milliseconds */
export function createDocumentStore(now: () => number = Date.now) {
  const store = createStore<DocumentState>(() => ({
    entries: {},
    past: [],
    future: [],
    selectedId: null,
    saving: { state: 'saved' },
    conflicts: [],
    sent: [],
    sentAs: null,
    revision: 0,
  }));
  const { getState, setState } = store;

  function change(changes: readonly FieldChange[]): Pick<DocumentState, 'entries' | 'revision' | 'saving'> {
    const entries = { ...getState().entries };
    for (const edit of changes) {
      const entry = entries[edit.entryId];
      if (entry) entries[edit.entryId] = { ...entry, fields: withValue(entry.fields, edit) };
    }
    return { entries, revision: getState().revision + 1, saving: { state: 'unsaved' } };
  }

  /** Reverts the last step. A step that other people have overwritten is skipped. */
  function undo(): void {
    const past = [...getState().past];
    for (let step = past.pop(); step; step = past.pop()) {
      const back = rebased(getState().entries, step.changes.map(inverse).reverse());
      if (back.length > 0) return setState({ ...change(back), past, future: [step, ...getState().future] });
    }
    setState({ past });
  }

  function redo(): void {
    const future = [...getState().future];
    for (let step = future.shift(); step; step = future.shift()) {
      const forth = rebased(getState().entries, step.changes);
      if (forth.length > 0)
        return setState({ ...change(forth), past: [...getState().past, { ...step, at: 0 }], future });
    }
    setState({ future });
  }

  function take(stored: readonly StoredEntry[], sent: readonly FieldChange[]): void {
    const { entries, revision } = getState();
    const news = stored.filter(({ sys }) => (entries[sys.id]?.sys.version ?? 0) < sys.version);
    if (news.length === 0) return;
    const next = { ...entries };
    let { conflicts } = getState();
    for (const entry of news) {
      const { sys, metadata, fields: saved } = entry;
      const merged = laidOver(entry, entries[sys.id], sent);
      next[sys.id] = { sys, metadata, saved, fields: merged.fields };
      const others = conflicts
        .filter((conflict) => conflict.entryId !== sys.id || isOpen(conflict, next))
        .map((conflict) => (conflict.entryId === sys.id ? withTheirs(conflict, saved) : conflict));
      conflicts = withConflicts(others, merged.conflicts);
    }
    setState({ entries: next, conflicts, revision: revision + 1 });
  }

  /**
   * Merges newly stored entries: unsaved edits are applied on top. If that is impossible for a field, its edit becomes
   * a conflict, which is not saved before a person decides. An entry with changes in flight waits for the response,
   * which alone tells whether its newest version contains them.
   */
  function receive(stored: readonly StoredEntry[]): void {
    const { sent } = getState();
    take(
      stored.filter(({ sys }) => !sent.some(({ entryId }) => entryId === sys.id)),
      [],
    );
  }

  return Object.assign(store, {
    /** Makes an edit. Changes of entries that are not open are ignored. */
    edit(step: Step): void {
      const { past } = getState();
      const last = past.at(-1);
      const joined = last && now() - last.at < joinMs && joins(last, step);
      const changes = joined ? joinChanges(last.changes, step.changes) : step.changes;
      setState({
        ...change(step.changes),
        past: [
          ...past.slice(joined ? 0 : -maxSteps, joined ? -1 : undefined),
          { ...step, changes, at: now() },
        ],
        future: [],
      });
    },

    undo,
    redo,

    select(selectedId: string | null): void {
      setState({ selectedId });
    },

    setSaving(saving: Saving): void {
      setState({ saving });
    },

    receive,

    /** Marks changes as in flight until `confirm` or `refuse`. @param sentAs id of the save */
    send(sent: readonly FieldChange[], sentAs: string): void {
      setState({ sent, sentAs, saving: { state: 'saving' } });
    },

    /** Applies the response to a save: later edits are based on it. */
    confirm({ entries, conflicts }: SaveReply): void {
      const saved = getState().sent.filter(
        (change) => !conflicts.some((other) => isSameField(change, other)),
      );
      // A repeated save returns its first conflicts with the current entries, which may agree with the edit again.
      const current = conflicts.filter((conflict) => !isOutdated(conflict, entries));
      // Later edits are newer than the response.
      setState({ sent: [], sentAs: null, conflicts: withConflicts(current, getState().conflicts) });
      take(entries, saved);
    },

    /** None of the sent changes is stored. */
    refuse(): void {
      setState({ sent: [], sentAs: null });
    },

    /** Restores the edits of a closed tab: they are applied to what is stored, as they would have been there. */
    restore({ changes, sent, sentAs, conflicts }: Unsaved, label: string): void {
      const opened = getState().entries;
      const entries = { ...opened };
      for (const edit of [...sent.map((change) => ({ ...change, after: change.before })), ...changes]) {
        const entry = entries[edit.entryId];
        if (!entry) continue;
        const saved = withValue(entry.saved, { ...edit, after: edit.before });
        const sys = { ...entry.sys, version: 0 };
        entries[edit.entryId] = { ...entry, sys, saved, fields: withValue(entry.fields, edit) };
      }
      const past = changes.length > 0 ? [{ label, changes, at: 0 }] : [];
      const revision = getState().revision + 1;
      setState({
        entries,
        sent,
        sentAs: sentAs ?? null,
        conflicts,
        past,
        revision,
        saving: { state: 'unsaved' },
      });
      receive(Object.values(opened).map(({ saved, ...entry }) => ({ ...entry, fields: saved })));
    },

    /** Unsaved edits. */
    unsaved(): FieldChange[] {
      return Object.entries(getState().entries).flatMap(([id, { saved, fields }]) =>
        changesBetween(id, saved, fields),
      );
    },

    /** Resolves a conflict: `mine` overwrites the stored value, otherwise it is taken. */
    resolve(conflict: FieldConflict, choice: 'mine' | 'theirs'): void {
      const { entries, conflicts } = getState();
      const entry = entries[conflict.entryId];
      const rest = conflicts.filter((other) => other !== conflict);
      if (!entry) return setState({ conflicts: rest });
      const theirs = { ...conflict, after: conflict.theirs };
      const resolved = {
        ...entry,
        saved: withValue(entry.saved, theirs),
        fields: choice === 'theirs' ? withValue(entry.fields, theirs) : entry.fields,
      };
      setState({
        entries: { ...entries, [conflict.entryId]: resolved },
        conflicts: rest,
        revision: getState().revision + 1,
        saving: { state: 'unsaved' },
      });
    },
  });
}

/** Whether the stored value of a conflict's field still differs. */
function isOpen({ entryId, field, locale }: FieldConflict, entries: DocumentState['entries']): boolean {
  const entry = entries[entryId];
  if (!entry) return false;
  return !isSameValue(valueOf(entry.saved, field, locale), valueOf(entry.fields, field, locale));
}

/** Whether the stored value differs from the one in the conflict. */
function isOutdated(conflict: FieldConflict, stored: readonly StoredEntry[]): boolean {
  const entry = stored.find(({ sys }) => sys.id === conflict.entryId);
  return (
    entry !== undefined &&
    !isSameValue(valueOf(entry.fields, conflict.field, conflict.locale), conflict.theirs)
  );
}
