/** Subjects of a report, in reading order. */
export const subjects = [
  'files',
  'rules',
  'licences',
  'legal',
  'links',
  'pictures',
  'payments',
  'texts',
  'theme',
  'hosts',
  'budgets',
] as const;

export type Subject = (typeof subjects)[number];

/** A brand must not go live with a blocker; a person decides about a warning; a note is informational. */
export const severities = ['blocker', 'warning', 'note'] as const;

export type Severity = (typeof severities)[number];

/** All kinds of findings. Their texts are the messages `launchReport.found.<kind>` and `launchReport.remedy.<kind>`. */
export const findingKinds = {
  refusedFile: { subject: 'files', severity: 'blocker' },
  placeholderLeft: { subject: 'files', severity: 'blocker' },
  starterText: { subject: 'files', severity: 'warning' },
  featureExpired: { subject: 'files', severity: 'warning' },
  iconMissing: { subject: 'files', severity: 'warning' },
  marketOff: { subject: 'rules', severity: 'note' },
  marketDemoOnly: { subject: 'rules', severity: 'note' },
  marketBlocked: { subject: 'rules', severity: 'note' },
  followsSpecification: { subject: 'rules', severity: 'warning' },
  unverifiedRules: { subject: 'rules', severity: 'warning' },
  oldRuleSources: { subject: 'rules', severity: 'warning' },
  otherAge: { subject: 'rules', severity: 'blocker' },
  prohibitedOffer: { subject: 'rules', severity: 'blocker' },
  wageringAboveCap: { subject: 'rules', severity: 'blocker' },
  noConditions: { subject: 'rules', severity: 'warning' },
  noCampaign: { subject: 'rules', severity: 'blocker' },
  campaignUnknown: { subject: 'rules', severity: 'blocker' },
  campaignWithoutChance: { subject: 'rules', severity: 'blocker' },
  campaignEndsFirst: { subject: 'rules', severity: 'blocker' },
  campaignNotOffered: { subject: 'rules', severity: 'blocker' },
  experimentUnknown: { subject: 'links', severity: 'blocker' },
  experimentMisplaced: { subject: 'links', severity: 'blocker' },
  experimentDivision: { subject: 'rules', severity: 'blocker' },
  experimentDates: { subject: 'rules', severity: 'blocker' },
  foreignCurrency: { subject: 'rules', severity: 'blocker' },
  unknownPlaceholder: { subject: 'texts', severity: 'blocker' },
  noFooter: { subject: 'licences', severity: 'blocker' },
  noLicence: { subject: 'licences', severity: 'blocker' },
  noMarks: { subject: 'licences', severity: 'blocker' },
  markMissing: { subject: 'licences', severity: 'blocker' },
  legalMissing: { subject: 'legal', severity: 'blocker' },
  legalHidden: { subject: 'legal', severity: 'blocker' },
  legalUntitled: { subject: 'legal', severity: 'blocker' },
  legalEmpty: { subject: 'legal', severity: 'blocker' },
  legalInOtherLanguage: { subject: 'legal', severity: 'blocker' },
  deadLink: { subject: 'links', severity: 'blocker' },
  wrongAddress: { subject: 'links', severity: 'blocker' },
  redirectedLink: { subject: 'links', severity: 'warning' },
  redirectHidesPage: { subject: 'links', severity: 'blocker' },
  redirectToNothing: { subject: 'links', severity: 'blocker' },
  unpublishedLink: { subject: 'links', severity: 'warning' },
  pictureMissing: { subject: 'pictures', severity: 'blocker' },
  noPictureForCell: { subject: 'pictures', severity: 'warning' },
  noNarrowPicture: { subject: 'pictures', severity: 'warning' },
  noDescription: { subject: 'pictures', severity: 'warning' },
  heavyPicture: { subject: 'pictures', severity: 'warning' },
  textOnPicture: { subject: 'pictures', severity: 'warning' },
  narrowPicture: { subject: 'pictures', severity: 'warning' },
  noPayments: { subject: 'payments', severity: 'warning' },
  paymentLogoMissing: { subject: 'payments', severity: 'blocker' },
  platformCurrency: { subject: 'payments', severity: 'blocker' },
  requiredMissing: { subject: 'texts', severity: 'blocker' },
  holdsItself: { subject: 'links', severity: 'blocker' },
  textRefersToItself: { subject: 'texts', severity: 'blocker' },
  fontNotBundled: { subject: 'theme', severity: 'warning' },
  interfaceIncomplete: { subject: 'texts', severity: 'blocker' },
  textInOtherLanguage: { subject: 'texts', severity: 'warning' },
  headingSkipped: { subject: 'texts', severity: 'warning' },
  lowContrast: { subject: 'theme', severity: 'blocker' },
  wrongHost: { subject: 'hosts', severity: 'blocker' },
  hostTwice: { subject: 'hosts', severity: 'blocker' },
  onlyLocalHosts: { subject: 'hosts', severity: 'blocker' },
  pageFailed: { subject: 'budgets', severity: 'blocker' },
  htmlOverBudget: { subject: 'budgets', severity: 'blocker' },
  scriptOverBudget: { subject: 'budgets', severity: 'blocker' },
  styleOverBudget: { subject: 'budgets', severity: 'blocker' },
  picturesOverBudget: { subject: 'budgets', severity: 'blocker' },
  notBuilt: { subject: 'budgets', severity: 'note' },
} as const satisfies Record<string, { subject: Subject; severity: Severity }>;

export type FindingKind = keyof typeof findingKinds;

/** Location of a finding. */
export interface Place {
  /** File with pointer, or entry with field, to correct it. */
  at: string;
  /** Path below the locale of a page that shows it. */
  path?: string;
  /** The entry with a JSON pointer below its fields, for faults in content. */
  entry?: { id: string; pointer: string };
}

/** One fault, with all its locations. */
export interface Finding {
  kind: FindingKind;
  subject: Subject;
  severity: Severity;
  /** Values for its texts. */
  values: Record<string, string | number>;
  /** Codes of affected markets; empty for the whole brand. */
  markets: string[];
  /** Locale segments of affected addresses; empty for the whole brand. */
  locales: string[];
  places: Place[];
}
