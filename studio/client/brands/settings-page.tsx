import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { useBrand } from './brand-layout';
import { readSettings } from './calls';
import { SettingsTable } from './settings-table';

/** The settings of a brand in a market, each with its file. */
export function SettingsPage() {
  const brand = useBrand();
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('market');
  const market = brand.markets.find(({ code }) => code === wanted) ?? brand.markets[0];
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim().toLowerCase());
  const settings = useQuery({
    queryKey: ['brand-settings', brand.id, market?.code],
    queryFn: () => readSettings(brand.id, market?.code ?? ''),
    enabled: market !== undefined,
  });
  if (!market) return <Alert severity="info">{text('brands.noMarket')}</Alert>;
  const shown = settings.data?.values.filter((setting) =>
    `${setting.path} ${setting.text} ${setting.file}`.toLowerCase().includes(search),
  );
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('brands.settings', { brand: brand.name })}
        </Typography>
        <TextField
          type="search"
          label={text('brands.searchSettings')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: 260 }}
        />
        <TextField
          select
          label={text('brands.market')}
          value={market.code}
          onChange={({ target }) => setAddress({ market: target.value }, { replace: true })}
          sx={{ width: 200 }}
        >
          {brand.markets.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {settings.error && <Problem error={settings.error} onRetry={() => void settings.refetch()} />}
      {!shown && !settings.error && <Loading />}
      {shown && (
        <>
          <Typography color="textSecondary">
            {text('brands.settingsHint', { day: settings.data?.day ?? '' })}
          </Typography>
          <Typography role="status" color="textSecondary">
            {text('brands.settings.count', { count: shown.length })}
          </Typography>
          <SettingsTable brand={brand.id} settings={shown} />
        </>
      )}
    </Stack>
  );
}
