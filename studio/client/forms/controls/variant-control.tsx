import type { StudioField } from '../../../../schemas/studio-form';
import { isRecord } from '../../../../schemas/is-record';
import { useVariants } from '../../experiments/calls';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import { ChoiceSelect } from './choice-select';
import type { ControlProps } from './control-props';

/** Whether a field holds the experiment and variant of a block. */
export function isVariantField({ name, control }: StudioField): boolean {
  return name === 'experiment' && control.kind === 'fields';
}

/** The variant of a block; experiments are separate entries. */
export function VariantControl(props: ControlProps<'fields'>) {
  const { value, onChange } = props;
  const { readOnly } = useForm();
  const variants = useVariants();
  const { experiment, variant } = isRecord(value) ? value : {};
  const chosen = typeof experiment === 'string' ? `${experiment}:${String(variant)}` : '';
  const offered = variants.map((each) => ({
    value: `${each.experiment}:${each.variant}`,
    label: each.label,
  }));
  const isOffered = chosen === '' || offered.some((choice) => choice.value === chosen);
  const choices = [
    { value: '', label: text('experiments.noVariant') },
    ...offered,
    ...(isOffered ? [] : [{ value: chosen, label: chosen }]),
  ];
  return (
    <ChoiceSelect
      {...props}
      chosen={chosen}
      choices={choices}
      disabled={readOnly}
      onChoose={(choice) => {
        const [key, own] = choice.split(':');
        onChange(choice === '' ? undefined : { experiment: key, variant: own }, { now: true });
      }}
    />
  );
}
