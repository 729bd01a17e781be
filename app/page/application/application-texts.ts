/** Sections of the interface texts that application pages translate in the browser. */
export const applicationTexts = [
  'account',
  'app',
  'errors',
  'forms',
  'navigation',
  'player',
  'refusal',
  'registration',
  'resetPassword',
  'safety',
  'signIn',
  'terms',
  'wallet',
];
