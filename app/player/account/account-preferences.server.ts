import { validatePlatformMarketingPreferences } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { unlessRefused } from './account-details.server';
import { languagesOf } from './languages.server';

/** Data of the preferences page: stored marketing preferences (API-094) and the languages of the market. */
export async function accountPreferences({ site, call }: Player) {
  const marketing = await unlessRefused(
    call({
      path: '/platform/v1/player/marketing_preferences',
      validate: validatePlatformMarketingPreferences,
    }),
  );
  return {
    marketing,
    language: site.language,
    languages: languagesOf(site).map(({ value, label }) => ({ value, label })),
  };
}
