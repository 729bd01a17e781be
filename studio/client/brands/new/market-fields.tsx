import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { NewBrandCheckReply } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import type { FieldsProps } from './brand-fields';

type Market = NonNullable<NewBrandCheckReply['brand']>['markets'][number];

/** Markets, languages and currencies of a brand. */
export function MarketFields(props: FieldsProps) {
  const { draft, choices, checked, disabled, faultAt, onChange } = props;
  const marketName = new Map(choices.markets.map(({ code, name }) => [code, `${name} (${code})`]));
  const languageName = new Map(choices.languages.map(({ code, name }) => [code, name]));
  const [markets, languages, currencies] = [faultAt('markets'), faultAt('languages'), faultAt('currencies')];
  return (
    <>
      <Autocomplete
        multiple
        disableCloseOnSelect
        disabled={disabled}
        options={choices.markets.map(({ code }) => code)}
        getOptionLabel={(code) => marketName.get(code) ?? code}
        value={draft.markets}
        onChange={(_event, value) => onChange({ markets: value })}
        renderInput={(input) => (
          <TextField
            {...input}
            label={text('newBrand.markets')}
            error={markets !== undefined}
            helperText={markets ?? text('newBrand.marketsHint')}
          />
        )}
      />
      <Autocomplete
        multiple
        disableCloseOnSelect
        disabled={disabled}
        options={choices.languages.map(({ code }) => code)}
        getOptionLabel={(code) => languageName.get(code) ?? code}
        value={draft.languages}
        onChange={(_event, value) => onChange({ languages: value })}
        renderInput={(input) => (
          <TextField
            {...input}
            label={text('newBrand.languages')}
            placeholder={draft.languages.length === 0 ? text('newBrand.usualLanguages') : ''}
            error={languages !== undefined}
            helperText={languages ?? text('newBrand.languagesHint')}
            // An empty field shows its meaning.
            slotProps={{
              ...input.slotProps,
              inputLabel: { ...input.slotProps.inputLabel, shrink: true },
            }}
          />
        )}
      />
      {currencies !== undefined && <Alert severity="error">{currencies}</Alert>}
      {checked?.brand?.markets.map((market) => (
        <MarketFacts
          key={market.code}
          market={market}
          {...props}
          names={market.languages.map((code) => languageName.get(code) ?? code).join(', ')}
        />
      ))}
    </>
  );
}

/** Facts of a market: languages, licence, legal notes, and a field for another currency. */
function MarketFacts(props: FieldsProps & { market: Market; names: string }) {
  const { market, names, draft, choices, disabled, onChange } = props;
  const { code, name, currency, licence, notes } = market;
  const usual = choices.markets.find((each) => each.code === code)?.currency;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ borderInlineStart: '3px solid', borderInlineStartColor: 'divider', paddingInlineStart: 2 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text('newBrand.marketFacts', { languages: names, licence })}
      </Typography>
      <TextField
        select
        size="small"
        disabled={disabled}
        label={text('newBrand.currency', { market: name })}
        value={currency}
        onChange={({ target }) => {
          const { [code]: _former, ...others } = draft.currencies;
          onChange({ currencies: target.value === usual ? others : { ...others, [code]: target.value } });
        }}
        sx={{ mt: 1.5, minWidth: 'min(100%, 220px)' }}
      >
        {choices.currencies.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ mt: 1 }}>
          {text('newBrand.note', { note })}
        </Typography>
      ))}
    </Box>
  );
}
