import { createStore } from 'zustand/vanilla';
import type { FieldConflict, ManagedEntry } from '../../../schemas/generated/types';
import { validateFieldConflict } from '../../../schemas/generated/validators.js';
import {
  type FieldChange,
  type Fields,
  changesBetween,
  inverse,
  isSameValue,
  valueOf,
  withValue,
} from '../../model/fields';
import { mergeValue } from '../../model/merge-value';

/** An entry that is open: as it is stored, and as it is edited. */
export interface OpenEntry {
  readonly sys: ManagedEntry['sys'];
  readonly metadata: ManagedEntry['metadata'];
  /** Fields at the last save, the base of unsaved edits. */
  readonly saved: Fields;
  readonly fields: Fields;
}

/** An edit that can be undone: some changes at once. */
export interface Step {
  /** As the undo button names it. */
  readonly label: string;
  readonly changes: readonly FieldChange[];
  /** Further changes of the same key within a moment join the step, so that undo takes back words and not letters. */
  readonly key?: string;
  /** Structure is saved at once, typing after a pause. */
  readonly now?: boolean;
}

export type Saving =
  | { readonly state: 'saved' | 'unsaved' | 'saving' }
  /** Tried again by itself. */
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
  /** Grows with each change of the fields. */
  readonly revision: number;
}

const joinMs = 1_500;
const maxSteps = 200;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** The entries of one page while it is edited. @param now milliseconds */
export function createDocumentStore(now: () => number = Date.now) {
  const store = createStore<DocumentState>(() => ({
    entries: {},
    past: [],
    future: [],
    selectedId: null,
    saving: { state: 'saved' },
    conflicts: [],
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

  function undo(): void {
    const { past, future } = getState();
    const step = past.at(-1);
    if (!step) return;
    const back = step.changes.map(inverse).reverse();
    setState({ ...change(rebased(getState(), back)), past: past.slice(0, -1), future: [step, ...future] });
  }

  function redo(): void {
    const { past, future } = getState();
    const [step, ...rest] = future;
    if (!step) return;
    setState({
      ...change(rebased(getState(), step.changes)),
      past: [...past, { ...step, at: 0 }],
      future: rest,
    });
  }

  return Object.assign(store, {
    /** Makes an edit. Changes of entries that are not open are left out. */
    edit(step: Step): void {
      const { past } = getState();
      const last = past.at(-1);
      const joins = step.key !== undefined && last?.key === step.key && now() - last.at < joinMs;
      const joined = { ...step, changes: joins ? joinChanges(last.changes, step.changes) : step.changes };
      setState({
        ...change(step.changes),
        past: [...past.slice(joins ? 0 : -maxSteps, joins ? -1 : undefined), { ...joined, at: now() }],
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

    /**
     * Takes in entries as they are stored now: edits that are not saved yet are laid over them. A field for which that is impossible keeps
     * the edit and becomes a conflict: it is not saved before somebody has chosen.
     *
     * @param sent the changes that the entries contain because this store sent them; edits made since then count from there
     */
    receive(stored: readonly ManagedEntry[], sent: readonly FieldChange[] = []): void {
      const { entries, revision } = getState();
      const news = stored.filter(({ sys }) => (entries[sys.id]?.sys.version ?? 0) < sys.version);
      if (news.length === 0) return;
      const next = { ...entries };
      let { conflicts } = getState();
      for (const entry of news) {
        const { sys, metadata, fields: saved } = entry;
        const merged = laidOver(entry, entries[sys.id], sent);
        next[sys.id] = { sys, metadata, saved, fields: merged.fields };
        conflicts = withConflicts(conflicts, merged.conflicts);
      }
      setState({ entries: next, conflicts, revision: revision + 1 });
    },

    /** Unsaved edits. */
    unsaved(): FieldChange[] {
      return Object.entries(getState().entries).flatMap(([id, { saved, fields }]) =>
        changesBetween(id, saved, fields),
      );
    },

    /** Adds conflicts; of a field the newest counts. */
    addConflicts(conflicts: readonly FieldConflict[]): void {
      setState({ conflicts: withConflicts(getState().conflicts, conflicts) });
    },

    /** Ends a conflict: `mine` is saved over theirs, or theirs is taken. */
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

/** Undo of a list takes back what the step did and leaves what came in between, also from others. */
function rebased({ entries }: DocumentState, changes: readonly FieldChange[]): FieldChange[] {
  return changes.map((change) => {
    const fields = entries[change.entryId]?.fields ?? {};
    const current = valueOf(fields, change.field, change.locale);
    const merge = mergeValue(change.before, change.after, current);
    return merge.isConflict ? change : { ...change, before: current, after: merge.value };
  });
}

/** Edits of an open entry over its newest stored state. */
function laidOver(
  { sys, fields: stored }: ManagedEntry,
  open: OpenEntry | undefined,
  sent: readonly FieldChange[],
): { fields: Fields; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  let fields: Fields = stored;
  const base = sent.filter(({ entryId }) => entryId === sys.id).reduce(withValue, open?.saved ?? {});
  for (const change of open ? changesBetween(sys.id, base, open.fields) : []) {
    const theirs = valueOf(stored, change.field, change.locale);
    const merge = mergeValue(change.before, change.after, theirs);
    fields = withValue(fields, { ...change, after: merge.isConflict ? change.after : merge.value });
    if (merge.isConflict) {
      const by = sys.updatedBy?.sys.id;
      const conflict: unknown = { ...change, theirs, at: sys.updatedAt, ...(by === undefined ? {} : { by }) };
      if (validateFieldConflict(conflict)) conflicts.push(conflict);
    }
  }
  return { fields, conflicts };
}

function withConflicts(
  before: readonly FieldConflict[],
  added: readonly FieldConflict[],
): readonly FieldConflict[] {
  if (added.length === 0) return before;
  return [...before.filter((one) => !added.some((other) => isSameField(one, other))), ...added];
}

/** Whether two changes are of the same field in the same language. */
export function isSameField(one: FieldChange, other: FieldChange): boolean {
  return one.entryId === other.entryId && one.field === other.field && one.locale === other.locale;
}

/** Two sets of changes as one: each field from its first value to its last. */
function joinChanges(first: readonly FieldChange[], then: readonly FieldChange[]): FieldChange[] {
  const joined = first.map((change) => {
    const later = then.findLast((other) => isSameField(change, other));
    return later ? { ...change, after: later.after } : change;
  });
  return [...joined, ...then.filter((change) => !first.some((other) => isSameField(change, other)))].filter(
    ({ before, after }) => !isSameValue(before, after),
  );
}
