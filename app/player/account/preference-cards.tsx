import type { accountPreferences } from './account-preferences.server';
import { CookiesCard } from './cards/cookies-card';
import { LanguageCard } from './cards/language-card';
import { MarketingCard } from './cards/marketing-card';

export type AccountPreferences = Awaited<ReturnType<typeof accountPreferences>>;

/** Language, messages and cookies. */
export function PreferenceCards({ language, languages, marketing }: AccountPreferences) {
  return (
    <>
      {languages.length > 1 && <LanguageCard language={language} languages={languages} />}
      {marketing && <MarketingCard preferences={marketing} />}
      <CookiesCard />
    </>
  );
}
