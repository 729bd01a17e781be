import type { SiteView } from '../../../ui/site/site-context';
import type { Site } from '../../site/site';
import type { CookieOptions } from './cookie-options';

/** Props of the consent island. */
export interface ConsentProps {
  locale: string;
  authorized: boolean;
  /** Version of the cookie policy (COOKIE-06). */
  version: string;
  /** Preselected options, before the visitor decides. */
  offered: CookieOptions;
}

interface CategoryTexts {
  name: keyof CookieOptions;
  label: string;
  text: string;
}

/** Everything a page needs to ask for consent. */
export interface ConsentPartsProps {
  island: ConsentProps;
  policyHref: string;
  texts: Record<
    'title' | 'text' | 'policy' | 'settings' | 'onlyEssentials' | 'acceptAll' | 'choose' | 'save' | 'close',
    string
  >;
  categories: CategoryTexts[];
  /** Opens the notice in the first paint (`noticeScript`); only where React does not hydrate the markup. */
  script?: string;
}

export function consentParts(
  { market, rules }: Site,
  { locale, authorized, t }: SiteView,
): ConsentPartsProps {
  const { version } = market.cookieConsent;
  const ticked = rules.cookiesPreTicked;
  return {
    island: {
      locale,
      authorized,
      version,
      offered: { essentials: true, performanceFunctional: ticked, marketing: ticked },
    },
    policyHref: `/${locale}/cookies-policy`,
    texts: {
      title: t('consent.title'),
      text: t('consent.text'),
      policy: t('consent.policy'),
      settings: t('consent.open'),
      onlyEssentials: t('consent.onlyEssentials'),
      acceptAll: t('consent.acceptAll'),
      choose: t('consent.choose'),
      save: t('consent.save'),
      close: t('app.close'),
    },
    categories: [
      {
        name: 'essentials',
        label: t('consent.categories.essentials'),
        text: t('consent.categories.essentialsText'),
      },
      {
        name: 'performanceFunctional',
        label: t('consent.categories.performanceFunctional'),
        text: t('consent.categories.performanceFunctionalText'),
      },
      {
        name: 'marketing',
        label: t('consent.categories.marketing'),
        text: t('consent.categories.marketingText'),
      },
    ],
  };
}
