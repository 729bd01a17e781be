import { Autocomplete, TextField } from '@mui/material';
import type { StudioField } from '../../../../schemas/studio-form';
import { useSites } from '../../api/sites';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';

const marketFields = ['markets', 'onlyMarkets', 'onlyShowMarkets'];
const brandFields = ['brands', 'onlyBrands'];

/** Whether a list contains unordered, untranslated codes or words. */
export function isCodeList({ control, localized }: StudioField): boolean {
  return (
    control.kind === 'list' && control.item.kind === 'text' && control.item.format === null && !localized
  );
}

/** Codes such as markets, with suggestions. */
export function CodeListControl(props: ControlProps<'list'>) {
  const { field, value, onChange, id, describedBy, invalid } = props;
  const { readOnly } = useForm();
  const options = useKnownCodes(field.name);
  const values = (Array.isArray(value) ? value : []).filter((one): one is string => typeof one === 'string');
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      size="small"
      readOnly={readOnly}
      options={options.map(({ code }) => code)}
      getOptionLabel={(code) => options.find((option) => option.code === code)?.label ?? code}
      value={values}
      onChange={(_event, next) =>
        onChange([...new Set(next.map((one) => one.trim()).filter(Boolean))], { now: true })
      }
      clearText={text('form.codes.clear')}
      renderInput={(input) => (
        <TextField
          {...input}
          error={invalid}
          placeholder={values.length === 0 ? text('form.codes.add') : ''}
          slotProps={{
            ...input.slotProps,
            htmlInput: {
              ...input.slotProps.htmlInput,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    />
  );
}

interface KnownCode {
  readonly code: string;
  readonly label: string;
}

function useKnownCodes(name: string): readonly KnownCode[] {
  const brands = useSites().data?.brands ?? [];
  if (brandFields.includes(name)) return brands.map((brand) => ({ code: brand.id, label: brand.name }));
  if (!marketFields.includes(name)) return [];
  const markets = brands.flatMap((brand) => brand.markets);
  const labels = new Map(markets.map((market) => [market.code, `${market.name} (${market.code})`]));
  return [...labels].map(([code, label]) => ({ code, label }));
}
