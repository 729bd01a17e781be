import { gamblingLimitsPath, accountPaths } from '../../player/account/account-navigation';
import { type AccountDetails, DetailsCards } from '../../player/account/details-cards';
import { type AccountPreferences, PreferenceCards } from '../../player/account/preference-cards';
import { ProtectionCards, type ProtectionProps } from '../../player/protection/protection-cards';
import { PageView } from './page-view';

export function AccountView() {
  return (
    <PageView<AccountDetails> path={accountPaths.details} routeId="routes/my-account/account">
      {(page) => <DetailsCards {...page} />}
    </PageView>
  );
}

export function SettingsView() {
  return (
    <PageView<AccountPreferences> path={accountPaths.preferences} routeId="routes/my-account/preferences">
      {(page) => <PreferenceCards {...page} />}
    </PageView>
  );
}

/** Limits, breaks and help, without leaving the game. */
export function ProtectionView() {
  return (
    <PageView<ProtectionProps> path={gamblingLimitsPath} routeId="routes/my-account/gambling-limits">
      {(page) => <ProtectionCards {...page} />}
    </PageView>
  );
}
