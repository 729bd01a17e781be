import type { AssetRecord, EntryRecord } from '../../store/entities';
import type { ModelField } from '../schema/content-model';
import type { Scope } from './scope';

/** An entry in a query, with the scope to read it in. */
export class EntryNode {
  readonly record: EntryRecord;
  readonly scope: Scope;

  constructor(record: EntryRecord, scope: Scope) {
    this.record = record;
    this.scope = scope;
  }
}

/** An asset in a query, with the scope to read it in. */
export class AssetNode {
  readonly record: AssetRecord;
  readonly scope: Scope;

  constructor(record: AssetRecord, scope: Scope) {
    this.record = record;
    this.scope = scope;
  }
}

/** The value of a rich text field and the entry it belongs to. */
export interface RichTextNode {
  readonly document: unknown;
  readonly owner: EntryNode;
  readonly field: ModelField;
}

/** An entity whose incoming links are selected. */
export interface LinkedFromNode {
  readonly target: EntryNode | AssetNode;
  /** Locales whose links are included; null for all. */
  readonly locales: ReadonlySet<string> | null;
}
