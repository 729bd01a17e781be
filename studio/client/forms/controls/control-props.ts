import type { StudioControl, StudioField } from '../../../../schemas/studio-form';

/** Props of every control. */
export interface ControlProps<Kind extends StudioControl['kind'] = StudioControl['kind']> {
  readonly field: StudioField;
  readonly control: Extract<StudioControl, { kind: Kind }>;
  /** As it is stored; undefined when the field is empty. */
  readonly value: unknown;
  /** `now` saves at once, for what is chosen and not typed. */
  readonly onChange: (value: unknown, options?: { readonly now?: boolean }) => void;
  readonly id: string;
  /** Id of the visible label. */
  readonly labelledBy: string;
  /** Ids of help and problems. */
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly entryId: string;
  /** The content locale the value is stored in. */
  readonly locale: string;
  /** Placeholder: the fallback value that visitors see while the field is empty. */
  readonly placeholder?: string | undefined;
}

/** Controls that are one element, which a label can name. */
export function isLabelable({ kind }: StudioControl): boolean {
  return ['text', 'long-text', 'number', 'switch', 'date-time'].includes(kind);
}

/** Controls with parts that show their own faults. */
export function hasParts(control: StudioControl): boolean {
  return ['list', 'fields', 'link', 'reference'].includes(control.kind);
}
