/** Sections of the interface texts that application pages translate in the browser. */
export const applicationTexts = [
  'account',
  'app',
  'errors',
  'forms',
  'navigation',
  'player',
  'registration',
  'resetPassword',
  'signIn',
  'terms',
  'wallet',
];
