/** Sections of the interface texts that application pages translate in the browser. */
export const applicationTexts = [
  'account',
  'app',
  'breaks',
  'errors',
  'forms',
  'limits',
  'navigation',
  'player',
  'refusal',
  'realityCheck',
  'registration',
  'resetPassword',
  'safety',
  'signIn',
  'terms',
  'wallet',
];
