import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { StudioControl, StudioField } from '../../../schemas/studio-form';
import type { ControlProps } from './controls/control-props';

/** Components that controls nest: list controls, object fields, entry forms. */
export interface FormParts {
  readonly Control: ComponentType<Omit<ControlProps, 'control'> & { readonly control: StudioControl }>;
  readonly Frame: ComponentType<FrameProps>;
  readonly Entry: ComponentType<{ readonly entryId: string }>;
}

export interface FrameProps extends Pick<
  ControlProps,
  'field' | 'value' | 'onChange' | 'id' | 'entryId' | 'locale' | 'placeholder'
> {
  /** Shown beside the label, such as the language. */
  readonly note?: string | undefined;
  /** Shown between label and control, such as a conflict. */
  readonly children?: ReactNode;
}

const PartsContext = createContext<FormParts | null>(null);

export const FormPartsProvider = PartsContext.Provider;

export function useFormParts(): FormParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('There is no form around this control.');
  return parts;
}

/** A field for a list item, which has no name. */
export function itemField(field: StudioField, control: StudioControl): StudioField {
  const { focusField: _ofTheList, ...rest } = field;
  return { ...rest, control, required: false, help: '' };
}
