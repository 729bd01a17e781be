import type { blockMeta, BlockName } from './generated/blocks';

/**
 * Forms in which editors fill in entries. `schemas/generated/studio-forms.json` holds one for every block and content type, made from its
 * schema alone: what a schema says is what an editor sees.
 */
export interface StudioForms {
  /** When and to whom a block is shown: the same fields for every block, after its own. */
  placement: StudioField[];
  forms: StudioForm[];
}

export interface StudioForm {
  /** Content type of the entries it edits. */
  contentType: string;
  label: string;
  help: string;
  /** The field that names an entry in lists. */
  displayField: string | null;
  /** Set for blocks, null for what blocks are made of. */
  block: StudioBlock | null;
  /** In the order of the schema. */
  fields: StudioField[];
}

export interface StudioBlock {
  name: BlockName;
  /** The version new and edited entries have. */
  version: number;
  /** Under which heading editors find the block. */
  group: (typeof blockMeta)[BlockName]['group'];
  regions: ('header' | 'main' | 'footer')[];
}

export interface StudioField {
  name: string;
  label: string;
  help: string;
  /** `content` is what visitors see; `placement` says when and to whom; `entry` is for editors only. */
  group: 'content' | 'placement' | 'entry';
  required: boolean;
  /** Filled in for each language. */
  localized: boolean;
  /** An empty field takes over the text of the language it falls back to. */
  fallback: boolean;
  /** Set by the tools, shown to editors but not changed by them. */
  readOnly: boolean;
  control: StudioControl;
  /** Of a picture that is cropped: the field of the entry that holds its focal point. */
  focusField?: string;
}

export interface StudioChoice {
  value: string;
  label: string;
}

/** With what a field is filled in, and within which limits. */
export type StudioControl =
  | {
      kind: 'text' | 'long-text';
      minLength: number;
      maxLength: number;
      pattern: string | null;
      format: string | null;
    }
  | { kind: 'rich-text'; nodes: string[]; marks: string[] }
  | { kind: 'picture' }
  /** A file of another kind, described by a schema; `mimetypeGroups` empty means any. */
  | { kind: 'file'; mimetypeGroups: string[] }
  /** A link to a page, a dialog or an address: an entry of its own that is edited in place. */
  | { kind: 'link'; contentType: string }
  | { kind: 'choice'; choices: StudioChoice[] }
  | { kind: 'number'; integer: boolean; minimum: number | null; maximum: number | null }
  | { kind: 'switch' }
  | { kind: 'date-time' }
  /** Another entry. `catalogue`: it is only chosen, not edited here. */
  | { kind: 'reference'; contentType: string; catalogue: boolean }
  /** Blocks from top to bottom. */
  | { kind: 'blocks'; blocks: BlockName[]; maxItems: number }
  | { kind: 'list'; item: StudioControl; minItems: number; maxItems: number }
  /** Fields that are stored together within the entry. */
  | { kind: 'fields'; fields: StudioField[] };
