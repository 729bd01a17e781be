import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import type { StudioSites } from '../../../../schemas/generated/types';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { type Device, type PageScope, type View, type ViewChange, sitesOf } from '../view-state';
import { MomentPicker } from './moment-picker';
import { VariantPicker } from './variant-picker';
import { VisitorPicker } from './visitor-picker';

export interface ViewControlsProps {
  sites: StudioSites;
  scope: PageScope;
  view: View;
  onChange: (change: ViewChange) => void;
}

const deviceIcons: Record<Device, ReactNode> = {
  desktop: <DesktopIcon />,
  tablet: <TabletIcon />,
  phone: <PhoneIcon />,
};

/** Pickers of site, device, moment and visitor. */
export function ViewControls({ sites, scope, view, onChange }: ViewControlsProps) {
  const isDefault = view.at === undefined && view.facts === undefined;
  return (
    <>
      <TextField
        select
        label={text('view.brand')}
        value={view.brand.id}
        onChange={({ target }) => onChange({ brand: target.value, locale: undefined })}
        sx={{ width: 150 }}
      >
        {sitesOf(sites, scope).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('view.market')}
        value={view.locale.locale}
        onChange={({ target }) => onChange({ brand: view.brand.id, locale: target.value })}
        sx={{ width: 240 }}
      >
        {view.brand.markets.flatMap((market) =>
          market.locales.map(({ locale, label }) => (
            <MenuItem key={locale} value={locale}>
              {text('view.marketAndLanguage', { market: market.name, language: label })}
            </MenuItem>
          )),
        )}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view.device}
        aria-label={text('view.device')}
        onChange={(_event, device: Device | null) => device && onChange({ device })}
      >
        {(['desktop', 'tablet', 'phone'] as const).map((device) => (
          <ToggleButton key={device} value={device} aria-label={text(`view.${device}`)}>
            {deviceIcons[device]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <MomentPicker at={view.at} timeZone={view.market.timeZone} onChange={(at) => onChange({ at })} />
      <VisitorPicker
        facts={view.facts}
        onChange={(facts) => onChange({ facts: facts && JSON.stringify(facts) })}
      />
      <VariantPicker
        facts={view.facts}
        onChange={(facts) => onChange({ facts: facts && JSON.stringify(facts) })}
      />
      {!isDefault && (
        <Button size="small" onClick={() => onChange({ at: undefined, facts: undefined })}>
          {text('view.reset')}
        </Button>
      )}
    </>
  );
}
