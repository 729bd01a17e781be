import { MenuItem, Stack, TextField } from '@mui/material';
import { text } from '../../text/text';
import { type AssetFilter, assetOrders, type AssetShow } from './asset-query';
import { useTags } from './use-tags';

export const fileKinds = ['all', 'picture', 'video', 'captions', 'document', 'other'] as const;

interface Props {
  readonly filter: AssetFilter;
  /** Selectable kinds; hidden with only one. */
  readonly kinds?: readonly AssetFilter['kind'][];
  readonly shows: readonly AssetShow[];
  readonly onChange: (filter: AssetFilter) => void;
}

/** Filter bar of the list of assets. */
export function MediaFilters({ filter, kinds = fileKinds, shows, onChange }: Props) {
  const tags = useTags();
  const set = (change: Partial<AssetFilter>) => onChange({ ...filter, page: 0, ...change });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }} role="search">
      <TextField
        size="small"
        fullWidth={false}
        type="search"
        label={text('media.search')}
        value={filter.text}
        onChange={({ target }) => set({ text: target.value })}
        sx={{ flexGrow: 1, minWidth: 220 }}
      />
      {kinds.length > 1 && (
        <Choice
          label={text('media.filter.kind')}
          value={filter.kind}
          options={kinds.map((kind) => [kind, text(`media.kind.${kind}`)])}
          onChange={(kind) => set({ kind })}
        />
      )}
      {tags.length > 0 && (
        <Choice
          label={text('media.filter.tag')}
          value={filter.tag}
          options={[['', text('media.filter.any')], ...tags.map(({ id, name }) => [id, name] as const)]}
          onChange={(tag) => set({ tag })}
        />
      )}
      {shows.length > 1 && (
        <Choice
          label={text('media.filter.show')}
          value={filter.show}
          options={shows.map((show) => [show, text(`media.show.${show}`)])}
          onChange={(show) => set({ show })}
        />
      )}
      <Choice
        label={text('media.filter.order')}
        value={filter.order}
        options={assetOrders.map((order) => [order, text(`media.order.${order}`)])}
        onChange={(order) => set({ order })}
      />
    </Stack>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([option]) => option === target.value);
        if (chosen) onChange(chosen[0]);
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 130 }}
    >
      {options.map(([option, name]) => (
        <MenuItem key={option} value={option}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
