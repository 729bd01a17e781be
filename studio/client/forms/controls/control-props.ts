import type { StudioControl, StudioField } from '../../../../schemas/studio-form';

/** Props of every control. */
export interface ControlProps<Kind extends StudioControl['kind'] = StudioControl['kind']> {
  readonly field: StudioField;
  readonly control: Extract<StudioControl, { kind: Kind }>;
  /** The stored value; undefined when the field is empty. */
  readonly value: unknown;
  /** `now` saves at once, for choices rather than typing. */
  readonly onChange: (value: unknown, options?: { readonly now?: boolean }) => void;
  readonly id: string;
  /** Id of the visible label. */
  readonly labelledBy: string;
  /** Ids of help and error texts. */
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly entryId: string;
  /** The content locale of the value. */
  readonly locale: string;
  /** Fallback value that visitors see while the field is empty. */
  readonly placeholder?: string | undefined;
}

/** Whether a control is a single element that a label can name. */
export function isLabelable({ kind }: StudioControl): boolean {
  return ['text', 'long-text', 'number', 'switch', 'date-time'].includes(kind);
}

/** Whether a control has parts that show their own faults. */
export function hasParts(control: StudioControl): boolean {
  return ['list', 'fields', 'link', 'reference'].includes(control.kind);
}
