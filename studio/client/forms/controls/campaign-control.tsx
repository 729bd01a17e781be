import { Autocomplete, Box, FormHelperText, TextField, Typography } from '@mui/material';
import type { StudioField } from '../../../../schemas/studio-form';
import { type CampaignChoice, useCampaigns } from '../../api/campaigns';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';

/** Whether a field is the id of a platform campaign. */
export function isCampaign({ name, control }: StudioField): boolean {
  return name === 'campaignId' && control.kind === 'number';
}

/** Select of launched campaigns; while they cannot be loaded the id is typed. */
export function CampaignControl(props: ControlProps<'number'>) {
  const { value, onChange, id, describedBy, invalid, field } = props;
  const { readOnly } = useForm();
  const { data, isError } = useCampaigns();
  const campaigns = data?.campaigns ?? [];
  const number = typeof value === 'number' ? value : undefined;
  const chosen = campaigns.find(({ campaignId }) => campaignId === number);
  const take = (next: string | CampaignChoice | null) => {
    if (next === null || (typeof next === 'string' && next.trim() === ''))
      return void onChange(undefined, { now: true });
    const wanted = typeof next === 'string' ? Number(/^\d{1,10}$/.exec(next.trim())?.[0]) : next.campaignId;
    if (Number.isInteger(wanted) && wanted > 0) onChange(wanted, { now: true });
  };
  return (
    <>
      <Autocomplete<CampaignChoice, false, false, true>
        id={id}
        freeSolo
        size="small"
        readOnly={readOnly}
        options={campaigns}
        groupBy={({ brand }) => brand}
        getOptionKey={idOf}
        getOptionLabel={idOf}
        isOptionEqualToValue={(option, other) => idOf(option) === idOf(other)}
        filterOptions={(options, { inputValue }) => matching(options, inputValue)}
        value={number === undefined ? null : (chosen ?? String(number))}
        onChange={(_event, next) => take(next)}
        // A typed number is applied at once: an editor may publish without leaving the field.
        onInputChange={(_event, typed, reason) => {
          if (reason === 'input') take(typed);
        }}
        renderOption={({ key, ...option }, campaign) => (
          <Box component="li" key={key} {...option}>
            <Box>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {campaign.campaignId} · {campaign.name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {factsOf(campaign)}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(input) => (
          <TextField
            {...input}
            error={invalid}
            placeholder={text('form.campaign.choose')}
            slotProps={{
              ...input.slotProps,
              htmlInput: {
                ...input.slotProps.htmlInput,
                'aria-describedby': `${describedBy} ${id}-campaign`,
                'aria-required': field.required,
              },
            }}
          />
        )}
      />
      <FormHelperText id={`${id}-campaign`} aria-live="polite">
        {chosen ? `${chosen.name} · ${factsOf(chosen)}` : isError ? text('form.campaign.away') : ''}
      </FormHelperText>
    </>
  );
}

const idOf = (option: CampaignChoice | string): string =>
  typeof option === 'string' ? option : String(option.campaignId);

/** Options whose number, name, kind or markets contain every typed word. */
function matching(options: CampaignChoice[], typed: string): CampaignChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const { campaignId, name } = option;
    const searched = `${campaignId} ${name} ${factsOf(option)}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}

function factsOf({ kind, state, startsAt, endsAt, markets }: CampaignChoice): string {
  const day = (moment: string | undefined) => moment?.slice(0, 10) ?? '';
  const dates = [
    ...(startsAt === undefined ? [] : [text('form.campaign.from', { day: day(startsAt) })]),
    ...(endsAt === undefined ? [] : [text('form.campaign.until', { day: day(endsAt) })]),
  ];
  return [kind, text(`form.campaign.state.${state}`), ...dates, markets.join(', ')].join(' · ');
}
