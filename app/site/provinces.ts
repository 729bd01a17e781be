/** The Canadian provinces a player can live in (MARKET-25); Intl cannot name them, so the interface texts do. */
export const provinceCodes = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;
