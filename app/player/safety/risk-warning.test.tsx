import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testSite } from '../../../ui/testing/site';
import { SiteProvider } from '../../../ui/site/site-context';
import { DetailsStep } from '../registration/steps/details-step';
import type { RegistrationFlow } from '../registration/registration-flow';
import { SignInView } from '../sign-in/sign-in-view';

const captcha: RegistrationFlow['captcha'] = {
  box: { current: null },
  asking: false,
  answer: () => Promise.resolve({ status: 'none' }),
};

const signIn = {
  action: '/login',
  wanted: '/',
  answer: undefined,
  problem: undefined,
  captcha,
  busy: false,
  submit: () => undefined,
};

const flow: RegistrationFlow = {
  setup: {
    details: ['email', 'password'],
    countries: [],
    phonePrefixes: [],
    provinces: [],
    minimumAge: 18,
    documents: { terms: '/terms', privacy: '/privacy', cookies: '/cookies' },
  },
  view: {
    step: 'Details',
    way: ['Details'],
    contactInfo: [],
    values: {
      country: 'FI',
      firstName: '',
      lastName: '',
      email: '',
      phonePrefix: '',
      phoneBody: '',
      bonusCode: '',
      termsAndConditionsAccepted: false,
      cookiePolicyAccepted: false,
      marketingOptIn: false,
      birthDay: '',
      birthMonth: '',
      birthYear: '',
      postCode: '',
      cpf: '',
      province: '',
    },
  },
  captcha,
  pageAddress: '/register',
  inDialog: false,
  wanted: '/',
  password: '',
  remember: () => undefined,
  onView: () => undefined,
};

function render(riskWarning: boolean): { signIn: string; signUp: string } {
  const site = testSite({
    rules: { marketStatus: 'open', returnToPlayer: false, riskWarning, loyalty: true },
  });
  const html = (form: React.ReactNode) =>
    renderToStaticMarkup(<SiteProvider value={site}>{form}</SiteProvider>);
  return {
    signIn: html(<SignInView signIn={signIn} />),
    signUp: html(<DetailsStep flow={flow} />),
  };
}

test('riskWarning: whoever signs in or up is warned of loss and dependence first', () => {
  for (const html of Object.values(render(true))) {
    expect(html).toContain('Gambling can be addictive and you can lose money.');
    expect(html.indexOf('role="note"')).toBeLessThan(html.indexOf('type="submit"'));
  }
  for (const html of Object.values(render(false))) expect(html).not.toContain('role="note"');
});
