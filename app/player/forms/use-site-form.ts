import { type DefaultValue, useForm } from '@conform-to/react';
import { useId } from 'react';
import { checkForm } from './check-form';
import type { FormResult } from './form-answer';
import type { FormDefinition } from './form-definition';
import { useStoredValues } from './use-stored-values';
import { useValidateLeftField } from './validate-left-field';

/** Values of a form as a mapped type, because an interface has no index signature. */
export type Fields<Value> = { [Name in keyof Value]: Value[Name] };

interface SiteFormOptions<Value> {
  /** The action's last response. */
  lastResult?: FormResult;
  defaultValue?: DefaultValue<Fields<Value>>;
  /** Called with the valid form, for forms sent by script; without it the browser or Remix sends it. */
  onSubmit?: (form: HTMLFormElement) => void;
  /** Restores input after a reload, except secrets. */
  keep?: boolean;
}

/**
 * State of a form: values, errors and attributes of its fields. A field is validated on blur, and on each input once it
 * was invalid; the whole form before it is sent.
 */
export function useSiteForm<Value extends object>(
  definition: FormDefinition<Value>,
  { lastResult, defaultValue, onSubmit, keep = false }: SiteFormOptions<Value> = {},
) {
  const id = `${definition.name}-${useId()}`;
  const [form, fields] = useForm<Fields<Value>>({
    id,
    lastResult,
    defaultValue,
    constraint: constraints(definition),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => checkForm(definition, formData),
    onSubmit: onSubmit
      ? (event, { submission }) => {
          if (submission?.status !== 'success') return;
          event.preventDefault();
          onSubmit(event.currentTarget);
        }
      : undefined,
  });
  const isName = (name: string): name is keyof Value & string => Object.hasOwn(definition.fields, name);
  useValidateLeftField(id, (name) => {
    if (isName(name)) form.validate({ name: fields[name].name });
  });
  useStoredValues(definition, id, { keep, accepted: lastResult?.status === 'success' });
  return [form, fields] as const;
}

/** HTML constraint attributes from the schema, for browsers before hydration and for screen readers. */
function constraints(definition: FormDefinition<unknown>) {
  return Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [
      name,
      {
        required: definition.required.includes(name) && field.type !== 'boolean',
        ...(field.minLength !== undefined && field.minLength > 1 ? { minLength: field.minLength } : {}),
        ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
        ...(field.pattern === undefined ? {} : { pattern: field.pattern }),
      },
    ]),
  );
}
