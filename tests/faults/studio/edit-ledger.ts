import type { FieldConflict } from '../../../schemas/generated/types';
import { linkedIds } from '../../../studio/model/link';

/** A page as shown in a tab: texts by field, and the order of the blocks. */
export interface Shown {
  readonly texts: ReadonlyMap<string, string>;
  readonly blocks: readonly string[];
}

type Fate = 'in' | 'out' | 'unsure';

/** Tracks who typed and removed what, to detect lost edits. */
export class EditLedger {
  /** Texts by field that were not replaced by an editor who had seen them. */
  readonly #alive = new Map<string, Set<string>>();
  readonly #authors = new Map<string, Set<string>>();
  readonly #blocks = new Map<string, Fate>();
  /** By tab: the changes that are not confirmed as stored. */
  readonly #pending = new Map<string, () => string>();
  readonly problems: string[] = [];

  constructor(shown: Shown) {
    for (const id of shown.blocks) this.#blocks.set(id, 'in');
  }

  /** @param pending returns the changes of the tab that are not confirmed as stored, as JSON */
  watch(tab: string, pending: () => string): void {
    this.#pending.set(tab, pending);
  }

  /**
   * Records an edit by the state before and after.
   * @param isNew false if the value in the field is the stored one
   */
  edited(tab: string, before: Shown, after: Shown, isNew: (field: string) => boolean = () => true): void {
    for (const field of new Set([...before.texts.keys(), ...after.texts.keys()])) {
      const [old, text] = [before.texts.get(field), after.texts.get(field)];
      if (old === text) continue;
      if (old !== undefined) this.#aliveIn(field).delete(old);
      if (text === undefined || !isNew(field)) continue;
      this.#aliveIn(field).add(text);
      this.wrote(tab, text);
    }
    for (const id of new Set([...before.blocks, ...after.blocks])) {
      const [was, is] = [before.blocks.includes(id), after.blocks.includes(id)];
      if (was === is) continue;
      const seen = this.#blocks.get(id) ?? 'out';
      const isSure = seen === (was ? 'in' : 'out') && !(is && this.#isPendingElsewhere(tab, id));
      this.#blocks.set(id, isSure ? (is ? 'in' : 'out') : 'unsure');
      if (is) this.wrote(tab, id);
    }
  }

  /** Undo must only revert edits of this tab. */
  undone(tab: string, before: Shown, after: Shown, isNew: (field: string) => boolean): void {
    for (const [field, text] of before.texts)
      if (after.texts.get(field) !== text && !this.#authors.get(text)?.has(tab))
        this.problems.push(`undo in ${tab} took back '${text}' in ${field}, which others wrote`);
    for (const id of before.blocks)
      if (!after.blocks.includes(id) && !this.#authors.get(id)?.has(tab))
        this.problems.push(`undo in ${tab} removed block ${id}, which others added`);
    this.edited(tab, before, after, isNew);
  }

  wrote(tab: string, value: string): void {
    this.#authors.set(value, (this.#authors.get(value) ?? new Set()).add(tab));
  }

  /** An editor resolved a conflict, which discards one of the values. */
  chosen(field: string, lost: FieldConflict['theirs'], taken: unknown): void {
    if (typeof lost === 'string') this.#aliveIn(field).delete(lost);
    const [given, stays] = [linkedIds(lost), linkedIds(taken)];
    for (const id of [...given, ...stays]) if (given.includes(id) !== stays.includes(id)) this.doubt(id);
  }

  /** A tab ended before its browser could store the latest edit. */
  tooLate(field: string, text: string): void {
    this.#aliveIn(field).delete(text);
  }

  /** The state of a block is unknown from now on. */
  doubt(id: string): void {
    this.#blocks.set(id, 'unsure');
  }

  /** Compares with the content stored in the end. */
  close(stored: Shown): void {
    for (const [field, texts] of this.#alive)
      for (const text of texts)
        if (stored.texts.get(field) !== text)
          this.problems.push(`'${text}' in ${field} was lost; '${stored.texts.get(field)}' is stored`);
    for (const [id, fate] of this.#blocks)
      if (fate !== 'unsure' && stored.blocks.includes(id) !== (fate === 'in'))
        this.problems.push(`block ${id} should be ${fate}, stored are ${stored.blocks.join(' ')}`);
  }

  /** True if another tab adds or removes the block at the same time; the later save wins in that case. */
  #isPendingElsewhere(tab: string, id: string): boolean {
    return [...this.#pending].some(([name, pending]) => name !== tab && pending().includes(`"${id}"`));
  }

  #aliveIn(field: string): Set<string> {
    const texts = this.#alive.get(field) ?? new Set();
    this.#alive.set(field, texts);
    return texts;
  }
}
