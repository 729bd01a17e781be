import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { readSettings } from '../brands/calls';
import type { View } from '../composer/view-state';
import { text } from '../text/text';

interface SettingOriginProps {
  /** For example `rules.loyalty`. */
  setting: string;
  view: View;
}

/** The value of a setting in the view's market, with its file. */
export function SettingOrigin({ setting, view: { brand, market } }: SettingOriginProps) {
  const { data, error } = useQuery({
    queryKey: ['brand-settings', brand.id, market.code],
    queryFn: () => readSettings(brand.id, market.code),
    retry: false,
  });
  const value = data?.values.find(({ path }) => path === setting);
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {value && text('why.decidedBy', { setting, value: value.text, file: fileName(value.file, brand.id) })}
      {value?.source && ` ${value.source.title}.`}
      {error && text('why.settingUnknown', { setting })}{' '}
      <Link
        component={RouterLink}
        to={`/brands/${encodeURIComponent(brand.id)}/settings?market=${encodeURIComponent(market.code)}`}
      >
        {text('why.settings')}
      </Link>
    </Typography>
  );
}

function fileName(file: string, brand: string): string {
  return file === `changes/${brand}.json` ? text('brands.changedHere') : file;
}
