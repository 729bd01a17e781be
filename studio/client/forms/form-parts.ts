import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { StudioControl, StudioField } from '../../../schemas/studio-form';
import type { ControlProps } from './controls/control-props';

/** Parts that controls nest in themselves: a list has controls, an object has fields, a link has the form of its entry. */
export interface FormParts {
  readonly Control: ComponentType<Omit<ControlProps, 'control'> & { readonly control: StudioControl }>;
  readonly Frame: ComponentType<FrameProps>;
  readonly Entry: ComponentType<{ readonly entryId: string }>;
}

export interface FrameProps extends Pick<
  ControlProps,
  'field' | 'value' | 'onChange' | 'id' | 'entryId' | 'locale' | 'placeholder'
> {
  /** Beside the label, such as the language. */
  readonly note?: string | undefined;
  /** Between label and control, such as a conflict. */
  readonly children?: ReactNode;
}

const PartsContext = createContext<FormParts | null>(null);

export const FormPartsProvider = PartsContext.Provider;

export function useFormParts(): FormParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('There is no form around this control.');
  return parts;
}

/** A field for an item of a list, which has no name of its own. */
export function itemField(field: StudioField, control: StudioControl): StudioField {
  const { focusField: _ofTheList, ...rest } = field;
  return { ...rest, control, required: false, help: '' };
}
