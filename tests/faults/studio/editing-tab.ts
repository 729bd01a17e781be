import type { FieldConflict } from '../../../schemas/generated/types';
import { type DocumentStore, createDocumentStore } from '../../../studio/client/composer/document-store';
import { loadPage } from '../../../studio/client/composer/load-page';
import { startPageSession } from '../../../studio/client/composer/page-session';
import { type FieldChange, fieldChange, isSameValue, valueOf } from '../../../studio/model/fields';
import { linkTo, linkedIds } from '../../../studio/model/link';
import type { EditLedger, Shown } from './edit-ledger';
import { blockIds } from './studio-space';
import { type VirtualTab, settled } from './virtual-browser';

type Session = ReturnType<typeof startPageSession>;

/** The composer's poll interval for changes by others. */
const pollMs = 5_000;
/** Younger edits are lost with a tab: the browser stores them after a delay. */
const backupMs = 300;
export const textFields = ['title', 'description'];

/** A tab that edits a page: the composer without its views. */
export class EditingTab {
  #tab: VirtualTab;
  #store: DocumentStore | undefined;
  #session: Session | undefined;
  #editedAt = -Infinity;
  #words = 0;
  isReady = false;

  constructor(
    readonly name: string,
    readonly pageId: string,
    readonly ledger: EditLedger,
    readonly newTab: () => VirtualTab,
  ) {
    this.#tab = newTab();
    ledger.watch(name, () => this.#pending());
  }

  get browser() {
    return this.#tab.browser;
  }

  get network() {
    return this.#tab;
  }

  /** Opens the page, in a new tab if the old one was killed. */
  open(): void {
    if (this.#tab.isKilled) this.#tab = this.newTab();
    this.isReady = false;
    const tab = this.#tab;
    tab.run(() => {
      const store = (this.#store = createDocumentStore(() => tab.clock.now));
      const session = (this.#session = startPageSession(store, 'person', this.pageId, () => {}));
      const poll = () => {
        if (this.#session !== session) return;
        void loadPage(this.pageId)
          .then((entries) => session.receive(entries))
          .then(() => this.#opened(session))
          .catch(() => undefined);
        setTimeout(poll, pollMs);
      };
      poll();
    });
  }

  #opened(session: Session): void {
    if (this.isReady || session !== this.#session) return;
    this.isReady = true;
    // Edits restored from a tab that ended can be undone here.
    const shown = this.shown();
    for (const value of [...shown.texts.values(), ...shown.blocks])
      if (this.#isUnsavedValue(value)) this.ledger.wrote(this.name, value);
  }

  shown(): Shown {
    const fields = this.#store?.getState().entries[this.pageId]?.fields ?? {};
    const texts = textFields.flatMap((field) => {
      const value = valueOf(fields, field, 'en');
      return typeof value === 'string' ? [[field, value] as const] : [];
    });
    return { texts: new Map(texts), blocks: linkedIds(valueOf(fields, 'blocks', 'en')) };
  }

  type(field: string): void {
    this.#words += 1;
    this.#edit(field, `${this.name}${this.#words} ${this.#tab.clock.now}`, `${this.pageId}/${field}`);
  }

  blocks(change: (ids: string[]) => string[]): void {
    const links = change([...this.shown().blocks]).map((id) => linkTo('Entry', id));
    this.#edit('blocks', links);
  }

  #edit(field: string, after: unknown, key?: string): void {
    const store = this.#store;
    const entry = store?.getState().entries[this.pageId];
    if (!store || !entry || !this.isReady) return;
    const shown = this.shown();
    const before = valueOf(entry.fields, field, 'en');
    if (isSameValue(before, after)) return;
    const change = fieldChange({ entryId: this.pageId, field, locale: 'en', before, after });
    this.#tab.run(() => store.edit({ label: field, changes: [change], ...(key ? { key } : { now: true }) }));
    this.#editedAt = this.#tab.clock.now;
    this.ledger.edited(this.name, shown, this.shown());
  }

  undo(direction: 'undo' | 'redo'): void {
    const store = this.#store;
    if (!store || !this.isReady) return;
    const shown = this.shown();
    this.#tab.run(() => store[direction]());
    this.#editedAt = this.#tab.clock.now;
    // Values that are stored or being sent are not new edits.
    const isNew = (field: string) =>
      store.unsaved().some((change) => change.field === field && !isSent(store.getState().sent, change));
    if (direction === 'undo') this.ledger.undone(this.name, shown, this.shown(), isNew);
    else this.ledger.edited(this.name, shown, this.shown(), isNew);
  }

  conflicts(): readonly FieldConflict[] {
    return this.#store?.getState().conflicts ?? [];
  }

  resolve(choice: 'mine' | 'theirs'): void {
    const [conflict] = this.conflicts();
    const store = this.#store;
    if (!conflict || !store) return;
    const mine = valueOf(store.getState().entries[this.pageId]?.fields ?? {}, conflict.field, 'en');
    this.#tab.run(() => store.resolve(conflict, choice));
    const [lost, taken] = choice === 'mine' ? [conflict.theirs, mine] : [mine, conflict.theirs];
    this.ledger.chosen(conflict.field, lost as FieldConflict['theirs'], taken);
  }

  /** Navigates to another page of the studio. */
  leave(): void {
    const [tab, session] = [this.#tab, this.#session];
    if (!session) return;
    this.isReady = false;
    this.#session = undefined;
    tab.run(() => void session.stop());
  }

  kill(): void {
    const isRecent = this.#tab.clock.now - this.#editedAt <= backupMs;
    for (const { field, after } of isRecent ? (this.#store?.unsaved() ?? []) : []) {
      if (typeof after === 'string') this.ledger.tooLate(field, after);
      for (const id of blockIds) this.ledger.doubt(`block-${id}`);
    }
    // After a late undo, the backup still contains the edit.
    const backups = [...this.browser.stored.values()].join();
    for (const id of isRecent ? blockIds : [])
      if (backups.includes(`block-${id}`)) this.ledger.doubt(`block-${id}`);
    this.isReady = false;
    this.#session = undefined;
    this.#tab.kill();
  }

  async connect(isOnline: boolean): Promise<void> {
    this.browser.isOffline = !isOnline;
    if (isOnline) this.#tab.run(() => this.#tab.window.dispatchEvent(new Event('online')));
    await settled();
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  get isQuiet(): boolean {
    const state = this.#store?.getState();
    return this.isReady && state?.sent.length === 0 && this.#store?.unsaved().length === 0;
  }

  #pending(): string {
    const sent = this.#store?.getState().sent ?? [];
    const { stored, locks } = this.browser;
    const ended = [...stored].filter(([key]) => !locks.has(key));
    return JSON.stringify([this.#store?.unsaved() ?? [], sent]) + ended.join();
  }

  #isUnsavedValue(value: string): boolean {
    return JSON.stringify(this.#store?.unsaved() ?? []).includes(JSON.stringify(value));
  }
}

function isSent(sent: readonly FieldChange[], { field, after }: FieldChange): boolean {
  return sent.some((change) => change.field === field && isSameValue(change.after, after));
}
