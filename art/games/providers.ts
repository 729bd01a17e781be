import type { FontId } from './lettering/fonts';

/** A studio. The ids are those the platform knows; titles and wordmarks are inventions. */
export interface Provider {
  /** One part, or aggregator and studio joined by a dash. */
  readonly id: string;
  readonly title: string;
  readonly aggregator: boolean;
  readonly restrictedCountries: readonly string[];
  readonly removeOverlay: boolean;
  readonly wordmark: { readonly font: FontId; readonly mark: Mark };
}

/** The sign beside the name. */
export type Mark =
  | 'arch'
  | 'bars'
  | 'bolt'
  | 'burst'
  | 'circle-cut'
  | 'crest'
  | 'diamond'
  | 'dots'
  | 'eye'
  | 'flag'
  | 'hex'
  | 'leaf'
  | 'loop'
  | 'orbit'
  | 'peak'
  | 'ring'
  | 'shoe'
  | 'square-cut'
  | 'wave';

function provider(
  id: string,
  title: string,
  font: FontId,
  mark: Mark,
  options: Partial<Pick<Provider, 'aggregator' | 'restrictedCountries' | 'removeOverlay'>> = {},
): Provider {
  const { aggregator = false, restrictedCountries = [], removeOverlay = false } = options;
  return { id, title, aggregator, restrictedCountries, removeOverlay, wordmark: { font, mark } };
}

export const providers: readonly Provider[] = [
  provider('relax', 'Laidback Labs', 'lilita-one', 'wave'),
  provider('quickspin', 'Whirligig Works', 'bangers', 'loop'),
  provider('evolution', 'Salon Nine Studios', 'limelight', 'orbit'),
  provider('playngo', 'Pocket Parade', 'titan-one', 'flag'),
  provider('pragmaticplay', 'Plain & Grand', 'russo-one', 'diamond', { restrictedCountries: ['NO'] }),
  provider('yggdrasil', 'Rootbridge Games', 'cinzel-decorative', 'leaf'),
  provider('pariplay', 'Evenhand Hub', 'russo-one', 'hex', { aggregator: true }),
  provider('softswiss', 'Cloudberry Exchange', 'lilita-one', 'peak', { aggregator: true }),
  provider('novomatic', 'Old Danube Amusements', 'bowlby-one', 'crest', {
    restrictedCountries: ['FI', 'NO'],
  }),
  provider('creedroomz', 'Parlour Eleven Live', 'limelight', 'arch'),
  provider('thunderkick', 'Rumbleworks', 'bowlby-one', 'bolt'),
  provider('pushgaming', 'Red Button Club', 'titan-one', 'circle-cut'),
  provider('egt', 'Sofia Lane Reels', 'russo-one', 'bars', {
    restrictedCountries: ['CA'],
    removeOverlay: true,
  }),
  provider('softswiss-bgaming', 'Bumblebee Bureau', 'luckiest-guy', 'dots'),
  provider('softswiss-spinomenal', 'Phenomena Yard', 'bangers', 'burst', { restrictedCountries: ['DE'] }),
  provider('pariplay-wizard', 'Gandermoor Games', 'cinzel-decorative', 'ring', {
    restrictedCountries: ['BR'],
    removeOverlay: true,
  }),
  provider('lanternfish', 'Lanternfish', 'lilita-one', 'eye'),
  provider('northpaw', 'Northpaw', 'titan-one', 'square-cut'),
  provider('tinhorse', 'Tin Horse Foundry', 'bowlby-one', 'shoe'),
];
